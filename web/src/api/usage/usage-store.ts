import type { MyUsageResponse, myUsageContract } from '@app/contracts/usage'
import { DAILY_LIMITS, nextResetMs, USAGE_TYPES } from '@app/domain/usage-limits'

import { storedFingerprint } from '../../device/fingerprint/stored-fingerprint.ts'
import { backend, type BackendConfig } from '../backend.ts'
import { currentUserId } from '../session/current-user-id.ts'

type Counters = MyUsageResponse['counters']
export type Usage = {
  /** Whose they are: an account's id, or null for a guest. */
  readonly userId: string | null
  readonly counters: Counters
  readonly resetsAtMs: number
  /** False until the server has answered, and for a guest until the first use; the counts are then taken for nothing. */
  readonly isKnown: boolean
  /** It was asked and did not answer. */
  readonly hasFailed: boolean
}

const NAME: (typeof myUsageContract)['name'] = 'my-usage'
const PATIENCE_MS = 8000
/** On a device whose clock is ahead of ours the day ends before it ends. */
const SHORTEST_WAIT_MS = 600_000
const A_MOMENT_MS = 1000
const NOTHING = Object.fromEntries(
  USAGE_TYPES.map((type) => [type, { used: 0, limit: DAILY_LIMITS[type] }]),
) as unknown as Counters
const UNASKED: Usage = { userId: null, counters: NOTHING, resetsAtMs: 0, isKnown: false, hasFailed: false }

let usage = UNASKED
let starting: Promise<void> | undefined
let tomorrow: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Today's counts, once for the page. Whoever used something lets them be read again. */
export const usageStore = {
  get: (): Usage => usage,
  getOnServer: (): Usage => UNASKED,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** For whoever begins to show them: several who begin at once ask once. */
  async start(config: BackendConfig): Promise<void> {
    starting ??= load(config).finally(() => {
      starting = undefined
    })
    await starting
  },
  async read(config: BackendConfig): Promise<Usage> {
    await load(config)
    return usage
  },
  /** Nobody shows them: then there is nothing to read. */
  async reload(config: BackendConfig): Promise<void> {
    if (listeners.size > 0) await load(config)
  },
}

async function load(config: BackendConfig): Promise<void> {
  const userId = currentUserId()
  // What the guest used counts for the account from now on.
  if (userId !== null && usage.userId !== userId)
    await (await import('../saves/move-guest-data.ts')).moveGuestData(config)
  const answer = await ask(config, userId)
  usage = { userId, ...answer }
  for (const listener of listeners) listener()
  awaitReset(config)
}

/** A page that stays open over midnight must not go on saying that nothing is left. */
function awaitReset(config: BackendConfig): void {
  clearTimeout(tomorrow)
  const waitMs = usage.resetsAtMs - Date.now()
  tomorrow = setTimeout(() => void usageStore.reload(config), (waitMs > 0 ? waitMs : SHORTEST_WAIT_MS) + A_MOMENT_MS)
}

/** A guest is counted by the device. Until it is known, so is nothing: another browser of it may have used up the day. */
async function ask(config: BackendConfig, userId: string | null): Promise<Omit<Usage, 'userId'>> {
  const nothing = { counters: NOTHING, resetsAtMs: nextResetMs(Date.now()), isKnown: true, hasFailed: false }
  const device = storedFingerprint()
  if (userId === null && device === null) return { ...nothing, isKnown: false }
  try {
    const { functions } = await backend(config)
    const body = userId === null ? { device } : {}
    const { data, error } = await functions.invoke<MyUsageResponse>(NAME, { body, timeout: PATIENCE_MS })
    if (error) throw error
    if (!isAnswer(data)) throw new Error('no counts in the answer')
    return { ...nothing, counters: data.counters, resetsAtMs: Date.parse(data.resetsAt) || nothing.resetsAtMs }
  } catch (error) {
    console.warn('the usage of today is not known', error)
    return { ...nothing, isKnown: false, hasFailed: true }
  }
}

function isAnswer(data: unknown): data is MyUsageResponse {
  const { counters } = (data ?? {}) as Partial<MyUsageResponse>
  return USAGE_TYPES.every((type) => typeof counters?.[type]?.used === 'number')
}
