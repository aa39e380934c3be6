/** The outbox in a browser tab: the pure parts of outbox/ with this tab's storage, network, clock and account. */
import { backend, type BackendConfig } from '../api/backend.ts'
import { currentUserId } from '../api/session/current-user-id.ts'
import { offlineText as text } from '../text/offline.ts'
import { toast } from '../ui/toast.ts'
import { createIdbOutboxStore } from './idb-outbox-store.ts'
import { offlineState } from './offline-state.ts'
import { bySequence } from './outbox/choose-next.ts'
import { readAction } from './outbox/read-action.ts'
import { type Pass, type Sender, sendOutbox } from './outbox/send-outbox.ts'
import { withSenderTurn } from './outbox/with-sender-turn.ts'
import { sendAction } from './send-action.ts'

export const outboxStore = createIdbOutboxStore()

const OWNER = crypto.randomUUID()
/** When another tab is sending, it is asked again after this time whether it is done. */
const OTHERS_TURN_MS = 5000
/** Whatever is due already was just tried. */
const SOONEST_MS = 1000

let config: BackendConfig | undefined
let running: Promise<void> | undefined
let isWantedAgain = false
let timer: ReturnType<typeof setTimeout> | undefined
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sojourn-outbox')

export function setBackend(given: BackendConfig): void {
  config = given
  if (tabs) tabs.onmessage = () => void refreshPending()
}

/** Reads what waits, for the screen of this tab. */
export async function refreshPending(): Promise<void> {
  const userId = currentUserId()
  const records = userId === null ? [] : await outboxStore.list()
  const own = records.map(readAction).filter((action) => action.userId === userId || action.userId === '')
  offlineState.change({ actions: bySequence(own.filter(({ problem }) => problem?.kind !== 'newer')) })
}

/** Something was added, sent or settled: this tab and the others show it. */
export async function announceChange(): Promise<void> {
  await refreshPending()
  tabs?.postMessage('changed')
}

/**
 * Sends what is due. `isForced` does not wait for a backoff to end. Calls during a pass lead to one more pass: what was
 * saved while it ran would otherwise wait for the next timer.
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
      (isStillMine) =>
        sendOutbox(
          {
            store: outboxStore,
            read: readAction,
            freshToken,
            send: (action, token) => sendAction(action, { backendUrl, apiKey: supabaseKey, token }),
            isStillMine,
            now: Date.now,
            chance: Math.random,
          },
          isForced,
        ),
    )
    await tellOutcome(pass)
  } finally {
    offlineState.change({ isSyncing: false })
  }
}

async function tellOutcome(pass: Pass | null): Promise<void> {
  const wakeAt = pass ? pass.nextAt : Date.now() + OTHERS_TURN_MS
  if (!pass) await refreshPending()
  else if (pass.sent.length > 0 || pass.troubled > 0) await announceChange()
  if (pass) offlineState.change({ isOnline: navigator.onLine && pass.outcome !== 'unreachable' })
  if (pass?.sent.some(({ wasSavedOffline }) => wasSavedOffline) && !hasPending()) toast.success(text('toast.synced'))
  if (pass && pass.troubled > 0) {
    const action = { label: text('toast.show'), onPress: () => offlineState.change({ isListOpen: true }) }
    toast.error(text('toast.troubled'), { action })
  }
  clearTimeout(timer)
  if (wakeAt !== null && hasPending())
    timer = setTimeout(() => void syncNow(false), Math.max(SOONEST_MS, wakeAt - Date.now()))
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
