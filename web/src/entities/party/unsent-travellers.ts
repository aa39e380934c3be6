/** Travellers that were added, changed or removed on this device and not sent yet. */
import type { OfflineAction } from '../../offline/outbox/offline-action.ts'
import { type PartyTraveller, readTraveller } from './party-traveller.ts'

export type TravellerRow = PartyTraveller & { readonly revision: number }

const ENTITY = 'traveller:'

/** The outbox key that keeps the writes to one traveller in order. */
export function entityOf(id: string): string {
  return `${ENTITY}${id}`
}

export function isAboutTravellers({ entity }: Pick<OfflineAction, 'entity'>): boolean {
  return entity.startsWith(ENTITY)
}

type Unsent = Pick<OfflineAction, 'entity' | 'method' | 'body'>

/** The list after this write. */
export function applyToTravellers(rows: readonly TravellerRow[], action: Unsent): readonly TravellerRow[] {
  const isIt = ({ id }: TravellerRow): boolean => entityOf(id) === action.entity
  if (action.method === 'DELETE') return rows.filter((row) => !isIt(row))
  const body = read(action.body)
  if (action.method === 'PATCH')
    return rows.flatMap((row) => (isIt(row) ? readRow({ ...row, ...body, revision: row.revision + 1 }) : [row]))
  return rows.some(isIt) ? rows : [...rows, ...readRow(body)]
}

export function readRow(value: { readonly revision?: unknown }): TravellerRow[] {
  const revision = typeof value.revision === 'number' ? value.revision : 1
  return readTraveller(value).map((traveller) => ({ ...traveller, revision }))
}

function read(body: string | null): object {
  try {
    const value: unknown = JSON.parse(body ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
