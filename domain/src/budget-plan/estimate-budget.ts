/** BP-1 to BP-5: what a plan costs, part by part, from the lower to the upper end of its prices. */
import type { RateTable } from '../currency-conversion/index.ts'
import type { Money } from '../kernel/index.ts'
import {
  type CityPrices,
  cityPrices,
  countParty,
  type DailyPart,
  dailyPart,
  itemRange,
  type MoneyRange,
  sharesOf,
  timesShares,
} from '../travel-prices/index.ts'
import { fareFor } from '../trip-budget/index.ts'
import { BUDGET_PARTS, type BudgetPart, type BudgetPlan, type DataLevel, type PricedPlace } from './budget-plan.ts'
import { roundedTo, toWhole, wholeStep } from './whole-money.ts'

export type Amounts = { readonly low: Money; readonly middle: Money; readonly high: Money }

export type BudgetEstimate = {
  readonly currency: string
  readonly parts: Readonly<Partial<Record<BudgetPart, Amounts>>>
  /** Parts for which our tables have no price; they are in no sum. */
  readonly unknown: readonly BudgetPart[]
  readonly total: Amounts
}

const ONE_ADULT = 10
const THERE_AND_BACK = 2

export function estimateBudget(plan: BudgetPlan, rates: RateTable): BudgetEstimate {
  const known = BUDGET_PARTS.map((part) => [part, estimatePart(plan, part, rates)] as const)
  const parts = Object.fromEntries(known.filter(([, amounts]) => amounts !== null)) as BudgetEstimate['parts']
  return {
    currency: plan.currency,
    parts,
    unknown: known.flatMap(([part, amounts]) => (amounts === null ? [part] : [])),
    total: addAmounts(Object.values(parts), plan.currency),
  }
}

/** Null where our tables have no price, or no rate for its currency. */
export function estimatePart(plan: BudgetPlan, part: BudgetPart, rates: RateTable): Amounts | null {
  const ranges = rangesOf(plan, part)
  if (!ranges) return null
  const whole = ranges.map((range) => toAmounts(range, plan.currency, rates))
  return whole.some((amounts) => amounts === null)
    ? null
    : addAmounts(
        whole.flatMap((amounts) => amounts ?? []),
        plan.currency,
      )
}

export function addAmounts(all: readonly Amounts[], currency: string): Amounts {
  const sum = (end: keyof Amounts): Money => ({
    currency,
    minorUnits: all.reduce((total, amounts) => total + amounts[end].minorUnits, 0),
  })
  return { low: sum('low'), middle: sum('middle'), high: sum('high') }
}

/** TP-11 with TP-2: the season is one more factor of the same single scaling. */
export function pricesIn({ guide, factors, lodgingByMonth }: PricedPlace, month: number | null): CityPrices {
  const season = month === null ? 1 : (lodgingByMonth?.[month - 1] ?? 1)
  return cityPrices(guide, { ...factors, lodging: factors.lodging * season })
}

/** In the currencies in which they are paid. */
function rangesOf(plan: BudgetPlan, part: BudgetPart): readonly MoneyRange[] | null {
  switch (part) {
    case 'journey':
      return journeyOf(plan)
    case 'data':
      return dataOf(plan)
    case 'transport':
      return transportOf(plan)
    case 'lodging':
    case 'meals':
    case 'tickets':
      return dailyOf(plan, part)
  }
}

function dailyOf(plan: BudgetPlan, part: DailyPart): readonly MoneyRange[] | null {
  const { place, base, month, levels, party, days } = plan
  const where = part === 'lodging' && base ? base.place : place
  const share = dailyPart(pricesIn(where, month), part, levels[part])
  if (!share) return null
  const isNight = part === 'lodging'
  const shares = sharesOf(part, party, levels.lodging !== 'hostel')
  return [timesShares(share, shares, isNight ? nightsOf(plan) : days)]
}

/** BP-5: from a base outside, everybody rides in and back on every day. */
function transportOf(plan: BudgetPlan): readonly MoneyRange[] | null {
  const local = dailyOf(plan, 'transport')
  if (!plan.base || !local) return local
  const { price, mode } = plan.base.way
  if (price === 'free') return local
  return [...local, times(fareFor(price, mode, peopleOf(plan)), THERE_AND_BACK * plan.days)]
}

function journeyOf(plan: BudgetPlan): readonly MoneyRange[] | null {
  const { ownFare, way } = plan
  if (ownFare) return [{ low: ownFare, high: ownFare }]
  if (!way) return null
  return way.price === 'free' ? [] : [times(fareFor(way.price, way.mode, peopleOf(plan)), THERE_AND_BACK)]
}

function dataOf(plan: BudgetPlan): readonly MoneyRange[] | null {
  const card = itemRange(pricesIn(plan.place, plan.month), 'sim_10gb')
  return card && [times(card, cardsOf(plan, plan.levels.data))]
}

function cardsOf({ party }: BudgetPlan, level: DataLevel): number {
  if (level === 'none') return 0
  return level === 'shared' ? 1 : countParty(party).grown
}

export function nightsOf({ days }: Pick<BudgetPlan, 'days'>): number {
  return days - 1
}

function peopleOf({ party }: BudgetPlan): number {
  return party.adults + party.childAges.length
}

function times(range: MoneyRange, count: number): MoneyRange {
  return timesShares(range, ONE_ADULT, count)
}

function toAmounts({ low, high }: MoneyRange, currency: string, rates: RateTable): Amounts | null {
  const [from, to] = [toWhole(low, currency, rates), toWhole(high, currency, rates)]
  if (!from || !to) return null
  const middle = roundedTo(wholeStep(currency, rates), (from.minorUnits + to.minorUnits) / 2)
  return { low: from, middle: { currency, minorUnits: middle }, high: to }
}
