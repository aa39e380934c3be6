/** Claims that were made, changed or removed on this device and not sent yet. */
import type { OfflineAction } from '../../offline/outbox/offline-action.ts'
import type { ClaimRow, FlightClaim } from './flight-claim.ts'

const ENTITY = 'flight-claim:'

/** The outbox key that keeps the writes to one claim in order. */
export function entityOf(id: string): string {
  return `${ENTITY}${id}`
}

export function isAboutClaims({ entity }: Pick<OfflineAction, 'entity'>): boolean {
  return entity.startsWith(ENTITY)
}

type Unsent = Pick<OfflineAction, 'entity' | 'method' | 'body' | 'timestamp'>

/** The list after this write. */
export function applyToClaims(rows: readonly ClaimRow[], action: Unsent): readonly ClaimRow[] {
  const isIt = ({ id }: ClaimRow): boolean => entityOf(id) === action.entity
  if (action.method === 'DELETE') return rows.filter((row) => !isIt(row))
  const body = read(action.body)
  if (action.method === 'PATCH')
    return rows.map((row) => (isIt(row) ? { ...row, ...body, revision: row.revision + 1 } : row))
  const made = { ...EMPTY, created_at: new Date(action.timestamp).toISOString(), ...body }
  return made.id === '' || made.title === '' || rows.some(isIt) ? rows : [made, ...rows]
}

type First = Pick<OfflineAction, 'entity' | 'wasSavedOffline' | 'attempts'>

export function toClaims(rows: readonly ClaimRow[], actions: readonly First[]): readonly FlightClaim[] {
  const waiting = new Set(
    actions.filter(({ wasSavedOffline, attempts }) => wasSavedOffline || attempts > 0).map(({ entity }) => entity),
  )
  return rows.map((row) => ({ ...row, isWaiting: waiting.has(entityOf(row.id)) }))
}

const EMPTY: ClaimRow = {
  id: '',
  title: '',
  path: '/flight-compensation',
  law: 'EU261',
  amount_minor: null,
  currency: null,
  flight_date: null,
  state: 'drafted',
  remind_on: null,
  note: null,
  revision: 1,
  created_at: '',
}

function read(body: string | null): Partial<ClaimRow> {
  try {
    const value: unknown = JSON.parse(body ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Partial<ClaimRow>) : {}
  } catch {
    return {}
  }
}
