/** TC-18: a requested diet or step-free access, at places not known to have it, or known not to. */
import type { Stop, Trip } from '../../trip/index.ts'
import type { Finding } from '../finding.ts'

export function checkNeeds(trip: Trip): readonly Finding[] {
  const { diets, mobility } = trip.wishes
  const stops = trip.days.flatMap((day) => day.stops).filter(({ placeId }) => placeId !== null)
  const tables = diets.length === 0 ? [] : stops.filter((stop) => stop.kind === 'meal' && !servesAll(stop, trip, diets))
  const isStepFree = mobility === 'step-free'
  const withSteps = isStepFree ? stops.filter((stop) => wheelchairOf(stop, trip) === 'no') : []
  const unknown = isStepFree ? stops.filter((stop) => !['yes', 'no'].includes(wheelchairOf(stop, trip) ?? '')) : []
  return [
    ...found(tables, { need: 'diet', isKnownNotTo: false, diets }),
    ...found(withSteps, { need: 'step-free', isKnownNotTo: true, diets: [] }),
    ...found(unknown, { need: 'step-free', isKnownNotTo: false, diets: [] }),
  ]
}

type Need = Pick<Extract<Finding, { code: 'need-unmet' }>, 'need' | 'isKnownNotTo' | 'diets'>

function found(stops: readonly Stop[], need: Need): readonly Finding[] {
  if (stops.length === 0) return []
  const severity = need.isKnownNotTo ? 'warning' : 'note'
  return [{ code: 'need-unmet', severity, dayId: null, at: null, stopIds: stops.map(({ id }) => id), ...need }]
}

function servesAll({ placeId }: Stop, { places }: Trip, diets: readonly string[]): boolean {
  const served = places[placeId ?? '']?.diets ?? []
  return diets.every((diet) => served.includes(diet) || (diet === 'vegetarian' && served.includes('vegan')))
}

function wheelchairOf({ placeId }: Stop, { places }: Trip): 'yes' | 'limited' | 'no' | undefined {
  return places[placeId ?? '']?.wheelchair
}
