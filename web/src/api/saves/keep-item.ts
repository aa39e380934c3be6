/** What a press on a heart does, fetched with the first press. */
import type { GuestSave } from '@app/contracts/move-guest-data'
import type { PageConfig } from '@app/contracts/page-rendering'
import { judgeUsage } from '@app/domain/usage-limits'

import { dropFlag, readFlag } from '../../device/flags.ts'
import { keep } from '../../device/use-kept.ts'
import { savesText as text } from '../../text/saves.ts'
import { usageText } from '../../text/usage.ts'
import { writeMoment } from '../../text/write-moment.ts'
import { toast } from '../../ui/toast.ts'
import type { BackendConfig } from '../backend.ts'
import { currentUserId } from '../session/current-user-id.ts'
import { requireSignIn } from '../session/require-sign-in.ts'
import { usageStore } from '../usage/usage-store.ts'
import {
  GUEST_SAVES,
  isPromptDue,
  MOST_GUEST_SAVES,
  readGuestSaves,
  WANTED_SAVE,
  withoutSave,
  withSave,
} from './guest-saves.ts'
import { deleteSave, insertSave, type WriteOutcome } from './own-saves.ts'
import { isSame, type SavableItem } from './saved-item.ts'
import { savesStore } from './saves-store.ts'

/** Moments are written as the traveller writes them; the page's own language is less than that. */
type Config = BackendConfig & Pick<PageConfig, 'locale'>

/** Whether a guest should now be asked about an account. */
export type Kept = { readonly isPromptDue: boolean }

const NO_PROMPT: Kept = { isPromptDue: false }

/** Three for a guest. The fourth asks for an account: it is saved there after the sign-in or sign-up, or not at all. */
export async function keepItem(config: Config, item: SavableItem): Promise<Kept> {
  if (currentUserId() === null && readKept().length < MOST_GUEST_SAVES) return keepHere(item)
  if (currentUserId() === null) {
    const wish = { keep: () => keep(WANTED_SAVE, withSave([], item, stamp())), drop: () => dropFlag(WANTED_SAVE) }
    if (!(await requireSignIn(text(`feature.${item.type}`), wish))) return NO_PROMPT
    wish.drop()
  }
  const owner = currentUserId()
  if (owner === null) return NO_PROMPT
  await savesStore.load({ config, userId: owner })
  const outcome = await insertSave({ config, userId: owner }, item)
  if (outcome.kind === 'done') {
    const save = {
      ...item,
      savedAt: new Date().toISOString(),
      collection: null,
      note: null,
      revision: 1,
      isWaiting: false,
    }
    savesStore.change((saves) => (saves.some((kept) => isSame(kept, item)) ? saves : [save, ...saves]), true)
  }
  sayKept(item, outcome, config)
  return NO_PROMPT
}

/** A moment later: something else may have been saved or removed by then, or somebody signed in. */
export function isPromptStillDue(): boolean {
  return currentUserId() === null && isPromptDue(readKept().length)
}

export async function dropItem(
  config: BackendConfig,
  item: Pick<SavableItem, 'type' | 'item_id' | 'title'>,
): Promise<void> {
  const rest = withoutSave(readKept(), item)
  const wasHere = rest.length < readKept().length
  if (wasHere) keep(GUEST_SAVES, rest)
  const owner = currentUserId()
  if (owner === null || (wasHere && !savesStore.get().saves.some((save) => isSame(save, item))))
    return sayRemoved({ kind: 'done' })
  const outcome = await deleteSave({ config, userId: owner }, item)
  if (outcome.kind === 'done') savesStore.change((saves) => saves.filter((save) => !isSame(save, item)), true)
  if (outcome.kind !== 'waiting') sayRemoved(outcome)
}

const stamp = () => ({ nowMs: Date.now(), random: Math.random().toString(36).slice(2, 8) })

function keepHere(item: SavableItem): Kept {
  keep(GUEST_SAVES, withSave(readKept(), item, stamp()))
  const kept = readKept()
  // A browser without storage keeps nothing, and must not say that it did.
  if (!kept.some((save) => isSame(save, item))) {
    toast.error(text('failed.text'), { title: text('failed.title') })
    return NO_PROMPT
  }
  toast.success(text('done.text', { title: item.title }), { title: text('done.title') })
  return { isPromptDue: isPromptDue(kept.length) }
}

function sayKept(item: SavableItem, outcome: WriteOutcome, config: Config): void {
  if (outcome.kind === 'waiting') return
  if (outcome.kind === 'done') {
    toast.success(text('done.text', { title: item.title }), { title: text('done.title') })
    void warnOfLimit(config)
    return
  }
  void usageStore.reload(config)
  if (outcome.kind === 'failed') toast.error(outcome.reason ?? text('failed.text'), { title: text('failed.title') })
  else {
    const time = writeMoment(outcome.resetsAtMs, config.locale)
    toast.error(text('limit.text', { limit: String(outcome.limit), time }), { title: text('limit.title') })
  }
}

/** Where one saves: from 70 % on how much is used, and the last two aloud. */
async function warnOfLimit(config: Config): Promise<void> {
  const { counters, resetsAtMs } = await usageStore.read(config)
  const { used, limit } = counters.saved_items
  const level = judgeUsage(used, limit)
  if (limit === null || level === 'plenty') return
  const titles = {
    warning: usageText('warning.title', { used: String(used), limit: String(limit) }),
    few: usageText('few', { count: String(limit - used) }),
    'used-up': usageText('used-up.title'),
  }
  const time = writeMoment(resetsAtMs, config.locale)
  toast.info(usageText('text.uncounted', { kind: usageText('saved_items'), time }), { title: titles[level] })
}

function sayRemoved(outcome: WriteOutcome): void {
  if (outcome.kind === 'done') toast.success(text('removed.text'), { title: text('removed.title') })
  else
    toast.error((outcome.kind === 'failed' && outcome.reason) || text('remove.failed'), { title: text('failed.title') })
}

function readKept(): readonly GuestSave[] {
  try {
    return readGuestSaves(JSON.parse(readFlag(GUEST_SAVES) ?? '[]'))
  } catch {
    return []
  }
}
