/** BP-7: the changes that a plan allows, by what they change, and how much each of them is felt. */
import type { RateTable } from '../currency-conversion/index.ts'
import { isInMonths } from '../guide/index.ts'
import { DAILY_LEVELS, DAILY_PARTS } from '../travel-prices/index.ts'
import { type Base, type BudgetPlan, DATA_LEVELS, type PricedWay } from './budget-plan.ts'
import { applySwap, type BudgetSwap } from './budget-swap.ts'
import { estimatePart } from './estimate-budget.ts'

/** What there is besides the plan itself. */
export type SwapOffers = {
  readonly bases: readonly Base[]
  readonly ways: readonly PricedWay[]
  /** The traveller may not be able to choose. */
  readonly canMoveMonth: boolean
  readonly canShorten: boolean
}

export type WeighedSwap = { readonly swap: BudgetSwap; readonly weight: number }

/** Dormitories rarely take children below this age. */
const DORMITORY_FROM = 12
const MOST_DAYS_LESS = 10
const MOST_OFFERS = 3
const SHORTEST_SHARE = 0.5
const SHORTEST_DAYS = 2
const MINUTES_OF_ONE = 30
const HOURS_OF_ONE = 2

/** How much is felt when one gives up a level, from the dearest to the cheapest; the difference of two counts. */
const WEIGHTS = {
  lodging: { high: 0, mid: 2, simple: 4, hostel: 9 },
  meals: { high: 0, mid: 2, low: 5, cook: 7 },
  transport: { high: 0, mid: 1, low: 2, walk: 5 },
  tickets: { high: 0, mid: 2, low: 4, none: 8 },
  data: { each: 0, shared: 1, none: 4 },
} as const
const WEIGHT_OF_DAY = 4
const WEIGHT_OF_MONTH = 3
const WEIGHT_OF_AVOIDED_MONTH = 6
const WEIGHT_OF_BASE = 4

/** One list for each thing that can be changed. A part whose price is unknown is left alone. */
export function listSwaps(plan: BudgetPlan, offers: SwapOffers, rates: RateTable): readonly (readonly WeighedSwap[])[] {
  const lists = [
    ...DAILY_PARTS.map((part) => levelSwaps(plan, part, rates)),
    dataSwaps(plan, rates),
    daySwaps(plan, offers),
    monthSwaps(plan, offers),
    baseSwaps(plan, offers),
    waySwaps(plan, offers),
  ]
  return lists.filter((list) => list.length > 0)
}

function levelSwaps(plan: BudgetPlan, part: (typeof DAILY_PARTS)[number], rates: RateTable): readonly WeighedSwap[] {
  if (!estimatePart(plan, part, rates)) return []
  const weights: Readonly<Record<string, number>> = WEIGHTS[part]
  const own = weights[plan.levels[part]] ?? 0
  return DAILY_LEVELS[part].flatMap((to) => {
    const swap = { kind: 'level', part, to } as BudgetSwap
    const weight = (weights[to] ?? 0) - own
    const isOffered = weight > 0 && !(to === 'hostel' && hasSmallChildren(plan))
    return isOffered && estimatePart(applySwap(plan, swap), part, rates) ? [{ swap, weight }] : []
  })
}

function hasSmallChildren({ party }: BudgetPlan): boolean {
  return party.childAges.some((age) => age < DORMITORY_FROM)
}

function dataSwaps(plan: BudgetPlan, rates: RateTable): readonly WeighedSwap[] {
  if (!estimatePart(plan, 'data', rates)) return []
  const own = WEIGHTS.data[plan.levels.data]
  return DATA_LEVELS.flatMap((to) => {
    const weight = WEIGHTS.data[to] - own
    return weight > 0 ? [{ swap: { kind: 'data', to } as const, weight }] : []
  })
}

/** Never below what the guide calls a useful stay, nor below half of what was asked. */
function daySwaps({ days, place }: BudgetPlan, { canShorten }: SwapOffers): readonly WeighedSwap[] {
  if (!canShorten) return []
  const least = Math.max(SHORTEST_DAYS, place.days?.least ?? 0, Math.ceil(days * SHORTEST_SHARE), days - MOST_DAYS_LESS)
  return Array.from({ length: Math.max(0, days - least) }, (_, index) => ({
    swap: { kind: 'days', to: days - 1 - index } as const,
    weight: WEIGHT_OF_DAY * (index + 1),
  }))
}

/** Only where a table says that nights cost less: the nearest such month, and the nearest of the cheapest. */
function monthSwaps({ month, place }: BudgetPlan, { canMoveMonth }: SwapOffers): readonly WeighedSwap[] {
  const { lodgingByMonth, avoidMonths } = place
  if (!canMoveMonth || month === null || !lodgingByMonth) return []
  const factorOf = (of: number): number => lodgingByMonth[of - 1] ?? 1
  const cheaper = lodgingByMonth
    .map((_, index) => index + 1)
    .filter((each) => factorOf(each) < factorOf(month))
    .toSorted((a, b) => apart(a, month) - apart(b, month) || a - b)
  const isAvoided = (each: number): boolean => isInMonths(avoidMonths, each)
  const cheapest = cheaper.toSorted((a, b) => factorOf(a) - factorOf(b))
  const chosen = [cheaper[0], cheaper.find((each) => !isAvoided(each)), cheapest[0]].filter(
    (each) => each !== undefined,
  )
  return [...new Set(chosen)].map((each) => ({
    swap: { kind: 'month', to: each } as const,
    weight: (isAvoided(each) ? WEIGHT_OF_AVOIDED_MONTH : WEIGHT_OF_MONTH) + apart(each, month) / 12,
  }))
}

function apart(one: number, other: number): number {
  const months = Math.abs(one - other)
  return Math.min(months, 12 - months)
}

function baseSwaps({ base }: BudgetPlan, { bases }: SwapOffers): readonly WeighedSwap[] {
  if (base) return []
  return bases.slice(0, MOST_OFFERS).map((to) => ({
    swap: { kind: 'base', to } as const,
    weight: WEIGHT_OF_BASE + to.way.minutes / MINUTES_OF_ONE,
  }))
}

function waySwaps({ way, ownFare }: BudgetPlan, { ways }: SwapOffers): readonly WeighedSwap[] {
  if (!way || ownFare) return []
  const others = ways.filter(({ mode }) => mode !== way.mode).slice(0, MOST_OFFERS)
  return others.map((to) => {
    const longerHours = Math.max(0, to.minutes - way.minutes) / 60
    return { swap: { kind: 'way', to } as const, weight: 1 + longerHours / HOURS_OF_ONE }
  })
}
