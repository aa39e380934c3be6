/** TC-11: known costs against the budget. */
import { convertByTable } from '../../currency-conversion/index.ts'
import type { Money } from '../../kernel/index.ts'
import { sharedTicketStops } from '../../trip-budget/index.ts'
import type { Stop, Trip } from '../../trip/index.ts'
import type { CheckFacts } from '../check-facts.ts'
import type { Finding } from '../finding.ts'

export function checkBudget(trip: Trip, facts: CheckFacts): readonly Finding[] {
  const { budget } = trip.wishes
  if (!budget) return []
  const { total, unknownCosts } = knownCosts(trip, budget.currency, facts)
  const base = { dayId: null, stopIds: [], at: null, total, budget, unknownCosts } as const
  if (total.minorUnits > budget.minorUnits) return [{ code: 'budget-exceeded', severity: 'error', ...base }]
  return unknownCosts > 0 ? [{ code: 'budget-open', severity: 'note', ...base }] : []
}

export type KnownCosts = { readonly total: Money; readonly unknownCosts: number }

export function knownCosts(trip: Trip, currency: string, { rates }: CheckFacts): KnownCosts {
  const stops = trip.days.flatMap((day) => day.stops).filter(({ kind }) => kind === 'visit' || kind === 'meal')
  const shared = sharedTicketStops(trip)
  const costs = stops.map((stop) => {
    if (shared.has(stop.id)) return { minorUnits: 0, currency }
    const cost = costOf(stop, trip)
    return cost && convertByTable(cost, currency, rates)
  })
  const known = costs.filter((cost) => cost !== null)
  return {
    total: { minorUnits: known.reduce((sum, { minorUnits }) => sum + minorUnits, 0), currency },
    unknownCosts: costs.length - known.length,
  }
}

/** The stop's own cost, or the entrance for every adult; children's prices are rarely known. */
function costOf({ cost, placeId }: Stop, { places, wishes }: Trip): Money | null {
  if (cost) return cost
  const price = placeId === null ? null : (places[placeId]?.price ?? null)
  return price && { ...price, minorUnits: price.minorUnits * wishes.adults }
}
