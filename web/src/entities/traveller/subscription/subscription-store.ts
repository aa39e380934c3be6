import type { BackendConfig } from '../../../api/backend.ts'
import { dropFlag, readFlag, writeFlag } from '../../../device/storage/flags.ts'
import type { Checked } from './check-subscription.ts'
import { FREE, type SubscriptionAnswer, type SubscriptionState, subscriptionState } from './subscription-state.ts'

const RECHECK_MS = 30_000
const KEPT = 'subscription'
const FAILED = 'Failed to check subscription'

export const UNKNOWN: SubscriptionState = subscriptionState(
  { answer: FREE, isSignedIn: false, loading: true, error: null },
  0,
)

type Check = (config: BackendConfig) => Promise<Checked>
const load: Check = async (config) => (await import('./check-subscription.ts')).checkSubscription(config)

/** One state for the page, requested every 30 seconds while a part of it is subscribed. */
export function createSubscriptionStore(check: Check = load, now: () => number = () => Date.now()) {
  let state = UNKNOWN
  let owner: string | null | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let followers = 0
  let asking: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function set(answer: SubscriptionAnswer, loading = false, error: string | null = null): void {
    const next = subscriptionState({ answer, isSignedIn: typeof owner === 'string', loading, error }, now())
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) listener()
  }

  /** Offline nothing is requested, and the last answer stays. */
  async function ask(config: BackendConfig): Promise<void> {
    const asked = owner
    if (!asked || !navigator.onLine) return set(state, false, asked && state.loading ? FAILED : state.error)
    const checked = await check(config).catch((): Checked => ({ kind: 'answered', answer: FREE }))
    if (asked !== owner) return
    if (checked.kind === 'failed') return set(state, false, checked.message || FAILED)
    // A default answer is not worth storing.
    if (checked.answer !== FREE) writeFlag(KEPT, JSON.stringify({ owner, answer: checked.answer }))
    set(checked.answer)
  }

  function recheck(config: BackendConfig): Promise<void> {
    asking ??= ask(config).finally(() => {
      asking = undefined
    })
    return asking
  }

  function become(userId: string | null, config: BackendConfig): void {
    if (owner === userId) return
    owner = userId
    asking = undefined
    if (userId === null) {
      dropFlag(KEPT)
      return set(FREE)
    }
    const kept = readKept(userId)
    set(kept ?? FREE, kept === null)
    void recheck(config)
  }

  return {
    get: () => state,
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    recheck,
    /** `undefined` while the session is unknown. */
    follow(config: BackendConfig, userId: string | null | undefined): () => void {
      if (userId !== undefined) become(userId, config)
      followers += 1
      timer ??= setInterval(() => void recheck(config), RECHECK_MS)
      return () => {
        followers -= 1
        if (followers > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

function readKept(userId: string): SubscriptionAnswer | null {
  try {
    const kept = JSON.parse(readFlag(KEPT) ?? '') as { owner: string; answer: SubscriptionAnswer }
    return kept.owner === userId && typeof kept.answer.subscribed === 'boolean' ? { ...FREE, ...kept.answer } : null
  } catch {
    return null
  }
}
