import type { GuestSave, moveGuestDataContract, MoveGuestDataResponse } from '@app/contracts/account/move-guest-data'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { readStoredSession } from '../../api/session/read-stored-session.ts'
import { GUEST_USED, storedFingerprint } from '../../device/fingerprint/stored-fingerprint.ts'
import { dropFlag, readFlag } from '../../device/storage/flags.ts'
import { keep } from '../../device/storage/use-stored-value.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { GUEST_SAVES, readGuestSaves, WANTED_SAVE } from './guest-saves.ts'
import { savesText as text } from './save-text.ts'
import { isSame } from './saved-item.ts'

const NAME: (typeof moveGuestDataContract)['name'] = 'move-guest-data'
const TIMEOUT_MS = 10_000
/** A later sign-up is not for that save. */
const WANTED_FOR_MS = 86_400_000

let moving: Promise<boolean> | undefined

/** Moves saves and usage from before the sign-in to the account. Without an answer everything stays in place. */
export function moveGuestData(config: BackendConfig): Promise<boolean> {
  moving ??= move(config).finally(() => {
    moving = undefined
  })
  return moving
}

async function move(config: BackendConfig): Promise<boolean> {
  const saves = withWanted(keptSaves(GUEST_SAVES))
  const device = readFlag(GUEST_USED) === null ? undefined : (storedFingerprint() ?? undefined)
  const { guestConversations, handOver } = await import('../conversation/guest-conversations.ts')
  const talks = await guestConversations().catch(() => [])
  if (saves.length === 0 && device === undefined && talks.length === 0) return false
  let left: readonly string[] = []
  try {
    const { functions } = await backend(config)
    const body = { saves, ...(device && { device }), ...(talks.length > 0 && { conversations: talks }) }
    const { data, error } = await functions.invoke<MoveGuestDataResponse>(NAME, { body, timeout: TIMEOUT_MS })
    if (error) throw error
    left = data?.left ?? []
  } catch (error) {
    console.warn('what was saved before the sign-in stays on this device', error)
    return false
  }
  const moved = new Set(saves.map(({ id }) => id))
  // Another tab may have saved something in the meantime.
  keep(
    GUEST_SAVES,
    keptSaves(GUEST_SAVES).filter(({ id }) => !moved.has(id)),
  )
  const userId = readStoredSession()?.user.id
  if (userId !== undefined)
    await handOver(
      talks.filter(({ id }) => !left.includes(id)),
      userId,
    )
  dropFlag(WANTED_SAVE)
  dropFlag(GUEST_USED)
  if (saves.length > 0) toast.success(text(saves.length === 1 ? 'moved.one' : 'moved', { count: String(saves.length) }))
  return true
}

function withWanted(saves: readonly GuestSave[]): readonly GuestSave[] {
  const [wanted] = keptSaves(WANTED_SAVE)
  const isDue = wanted !== undefined && Date.now() - Date.parse(wanted.savedAt) < WANTED_FOR_MS
  return isDue && !saves.some((save) => isSame(save, wanted)) ? [...saves, wanted] : saves
}

export function keptSaves(key: string): readonly GuestSave[] {
  try {
    return readGuestSaves(JSON.parse(readFlag(key) ?? '[]'))
  } catch {
    return []
  }
}
