export {
  type BudgetLine,
  type BudgetSum,
  COST_BASES,
  type CostBasis,
  sumBudget,
  type TripBudget,
} from './sum-budget.ts'
