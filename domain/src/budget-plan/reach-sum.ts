/**
 * BP-8: the swaps that bring a plan down to a sum and are felt least. Every combination is tried, so "cannot be reached"
 * is a statement about all of them; every total that is shown is computed anew from the changed plan.
 */
import type { RateTable } from '../currency-conversion/index.ts'
import type { Money } from '../kernel/index.ts'
import type { BudgetPlan } from './budget-plan.ts'
import { applySwap, applySwaps, type BudgetSwap } from './budget-swap.ts'
import { type Amounts, type BudgetEstimate, estimateBudget, estimatePart } from './estimate-budget.ts'
import { listSwaps, type SwapOffers, type WeighedSwap } from './list-swaps.ts'

/** Which end of the ranges has to fit: the middle, or the dear end for whoever wants to be sure. */
export type BudgetEnd = Extract<keyof Amounts, 'middle' | 'high'>

export type MadeSwap = {
  readonly swap: BudgetSwap
  /** Of the plan with the swaps before it; together they are the whole difference. */
  readonly saving: Money
}

export type ReachedSum =
  | { readonly kind: 'enough'; readonly estimate: BudgetEstimate }
  | { readonly kind: 'reached' | 'unreachable'; readonly swaps: readonly MadeSwap[]; readonly estimate: BudgetEstimate }

type Asked = {
  readonly sum: Money
  readonly end: BudgetEnd
  readonly offers: SwapOffers
  readonly rates: RateTable
}

export function reachSum(plan: BudgetPlan, { sum, end, offers, rates }: Asked): ReachedSum {
  const own = estimateBudget(plan, rates)
  if (own.total[end].minorUnits <= sum.minorUnits) return { kind: 'enough', estimate: own }
  const lists = listSwaps(plan, offers, rates)
  const { fitting, lowest } = searchSwaps(plan, lists, { sum, end, rates })
  const chosen = fitting ?? lowest
  const swaps = withSavings(plan, chosen, end, rates)
  const estimate = estimateBudget(applySwaps(plan, swapsOf(chosen)), rates)
  return { kind: fitting ? 'reached' : 'unreachable', swaps, estimate }
}

/** What else could be changed: of each thing the smallest step that saves something, alone, the largest saving first. */
export function listSavings(plan: BudgetPlan, { end, offers, rates }: Omit<Asked, 'sum'>): readonly MadeSwap[] {
  const steps = listSwaps(plan, offers, rates).flatMap((list) => {
    const saved = list.map(({ swap }) => ({ swap, saving: savingOf(plan, swap, end, rates) }))
    return saved.find(({ saving }) => saving.minorUnits > 0) ?? []
  })
  return steps.toSorted((a, b) => b.saving.minorUnits - a.saving.minorUnits)
}

type Found = { readonly fitting: readonly WeighedSwap[] | null; readonly lowest: readonly WeighedSwap[] }
type Best = { swaps: readonly WeighedSwap[]; total: number; weight: number }

/**
 * Levels change one part each, so for given days, month, base and way the total of any choice of levels is a sum. What
 * the parts depend on together is tried one by one.
 */
function searchSwaps(
  plan: BudgetPlan,
  lists: readonly (readonly WeighedSwap[])[],
  asked: Omit<Asked, 'offers'>,
): Found {
  const levels = combine(lists.filter((list) => isOfOnePart(list)))
  const alone = levels.flatMap((swaps) => (swaps.length === 1 ? swaps : []))
  const lowest: Best = { swaps: [], total: Infinity, weight: 0 }
  const fitting: Best = { swaps: [], total: Infinity, weight: Infinity }
  for (const around of combine(lists.filter((list) => !isOfOnePart(list)))) {
    const changed = applySwaps(plan, swapsOf(around))
    const start = estimateBudget(changed, asked.rates).total[asked.end].minorUnits
    const savings = new Map(alone.map((each) => [each, savingOfLevel(changed, each.swap, asked)] as const))
    for (const chosen of levels) {
      const total = chosen.reduce((left, each) => left - (savings.get(each) ?? 0), start)
      const weight = weightOf(around) + weightOf(chosen)
      if (total < lowest.total || (total === lowest.total && weight < lowest.weight))
        Object.assign(lowest, { swaps: [...around, ...chosen], total, weight })
      if (total <= asked.sum.minorUnits && isFeltLess({ weight, total }, fitting))
        Object.assign(fitting, { swaps: [...around, ...chosen], total, weight })
    }
  }
  return { fitting: fitting.weight === Infinity ? null : fitting.swaps, lowest: lowest.swaps }
}

/** Of two that are felt alike, the one that leaves less of the sum over: it gives up less. */
function isFeltLess(one: Pick<Best, 'weight' | 'total'>, best: Best): boolean {
  return one.weight < best.weight || (one.weight === best.weight && one.total > best.total)
}

function isOfOnePart([first]: readonly WeighedSwap[]): boolean {
  return first?.swap.kind === 'level' || first?.swap.kind === 'data'
}

/** Every choice of at most one of each list. */
function combine(lists: readonly (readonly WeighedSwap[])[]): readonly (readonly WeighedSwap[])[] {
  return lists.reduce<readonly (readonly WeighedSwap[])[]>(
    (choices, list) => choices.flatMap((chosen) => [chosen, ...list.map((each) => [...chosen, each])]),
    [[]],
  )
}

function weightOf(swaps: readonly WeighedSwap[]): number {
  return swaps.reduce((felt, { weight }) => felt + weight, 0)
}

function swapsOf(weighed: readonly WeighedSwap[]): readonly BudgetSwap[] {
  return weighed.map(({ swap }) => swap)
}

/**
 * Days, month, base and way are counted first: what a cheaper room saves depends on how many nights are left. Shown are
 * those that are felt least first.
 */
function withSavings(
  plan: BudgetPlan,
  chosen: readonly WeighedSwap[],
  end: BudgetEnd,
  rates: RateTable,
): readonly MadeSwap[] {
  const order = chosen.toSorted((a, b) => Number(isOfOnePart([a])) - Number(isOfOnePart([b])) || a.weight - b.weight)
  const made: (MadeSwap & { readonly weight: number })[] = []
  let current = plan
  for (const { swap, weight } of order) {
    made.push({ swap, weight, saving: savingOf(current, swap, end, rates) })
    current = applySwap(current, swap)
  }
  return made.toSorted((a, b) => a.weight - b.weight).map(({ swap, saving }) => ({ swap, saving }))
}

/** Of the one part that it changes. */
function savingOfLevel(plan: BudgetPlan, swap: BudgetSwap, { end, rates }: Omit<Asked, 'offers'>): number {
  const part = swap.kind === 'level' ? swap.part : 'data'
  const cost = (of: BudgetPlan): number => estimatePart(of, part, rates)?.[end].minorUnits ?? 0
  return cost(plan) - cost(applySwap(plan, swap))
}

function savingOf(plan: BudgetPlan, swap: BudgetSwap, end: BudgetEnd, rates: RateTable): Money {
  const total = (of: BudgetPlan): number => estimateBudget(of, rates).total[end].minorUnits
  return { currency: plan.currency, minorUnits: total(plan) - total(applySwap(plan, swap)) }
}
