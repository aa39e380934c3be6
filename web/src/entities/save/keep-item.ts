/** Handles a press on a heart; loaded with the first press. */
import type { GuestSave } from '@app/contracts/account/move-guest-data'
import type { PageConfig } from '@app/contracts/page-rendering'
import { judgeUsage } from '@app/domain/usage-limits'

import type { BackendConfig } from '../../api/backend.ts'
import { currentUserId } from '../../api/session/current-user-id.ts'
import { dropFlag, readFlag } from '../../device/storage/flags.ts'
import { keep } from '../../device/storage/use-stored-value.ts'
import { withUnsent } from '../../offline/outbox-overlay.ts'
import { accountKey, queryClient } from '../../offline/query-client.ts'
import { writeMoment } from '../../text/write-moment.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { requireSignIn } from '../traveller/session/require-sign-in.ts'
import { usageStore } from '../traveller/usage/usage-store.ts'
import { usageText } from '../traveller/usage/usage-text.ts'
import {
  GUEST_SAVES,
  isPromptDue,
  MAX_GUEST_SAVES,
  readGuestSaves,
  WANTED_SAVE,
  withoutSave,
  withSave,
} from './guest-saves.ts'
import { savesText as text } from './save-text.ts'
import { isSame, type SavableItem, type SavedRow } from './saved-item.ts'
import { savesOverlay } from './saves-query.ts'
import { hasSave, toSaves } from './unsent-saves.ts'
import { deleteSave, insertSave, type WriteOutcome } from './write-saves.ts'

/** Times use the traveller's locale, which is more specific than the page's language. */
type Config = BackendConfig & Pick<PageConfig, 'locale'>

/** Whether to offer a guest an account now. */
export type Kept = { readonly isPromptDue: boolean }

const NO_PROMPT: Kept = { isPromptDue: false }

/**
 * A guest can save three. The fourth asks for an account: it is saved there after the sign-in or sign-up, or not at
 * all.
 */
export async function keepItem(config: Config, item: SavableItem): Promise<Kept> {
  if (currentUserId() === null && readKept().length < MAX_GUEST_SAVES) return keepHere(item)
  if (currentUserId() === null) {
    const wish = { keep: () => keep(WANTED_SAVE, withSave([], item, stamp())), drop: () => dropFlag(WANTED_SAVE) }
    if (!(await requireSignIn(text(`feature.${item.type}`), wish))) return NO_PROMPT
    wish.drop()
  }
  const owner = currentUserId()
  if (owner === null) return NO_PROMPT
  const outcome = await insertSave({ config, userId: owner }, item)
  sayKept(item, outcome, config)
  return NO_PROMPT
}

/** Checked again a moment later: something else may have been saved or removed by then, or the guest signed in. */
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
  if (owner === null || (wasHere && !isInAccount(owner, item))) return sayRemoved({ kind: 'done' })
  const outcome = await deleteSave({ config, userId: owner }, item)
  if (outcome.kind !== 'waiting') sayRemoved(outcome)
}

function isInAccount(userId: string, item: Pick<SavableItem, 'type' | 'item_id'>): boolean {
  const rows = queryClient.getQueryData<readonly SavedRow[]>(accountKey(userId, savesOverlay.name)) ?? []
  return hasSave(toSaves(withUnsent(savesOverlay, rows), []), item)
}

const stamp = () => ({ nowMs: Date.now(), random: Math.random().toString(36).slice(2, 8) })

function keepHere(item: SavableItem): Kept {
  keep(GUEST_SAVES, withSave(readKept(), item, stamp()))
  const kept = readKept()
  // A browser without storage saves nothing, and the page must not claim that it did.
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

/** From 70 % on the remaining number is shown, and the last two in a toast. */
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
