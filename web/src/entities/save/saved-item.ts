import type { GuestSave, ItemType } from '@app/contracts/account/move-guest-data'
import type { Tables } from '@app/contracts/generated/database'

/** The item behind a Save button. `item_data.path` links back to it, `item_data.coordinates` puts it on the map. */
export type SavableItem = Omit<GuestSave, 'id' | 'savedAt'>

export type SavedRow = Pick<
  Tables<'saved_items'>,
  | 'item_type'
  | 'item_id'
  | 'title'
  | 'description'
  | 'image_url'
  | 'item_data'
  | 'collection'
  | 'note'
  | 'revision'
  | 'created_at'
>

export type Save = SavableItem & {
  readonly savedAt: string
  readonly collection: string | null
  readonly note: string | null
  readonly revision: number
  /** Stored on this device; the account does not have it yet. */
  readonly isWaiting: boolean
}

type Named = { readonly type: string; readonly item_id: string }

/** An account saves a thing once, by its kind and id. */
export function saveKey({ type, item_id }: Named): string {
  return `${type}:${item_id}`
}

export function isSame(one: Named, other: Named): boolean {
  return one.type === other.type && one.item_id === other.item_id
}

export function fromRow(row: SavedRow, isWaiting: boolean): Save {
  return {
    type: row.item_type as ItemType,
    item_id: row.item_id,
    title: row.title,
    description: row.description ?? '',
    image_url: row.image_url,
    item_data: isTable(row.item_data) ? row.item_data : {},
    savedAt: row.created_at,
    collection: row.collection,
    note: row.note,
    revision: row.revision,
    isWaiting,
  }
}

export function fromGuest(save: GuestSave, isWaiting: boolean): Save {
  const { id: _id, ...item } = save
  return { ...item, collection: null, note: null, revision: 0, isWaiting }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
