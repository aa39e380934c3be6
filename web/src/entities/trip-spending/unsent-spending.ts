/** Trips, expenses and receipts that were made, changed or removed on this device and not sent yet. */
import type { OfflineAction } from '../../offline/outbox/offline-action.ts'
import type { ExpenseRow, ReceiptRow, SpendingRows, TripRow } from './spending-rows.ts'

const ENTITY = 'trip-spending:'

/** One queue per trip: an expense is refused by a server that does not have its trip yet. */
export function entityOf(tripId: string): string {
  return `${ENTITY}${tripId}`
}

export function isAboutSpending({ entity }: Pick<OfflineAction, 'entity'>): boolean {
  return entity.startsWith(ENTITY)
}

type Unsent = Pick<OfflineAction, 'url' | 'method' | 'body' | 'timestamp'>

/** The rows after this write. */
export function applyToSpending(rows: SpendingRows, action: Unsent): SpendingRows {
  const createdAt = new Date(action.timestamp).toISOString()
  switch (tableOf(action)) {
    case 'trip_budgets': {
      const trips = applyTo<TripRow>(rows.trips, action, { ...NEW_TRIP, created_at: createdAt })
      return withoutOrphans({ ...rows, trips })
    }
    case 'expenses': {
      const expenses = applyTo<ExpenseRow>(rows.expenses, action, { ...NEW_EXPENSE, created_at: createdAt })
      return withoutOrphans({ ...rows, expenses })
    }
    case 'expense_receipts':
      return { ...rows, receipts: applyTo<ReceiptRow>(rows.receipts, action, { id: '', expense_id: '' }) }
    default:
      return rows
  }
}

/** The ids of the rows with a write that waits for a connection. */
export function waitingIds(
  actions: readonly Pick<OfflineAction, 'entity' | 'url' | 'method' | 'body' | 'wasSavedOffline' | 'attempts'>[],
): ReadonlySet<string> {
  const waiting = actions.filter((action) => isAboutSpending(action) && (action.wasSavedOffline || action.attempts > 0))
  return new Set(waiting.flatMap(idsOf))
}

function tableOf({ url }: Pick<Unsent, 'url'>): string {
  return /^\/rest\/v1\/(\w+)/.exec(url)?.[1] ?? ''
}

/** Of the one row that is written, or of several that are removed at once. */
function idsOf({ url, method, body }: Pick<Unsent, 'url' | 'method' | 'body'>): readonly string[] {
  if (method !== 'POST') return /[?&]id=(?:eq\.|in\.\()([\w,-]+)/.exec(decodeURIComponent(url))?.[1]?.split(',') ?? []
  const { id } = read(body)
  return typeof id === 'string' ? [id] : []
}

function applyTo<Row extends { readonly id: string; readonly revision?: number }>(
  rows: readonly Row[],
  action: Unsent,
  empty: Row,
): readonly Row[] {
  const ids = idsOf(action)
  if (action.method === 'DELETE') return rows.filter((row) => !ids.includes(row.id))
  const [id = ''] = ids
  const body = read(action.body) as Partial<Row>
  if (action.method === 'PATCH')
    return rows.map((row) => (row.id === id ? { ...row, ...body, revision: (row.revision ?? 0) + 1 } : row))
  return id === '' || rows.some((row) => row.id === id) ? rows : [{ ...empty, ...body }, ...rows]
}

/** The database removes what belongs to a removed row. */
function withoutOrphans({ trips, expenses, receipts }: SpendingRows): SpendingRows {
  const tripIds = new Set(trips.map(({ id }) => id))
  const kept = expenses.filter(({ budget_id }) => tripIds.has(budget_id))
  const expenseIds = new Set(kept.map(({ id }) => id))
  return { trips, expenses: kept, receipts: receipts.filter(({ expense_id }) => expenseIds.has(expense_id)) }
}

const NEW_TRIP: TripRow = {
  id: '',
  title: '',
  currency: 'EUR',
  starts_on: '2000-01-01',
  ends_on: '2000-01-01',
  planned: {},
  people: [{ id: 'me', name: 'Me' }],
  revision: 1,
  created_at: '',
}
const NEW_EXPENSE: ExpenseRow = {
  id: '',
  budget_id: '',
  spent_on: '2000-01-01',
  part: 'other',
  title: '',
  amount_minor: 0,
  currency: 'EUR',
  rate: '1',
  rate_on: null,
  paid_by: 'me',
  shares: {},
  note: null,
  revision: 1,
  created_at: '',
}

function read(body: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
