export {
  type Base,
  BUDGET_PARTS,
  type BudgetLevels,
  type BudgetPart,
  type BudgetPlan,
  DATA_LEVELS,
  type PricedPlace,
  type PricedWay,
} from './budget-plan.ts'
export { applySwaps, type BudgetSwap, swapKey } from './budget-swap.ts'
export { type Amounts, type BudgetEstimate, estimateBudget, nightsOf } from './estimate-budget.ts'
export type { SwapOffers } from './list-swaps.ts'
export { type BudgetEnd, listSavings, type MadeSwap, type ReachedSum, reachSum } from './reach-sum.ts'
