import type { Money } from '../kernel/index.ts'

export { fareFor } from './fare.ts'
export { sharedTicketStops } from './shared-tickets.ts'
export {
  COST_PARTS,
  type CostPart,
  type DayCosts,
  type NotIncluded,
  type RangeOfMoney,
  sumTripCosts,
  type TripCosts,
} from './sum-trip-costs.ts'

/** How a cost grows: with each day, each person, both, or not at all. */
export const COST_BASES = ['person-day', 'day', 'person', 'trip'] as const
export type CostBasis = (typeof COST_BASES)[number]

export type BudgetLine = { readonly id: string; readonly basis: CostBasis; readonly minorUnits: number }

export type TripBudget = {
  readonly currency: string
  readonly days: number
  readonly people: number
  readonly lines: readonly BudgetLine[]
}

export type BudgetSum = {
  readonly total: Money
  /** Rounded up, so that saving this amount is always enough. */
  readonly perPerson: Money
  readonly perPersonAndDay: Money
  readonly lines: readonly { readonly id: string; readonly total: Money; readonly share: number }[]
}

export function sumBudget({ currency, days, people, lines }: TripBudget): BudgetSum {
  const times: Record<CostBasis, number> = { 'person-day': people * days, day: days, person: people, trip: 1 }
  const totals = lines.map(({ id, basis, minorUnits }) => ({ id, minorUnits: minorUnits * times[basis] }))
  const total = totals.reduce((sum, { minorUnits }) => sum + minorUnits, 0)
  const money = (minorUnits: number): Money => ({ minorUnits, currency })
  return {
    total: money(total),
    perPerson: money(Math.ceil(total / people)),
    perPersonAndDay: money(Math.ceil(total / (people * days))),
    lines: totals.map(({ id, minorUnits }) => ({
      id,
      total: money(minorUnits),
      share: total === 0 ? 0 : minorUnits / total,
    })),
  }
}
