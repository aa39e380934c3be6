import type { GuestSave } from '@app/contracts/account/move-guest-data'

import { isSame, type SavableItem } from './saved-item.ts'

/** Stored on the device until there is an account to move them to. */
export const GUEST_SAVES = 'guest-saves'
/** The fourth, while its guest signs up for it. A guest who closes the dialog does not get it. */
export const WANTED_SAVE = 'wanted-save'
export const MAX_GUEST_SAVES = 3
/** From this number of saves on a guest is offered an account. */
const PROMPT_FROM = 2

type Named = Pick<SavableItem, 'type' | 'item_id'>

/** Stored data may be of any version or invalid: only complete items count. */
export function readGuestSaves(stored: unknown): readonly GuestSave[] {
  return Array.isArray(stored) ? stored.filter(isSave) : []
}

export function withSave(
  saves: readonly GuestSave[],
  item: SavableItem,
  { nowMs, random }: { readonly nowMs: number; readonly random: string },
): readonly GuestSave[] {
  if (saves.some((save) => isSame(save, item))) return saves
  return [...saves, { ...item, id: `guest_${nowMs}${random}`, savedAt: new Date(nowMs).toISOString() }]
}

export function withoutSave(saves: readonly GuestSave[], item: Named): readonly GuestSave[] {
  return saves.filter((save) => !isSame(save, item))
}

/** While there is room for another: at the limit the next save asks by itself. */
export function isPromptDue(count: number): boolean {
  return count >= PROMPT_FROM && count < MAX_GUEST_SAVES
}

function isSave(value: unknown): value is GuestSave {
  if (typeof value !== 'object' || value === null) return false
  const { id, item_data, ...rest } = value as Partial<Record<keyof GuestSave, unknown>>
  const texts = [rest.type, rest.title, rest.description, rest.item_id, rest.savedAt]
  return (
    typeof id === 'string' &&
    id.startsWith('guest_') &&
    texts.every((text) => typeof text === 'string') &&
    typeof item_data === 'object' &&
    item_data !== null
  )
}
