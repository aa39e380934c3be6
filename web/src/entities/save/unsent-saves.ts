/** Saves that were created, changed or removed on this device and not sent yet. */
import type { OfflineAction } from '../../offline/outbox/offline-action.ts'
import { fromRow, isSame, type Save, type SavedRow, saveKey } from './saved-item.ts'

const ENTITY = 'saved:'

/** The outbox key that keeps the writes to one save in order. */
export function entityOf(item: Parameters<typeof saveKey>[0]): string {
  return `${ENTITY}${saveKey(item)}`
}

export function isAboutSaves({ entity }: Pick<OfflineAction, 'entity'>): boolean {
  return entity.startsWith(ENTITY)
}

type Unsent = Pick<OfflineAction, 'entity' | 'method' | 'body' | 'timestamp'>

/** The list after this write. */
export function applyToRows(rows: readonly SavedRow[], action: Unsent): readonly SavedRow[] {
  const isIt = (row: SavedRow): boolean => entityOf({ type: row.item_type, item_id: row.item_id }) === action.entity
  const body = read(action.body)
  if (action.method === 'DELETE') return rows.filter((row) => !isIt(row))
  if (action.method === 'PATCH') {
    return rows.map((row) => (isIt(row) ? { ...row, ...textsOf(body), revision: row.revision + 1 } : row))
  }
  const made = { ...EMPTY, created_at: new Date(action.timestamp).toISOString(), ...body }
  const isWhole = made.title !== '' && made.item_id !== ''
  return !isWhole || rows.some(isIt) ? rows : [made, ...rows]
}

type First = Pick<OfflineAction, 'entity' | 'method' | 'wasSavedOffline' | 'attempts'>

/** A save is waiting when its first send failed or did not happen. */
export function toSaves(rows: readonly SavedRow[], actions: readonly First[]): readonly Save[] {
  const waiting = actions.filter(({ wasSavedOffline, attempts }) => wasSavedOffline || attempts > 0)
  const entities = new Set(waiting.map(({ entity }) => entity))
  return rows.map((row) => {
    const save = fromRow(row, false)
    return entities.has(entityOf(save)) ? { ...save, isWaiting: true } : save
  })
}

export function hasSave(saves: readonly Save[], item: Parameters<typeof isSame>[0]): boolean {
  return saves.some((save) => isSame(save, item))
}

const EMPTY: SavedRow = {
  item_type: 'place',
  item_id: '',
  title: '',
  description: null,
  image_url: null,
  item_data: {},
  collection: null,
  note: null,
  revision: 1,
  created_at: '',
}

function textsOf({ collection, note }: Partial<SavedRow>): Partial<Pick<SavedRow, 'collection' | 'note'>> {
  return { ...(collection !== undefined && { collection }), ...(note !== undefined && { note }) }
}

function read(body: string | null): Partial<SavedRow> {
  try {
    return JSON.parse(body ?? '{}') as Partial<SavedRow>
  } catch {
    return {}
  }
}
