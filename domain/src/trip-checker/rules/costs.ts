/** TC-11: what is known to be paid, against what there is. */
import type { Money } from '../../kernel/index.ts'
import type { Stop, Trip } from '../../trip/index.ts'
import type { CheckFacts } from '../check-facts.ts'
import type { Finding } from '../finding.ts'

export function checkBudget(trip: Trip, { convert }: CheckFacts): readonly Finding[] {
  const { budget } = trip.wishes
  if (!budget) return []
  const stops = trip.days.flatMap((day) => day.stops).filter(({ kind }) => kind !== 'free')
  const costs = stops.map((stop) => {
    const cost = costOf(stop, trip)
    return cost && (cost.currency === budget.currency ? cost : (convert?.(cost, budget.currency) ?? null))
  })
  const known = costs.filter((cost) => cost !== null)
  const total: Money = {
    minorUnits: known.reduce((sum, { minorUnits }) => sum + minorUnits, 0),
    currency: budget.currency,
  }
  if (total.minorUnits <= budget.minorUnits) return []
  const unknownCosts = costs.length - known.length
  return [
    { code: 'budget-exceeded', severity: 'error', dayId: null, stopIds: [], at: null, total, budget, unknownCosts },
  ]
}

/** What a stop says it costs, or the entrance for every adult; what children pay is rarely known. */
function costOf({ cost, placeId }: Stop, { places, wishes }: Trip): Money | null {
  if (cost) return cost
  const price = placeId === null ? null : (places[placeId]?.price ?? null)
  return price && { ...price, minorUnits: price.minorUnits * wishes.adults }
}
