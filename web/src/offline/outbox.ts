/** The outbox in a browser tab: the pure parts of outbox/ with this tab's storage, network, clock and account. */
import { backend, type BackendConfig } from '../api/backend.ts'
import { currentUserId } from '../api/session/current-user-id.ts'
import { toast } from '../ui/overlay/toast.ts'
import { createIdbOutboxStore } from './idb-outbox-store.ts'
import { markDiscarded, offlineState, wasDiscarded } from './offline-state.ts'
import { offlineText as text } from './offline-text.ts'
import { bySequence } from './outbox/choose-next.ts'
import type { OfflineAction, Problem } from './outbox/offline-action.ts'
import { readAction } from './outbox/read-action.ts'
import { type Pass, type Sender, sendOutbox } from './outbox/send-outbox.ts'
import { withSenderTurn } from './outbox/with-sender-turn.ts'
import { sendAction } from './send-action.ts'

export const outboxStore = createIdbOutboxStore()

const OWNER = crypto.randomUUID()
/** When another tab is sending, its progress is checked again after this time. */
const OTHERS_TURN_MS = 5000
/** Due actions were just tried. */
const SOONEST_MS = 1000
/** A busy button is shown for at most this long; the write then waits in the outbox. */
const WATCHED_MS = 8000

export type WatchedOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** Stored in the outbox, not sent yet. */
  | { readonly kind: 'waiting' }

let config: BackendConfig | undefined
let running: Promise<void> | undefined
let isWantedAgain = false
let isOthersTurn = false
let timer: ReturnType<typeof setTimeout> | undefined
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sojourn-outbox')
const watched = new Map<string, (outcome: WatchedOutcome) => void>()

export function setBackend(given: BackendConfig): void {
  config = given
  if (!tabs) return
  tabs.onmessage = ({ data }: MessageEvent<'changed' | { readonly discarded?: readonly string[] }>) => {
    if (typeof data === 'object') markDiscarded(data.discarded ?? [])
    void refreshPending()
  }
}

/** These were removed from the outbox unsent, by the traveller or after a refusal. */
export async function announceDiscarded(ids: readonly string[]): Promise<void> {
  markDiscarded(ids)
  await refreshPending()
  tabs?.postMessage({ discarded: ids })
}

/** Reads pending actions for this tab's screen. */
export async function refreshPending(): Promise<void> {
  const userId = currentUserId()
  const records = userId === null ? [] : await outboxStore.list()
  const own = records.map(readAction).filter((action) => action.userId === userId || action.userId === '')
  offlineState.change({ actions: bySequence(own.filter(({ problem }) => problem?.kind !== 'newer')) })
  settleWatched(own)
}

/** While another tab sends, missing actions were sent there. */
function settleWatched(left: readonly OfflineAction[]): void {
  if (!isOthersTurn) return
  const isGone = (id: string): boolean => left.every((action) => action.id !== id) && !wasDiscarded(id)
  for (const [id, settle] of watched) if (isGone(id)) settle({ kind: 'sent' })
}

/** Sends due actions, and resolves with the result of this write as soon as it is known. */
export function sendWatched(id: string): Promise<WatchedOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: WatchedOutcome): void => {
      clearTimeout(patience)
      watched.delete(id)
      resolve(outcome)
    }
    const patience = setTimeout(() => settle({ kind: 'waiting' }), WATCHED_MS)
    watched.set(id, settle)
    void syncNow(false).then(() => !isOthersTurn && settle({ kind: 'waiting' }))
  })
}

/** An action was added, sent or settled: this tab and the others show it. */
export async function announceChange(): Promise<void> {
  await refreshPending()
  tabs?.postMessage('changed')
}

/**
 * Sends due actions. `isForced` ignores backoffs. A call during a pass causes one more pass: an action saved while it
 * ran would otherwise wait for the next timer.
 */
export async function syncNow(isForced = true): Promise<void> {
  if (running) {
    isWantedAgain = true
    return running
  }
  running = runPasses(isForced).finally(() => {
    running = undefined
  })
  return running
}

async function runPasses(isForced: boolean): Promise<void> {
  do {
    isWantedAgain = false
    await runPass(isForced).catch((error: unknown) => console.warn('the outbox could not be sent', error))
  } while (isWantedAgain)
}

async function runPass(isForced: boolean): Promise<void> {
  await refreshPending()
  if (!config || !hasPending()) return
  const { supabaseUrl, supabaseKey } = config
  const backendUrl = supabaseUrl ?? location.origin
  offlineState.change({ isSyncing: true })
  try {
    const pass = await withSenderTurn(
      { locks: navigator.locks, store: outboxStore, owner: OWNER, now: Date.now },
      (isStillMine) => {
        isOthersTurn = false
        return sendOutbox(
          {
            store: outboxStore,
            read: readAction,
            freshToken,
            send: (action, token) => sendAction(action, { backendUrl, apiKey: supabaseKey, token }),
            isStillMine,
            isWatched: (id) => watched.has(id),
            now: Date.now,
            chance: Math.random,
          },
          isForced,
        )
      },
    )
    await settlePass(pass)
  } finally {
    offlineState.change({ isSyncing: false })
  }
}

async function settlePass(pass: Pass | null): Promise<void> {
  isOthersTurn = pass === null
  const retryAt = pass ? pass.nextAt : Date.now() + OTHERS_TURN_MS
  for (const { id } of pass?.sent ?? []) watched.get(id)?.({ kind: 'sent' })
  for (const { id, problem } of pass?.refused ?? []) watched.get(id)?.({ kind: 'refused', problem })
  if (pass && pass.refused.length > 0) await announceDiscarded(pass.refused.map(({ id }) => id))
  if (!pass) await refreshPending()
  else if (pass.sent.length > 0 || pass.troubled > 0) await announceChange()
  if (pass) offlineState.change({ isOnline: navigator.onLine && pass.outcome !== 'unreachable' })
  if (pass?.sent.some(({ wasSavedOffline }) => wasSavedOffline) && !hasPending()) toast.success(text('toast.synced'))
  if (pass && pass.troubled > 0) {
    const action = { label: text('toast.show'), onPress: () => offlineState.change({ isListOpen: true }) }
    toast.error(text('toast.troubled'), { action })
  }
  clearTimeout(timer)
  if (retryAt !== null && hasPending())
    timer = setTimeout(() => void syncNow(false), Math.max(SOONEST_MS, retryAt - Date.now()))
}

function hasPending(): boolean {
  return offlineState.get().actions.some(({ state }) => state === 'pending')
}

async function freshToken(isRefused: boolean): Promise<Sender | null> {
  if (!config || currentUserId() === null) return null
  const { auth } = await backend(config)
  const { data } = isRefused ? await auth.refreshSession() : await auth.getSession()
  const { session } = data
  return session && { userId: session.user.id, accessToken: session.access_token }
}
