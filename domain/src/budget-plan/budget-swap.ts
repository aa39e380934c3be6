/** BP-6: one change of a plan that may make it cheaper. */
import type { DailyLevels, DailyPart } from '../travel-prices/index.ts'
import type { Base, BudgetPlan, DataLevel, PricedWay } from './budget-plan.ts'

type LevelSwap = {
  readonly [Part in DailyPart]: {
    readonly kind: 'level'
    readonly part: Part
    readonly to: DailyLevels[Part]
  }
}[DailyPart]

export type BudgetSwap =
  | LevelSwap
  | { readonly kind: 'data'; readonly to: DataLevel }
  | { readonly kind: 'days'; readonly to: number }
  | { readonly kind: 'month'; readonly to: number }
  | { readonly kind: 'base'; readonly to: Base }
  | { readonly kind: 'way'; readonly to: PricedWay }

export function applySwap(plan: BudgetPlan, swap: BudgetSwap): BudgetPlan {
  switch (swap.kind) {
    case 'level':
      return { ...plan, levels: { ...plan.levels, [swap.part]: swap.to } }
    case 'data':
      return { ...plan, levels: { ...plan.levels, data: swap.to } }
    case 'days':
      return { ...plan, days: swap.to }
    case 'month':
      return { ...plan, month: swap.to }
    case 'base':
      return { ...plan, base: swap.to }
    case 'way':
      return { ...plan, way: swap.to }
  }
}

export function applySwaps(plan: BudgetPlan, swaps: readonly BudgetSwap[]): BudgetPlan {
  return swaps.reduce(applySwap, plan)
}

/** What a swap changes; of two with the same key only one can be made. */
export function swapKey(swap: BudgetSwap): string {
  return swap.kind === 'level' ? swap.part : swap.kind
}
