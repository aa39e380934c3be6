/** The access rules of budgets, expenses and receipts: not even staff sees a row. */
import { ID } from './personas.ts'

const me = `'${ID.themselves}'`
export const BUDGET_ID = `'00000000-0000-4000-8000-0000000000b1'`
export const EXPENSE_ID = `'00000000-0000-4000-8000-0000000000e1'`

export const newBudget = (owner: string, id = 'gen_random_uuid()') =>
  `insert into trip_budgets (id, user_id, title, currency, starts_on, ends_on, people)
   values (${id}, ${owner}, 'Lisbon', 'EUR', '2027-05-01', '2027-05-07', '[{"id":"me","name":"Ana"},{"id":"b","name":"Ben"}]')`
export const newExpense = (owner: string, id = 'gen_random_uuid()', budget = BUDGET_ID) =>
  `insert into expenses (id, budget_id, user_id, spent_on, part, title, amount_minor, currency, rate, paid_by, shares)
   values (${id}, ${budget}, ${owner}, '2027-05-01', 'meals', 'Lunch', 1250, 'EUR', '1', 'me', '{"me":1,"b":1}')`
const newReceipt = `insert into expense_receipts (id, expense_id, user_id) values (gen_random_uuid(), ${EXPENSE_ID}, ${me})`

const OWN = { select: ['themselves', 'service_role'], insert: ['themselves', 'service_role'] } as const
const ALL = { ...OWN, update: ['themselves', 'service_role'], delete: ['themselves', 'service_role'] } as const

export const SPENDING_RULES = {
  trip_budgets: {
    row: newBudget(me, BUDGET_ID),
    statements: {
      select: `select * from trip_budgets where user_id = ${me}`,
      insert: newBudget(me),
      update: `update trip_budgets set title = 'x' where user_id = ${me}`,
      delete: `delete from trip_budgets where user_id = ${me}`,
    },
    allowed: ALL,
  },
  expenses: {
    row: newExpense(me, EXPENSE_ID),
    statements: {
      select: `select * from expenses where user_id = ${me}`,
      insert: newExpense(me),
      update: `update expenses set title = 'x' where user_id = ${me}`,
      delete: `delete from expenses where user_id = ${me}`,
    },
    allowed: ALL,
  },
  expense_receipts: {
    row: newReceipt,
    statements: {
      select: `select * from expense_receipts where user_id = ${me}`,
      insert: newReceipt,
      // A photograph is replaced by another one, never turned into it.
      update: `update expense_receipts set created_at = now() where user_id = ${me}`,
      delete: `delete from expense_receipts where user_id = ${me}`,
    },
    allowed: { ...ALL, update: ['service_role'] },
  },
} as const
