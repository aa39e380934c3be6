import { offlineState } from '../../offline/offline-state.ts'
import type { OfflineAction } from '../../offline/outbox/offline-action.ts'
import { applyWaiting, isAboutSaves } from './apply-waiting.ts'
import type { Account } from './own-saves.ts'
import type { Save } from './saved-item.ts'

export type SavesState = {
  readonly userId: string | null
  readonly status: 'none' | 'loading' | 'ready' | 'failed'
  readonly saves: readonly Save[]
  readonly copiedAt: Date | null
}

const NONE: SavesState = { userId: null, status: 'none', saves: [], copiedAt: null }

let state = NONE
let account: Account | undefined
let seen: readonly OfflineAction[] = []
let questions = 0
let changes = 0
const listeners = new Set<() => void>()
// The server has channels too, and nobody to tell.
const hasTabs = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined'
const tabs = hasTabs ? new BroadcastChannel('sojourn-saves') : undefined

/** An account's saves, once for the page: a list of fifty hearts asks the server once. */
export const savesStore = {
  get: (): SavesState => state,
  getOnServer: (): SavesState => NONE,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Asks when it has not been asked for this account. */
  async load(wanted: Account): Promise<void> {
    if (state.userId === wanted.userId && state.status !== 'failed') return
    account = wanted
    set({ ...NONE, userId: wanted.userId, status: 'loading' })
    await reload(true)
  },
  forget(): void {
    account = undefined
    if (state !== NONE) set(NONE)
  },
  reload: (): Promise<void> => reload(false),
  /** The screen first; `isTold` when other tabs should look again too. */
  change(change: (saves: readonly Save[]) => readonly Save[], isTold = false): void {
    changes += 1
    set({ ...state, saves: change(state.saves) })
    if (isTold) tabs?.postMessage('changed')
  },
}

if (tabs) tabs.onmessage = () => void reload(false)
if (typeof document !== 'undefined') addEventListener('online', () => void askAgain())
offlineState.listen(followOutbox)

function set(next: SavesState): void {
  state = next
  for (const listener of listeners) listener()
}

async function reload(isFirst: boolean): Promise<void> {
  const asked = account
  if (!asked) return
  const { loadSaves } = await import('./own-saves.ts')
  if (isFirst) await (await import('./move-guest-data.ts')).moveGuestData(asked.config)
  questions += 1
  const [question, before] = [questions, changes]
  const loaded = await loadSaves(asked)
  // A later question has the later answer.
  if (account !== asked || question !== questions) return
  // What was saved or removed while this was on its way may not be in it.
  if (changes !== before) return reload(false)
  const { userId } = asked
  if (loaded) set({ userId, status: 'ready', ...loaded })
  else set({ ...state, userId, status: 'failed' })
}

/** The signal is back: a copy, or nothing at all, was only good enough without one. What waits asks when it is sent. */
async function askAgain(): Promise<void> {
  if (seen.length > 0) return
  if (state.copiedAt !== null || state.status === 'failed') await reload(false)
}

/** What was just sent is true before the server is asked again; what was discarded goes with its answer. */
function followOutbox(): void {
  const waiting = offlineState.get().actions.filter(isAboutSaves)
  const gone = seen.filter(({ id }) => waiting.every((action) => action.id !== id))
  seen = waiting
  if (gone.length === 0 || !account) return
  set({ ...state, saves: applyWaiting(state.saves, gone, false) })
  void reload(false)
}
