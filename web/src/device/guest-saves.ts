/** Kept on the device until there is an account to move them to. */
export type SavedItem = {
  readonly type: string
  readonly title: string
  readonly description: string
  readonly image_url: string | null
  readonly item_id: string
  readonly item_data: Readonly<Record<string, unknown>>
}

export type GuestSave = SavedItem & { readonly id: string; readonly savedAt: string }

export const GUEST_SAVES = 'guest-saves'
export const MOST_GUEST_SAVES = 3
/** From here on a guest is asked whether they want an account. */
export const PROMPT_FROM = 2

/** What lies there may be of any version, or nobody's: only whole items count. */
export function readGuestSaves(stored: unknown): readonly GuestSave[] {
  return Array.isArray(stored) ? stored.filter(isSave) : []
}

export function withSave(
  saves: readonly GuestSave[],
  item: SavedItem,
  { nowMs, random }: { readonly nowMs: number; readonly random: string },
): readonly GuestSave[] {
  if (isSaved(saves, item.item_id)) return saves
  return [...saves, { ...item, id: `guest_${nowMs}_${random}`, savedAt: new Date(nowMs).toISOString() }]
}

export function withoutSave(saves: readonly GuestSave[], itemId: string): readonly GuestSave[] {
  return saves.filter(({ item_id }) => item_id !== itemId)
}

export function isSaved(saves: readonly GuestSave[], itemId: string): boolean {
  return saves.some(({ item_id }) => item_id === itemId)
}

/** While there is room for another: at the limit the next save asks by itself. */
export function isPromptDue(count: number): boolean {
  return count >= PROMPT_FROM && count < MOST_GUEST_SAVES
}

function isSave(value: unknown): value is GuestSave {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, item_id, item_data } = value as Partial<Record<keyof GuestSave, unknown>>
  return (
    typeof id === 'string' &&
    id.startsWith('guest_') &&
    typeof title === 'string' &&
    typeof item_id === 'string' &&
    typeof item_data === 'object' &&
    item_data !== null
  )
}
