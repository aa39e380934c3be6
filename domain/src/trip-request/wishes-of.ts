import type { Money } from '../kernel/index.ts'
import type { TripWishes } from '../trip/index.ts'
import type { TripRequest } from './trip-request.ts'

/** Who says that a long way is hard is not led further than this in a day. */
const SHORT_WALKS_METRES = 4000

/** What the planner obeys, with what was not said at its usual value: one adult, a steady pace, no limits. */
export function wishesOf(request: TripRequest): TripWishes {
  const { people = 1, children = 0, childAges = [] } = request.travellers?.value ?? {}
  const listOf = <T>(facts: readonly { readonly value: T }[]): readonly T[] => facts.map(({ value }) => value)
  return {
    adults: Math.max(1, people - children),
    childAges,
    pace: request.pace?.value ?? 'steady',
    interests: listOf(request.interests),
    diets: listOf(request.diets),
    mobility: request.mobility?.value ?? 'any',
    walkingCapMetres: request.mobility?.value === 'short-walks' ? SHORT_WALKS_METRES : null,
    budget: budgetOf(request),
    mustSee: listOf(request.mustSee),
    mustNot: listOf(request.mustNot),
  }
}

/** For everybody and the whole trip; null where the length or the currency is still to be asked. */
function budgetOf({ budget, days, travellers }: TripRequest): Money | null {
  if (!budget || budget.value.currency === null) return null
  const { minorUnits, currency, per } = budget.value
  const people = travellers?.value.people ?? 1
  const isDaily = per === 'day' || per === 'person-day'
  if (isDaily && !days) return null
  const times = (per === 'person' || per === 'person-day' ? people : 1) * (isDaily ? (days?.value ?? 1) : 1)
  return { minorUnits: minorUnits * times, currency }
}
