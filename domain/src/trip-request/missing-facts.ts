import type { MissingFact, TripRequest } from './trip-request.ts'

/** The facts to ask for before planning, the most important first. */
export function missingFacts(
  request: Pick<TripRequest, 'destinations' | 'dates' | 'days' | 'travellers' | 'budget'>,
  isPeopleAssumed = false,
): readonly MissingFact[] {
  const { destinations, dates, days, travellers, budget } = request
  const isMissing: Readonly<Record<MissingFact, boolean>> = {
    destination: destinations.length === 0,
    dates: dates === null || !dates.value.isExact,
    length: days === null,
    people: travellers === null || isPeopleAssumed,
    'child-ages': travellers !== null && travellers.value.childAges.length < travellers.value.children,
    currency: budget !== null && budget.value.currency === null,
  }
  return (Object.keys(isMissing) as MissingFact[]).filter((fact) => isMissing[fact])
}
