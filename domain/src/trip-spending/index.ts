export { asksForSpending } from './asks-for-spending.ts'
export {
  type Expense,
  EXPENSE_PARTS,
  type ExpensePart,
  MOST_MINOR_UNITS,
  type Person,
  PLANNED_PARTS,
  type PlannedPart,
  type SpendingPlan,
  worthOf,
} from './expense.ts'
export { type Balance, balancesOf, type Payment, settleUp } from './settle-up.ts'
export { type DaySpending, type PartSpending, type SpendingSum, sumSpending } from './sum-spending.ts'
