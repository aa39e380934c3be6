/** Ticks that were set on this device and not sent yet. */
import type { OfflineAction } from '../../offline/outbox/offline-action.ts'

export type TicksRow = { readonly trip_id: string; readonly ticked: readonly string[] }

const ENTITY = 'trip-ticks:'
/** As many as an account keeps of a trip. */
const MOST = 100
const KEY = /^[a-z][a-zA-Z0-9:.-]{0,79}$/

export function entityOf(tripId: string): string {
  return `${ENTITY}${tripId}`
}

export function isAboutTicks({ entity }: Pick<OfflineAction, 'entity'>): boolean {
  return entity.startsWith(ENTITY)
}

/** The lists after this write: one row per trip, the last one wins. */
export function applyToTicks(
  rows: readonly TicksRow[],
  { entity, body }: Pick<OfflineAction, 'entity' | 'body'>,
): readonly TicksRow[] {
  const [row] = readTicks([parse(body)])
  return row && entityOf(row.trip_id) === entity ? [...rows.filter((each) => each.trip_id !== row.trip_id), row] : rows
}

/** What this device or the server stored. */
export function readTicks(stored: unknown): readonly TicksRow[] {
  return (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return []
    const { trip_id, ticked } = value as Readonly<Record<string, unknown>>
    if (typeof trip_id !== 'string' || !Array.isArray(ticked)) return []
    const keys = ticked.filter((key): key is string => typeof key === 'string' && KEY.test(key))
    return [{ trip_id, ticked: keys.slice(0, MOST) }]
  })
}

function parse(body: string | null): unknown {
  try {
    return JSON.parse(body ?? 'null')
  } catch {
    return null
  }
}
