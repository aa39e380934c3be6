import { requireSignIn } from '../../api/session/require-sign-in.ts'
import { useAuth } from '../../api/session/use-auth.ts'
import {
  GUEST_SAVES,
  type GuestSave,
  isPromptDue,
  MOST_GUEST_SAVES,
  readGuestSaves,
  type SavedItem,
  withoutSave,
  withSave,
} from '../../device/guest-saves.ts'
import { useKept } from '../../device/use-kept.ts'
import { savesText as text } from '../../text/saves.ts'
import { toast } from '../../ui/toast.ts'

export type Saves = {
  readonly saves: readonly GuestSave[]
  /** Answers whether the guest should now be asked about an account. */
  readonly save: (item: SavedItem) => Promise<boolean>
  readonly remove: (itemId: string) => void
}

/** On this device: three for a guest, then an account is asked for. */
export function useSaves(): Saves {
  const { user } = useAuth()
  const [saves, keep] = useKept(GUEST_SAVES, readGuestSaves)
  return {
    saves,
    async save(item) {
      const isFull = user === null && saves.length >= MOST_GUEST_SAVES
      if (isFull && !(await requireSignIn(text('feature')))) return false
      const next = withSave(saves, item, { nowMs: Date.now(), random: Math.random().toString(36).slice(2, 8) })
      keep(next)
      // A browser without storage keeps nothing, and must not say that it did.
      if (!isKept(item.item_id)) {
        toast.error(text('failed.text'), { title: text('failed.title') })
        return false
      }
      toast.success(text('done.text', { title: item.title }), { title: text('done.title') })
      return user === null && isPromptDue(next.length)
    },
    remove(itemId) {
      keep(withoutSave(saves, itemId))
      toast.success(text('removed.text'), { title: text('removed.title') })
    },
  }
}

function isKept(itemId: string): boolean {
  try {
    return (localStorage.getItem(GUEST_SAVES) ?? '').includes(JSON.stringify(itemId))
  } catch {
    return false
  }
}
