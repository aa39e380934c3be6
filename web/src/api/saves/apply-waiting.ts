import type { OfflineAction } from '../../offline/outbox/offline-action.ts'
import { fromRow, isSame, type Save, type SavedRow, saveKey } from './saved-item.ts'

const ENTITY = 'saved:'

/** Under this name the outbox keeps the writes to one thing in their order. */
export function entityOf(item: Parameters<typeof saveKey>[0]): string {
  return `${ENTITY}${saveKey(item)}`
}

export function isAboutSaves({ entity }: Pick<OfflineAction, 'entity'>): boolean {
  return entity.startsWith(ENTITY)
}

type Waiting = Pick<OfflineAction, 'entity' | 'method' | 'body' | 'timestamp'>

/** The list as it will be once everything that waits has been sent, so that nothing seems lost in between. */
export function applyWaiting(saves: readonly Save[], actions: readonly Waiting[], isWaiting = true): readonly Save[] {
  return actions.filter(isAboutSaves).reduce((list, action) => apply(list, action, isWaiting), saves)
}

function apply(saves: readonly Save[], action: Waiting, isWaiting: boolean): readonly Save[] {
  const isIt = (save: Save): boolean => entityOf(save) === action.entity
  const body = read(action.body)
  if (action.method === 'DELETE') return saves.filter((save) => !isIt(save))
  if (action.method === 'PATCH') {
    return saves.map((save) =>
      isIt(save)
        ? { ...save, ...wordsOf(body), revision: save.revision + 1, isWaiting: isWaiting || save.isWaiting }
        : save,
    )
  }
  const made = fromRow({ ...EMPTY, created_at: new Date(action.timestamp).toISOString(), ...body }, isWaiting)
  const isWhole = made.title !== '' && made.item_id !== ''
  return !isWhole || saves.some((save) => isSame(save, made)) ? saves : [made, ...saves]
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

function wordsOf({ collection, note }: Partial<SavedRow>): Partial<Pick<Save, 'collection' | 'note'>> {
  return { ...(collection !== undefined && { collection }), ...(note !== undefined && { note }) }
}

function read(body: string | null): Partial<SavedRow> {
  try {
    return JSON.parse(body ?? '{}') as Partial<SavedRow>
  } catch {
    return {}
  }
}
