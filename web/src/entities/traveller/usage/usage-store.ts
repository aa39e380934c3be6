import type { MyUsageResponse, myUsageContract } from '@app/contracts/account/usage'
import { DAILY_LIMITS, nextResetMs, USAGE_TYPES } from '@app/domain/usage-limits'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import { currentUserId } from '../../../api/session/current-user-id.ts'
import { storedFingerprint } from '../../../device/fingerprint/stored-fingerprint.ts'

type Counters = MyUsageResponse['counters']
export type Usage = {
  /** The account's id, or null for a guest. */
  readonly userId: string | null
  readonly counters: Counters
  readonly resetsAtMs: number
  /** False until the server has answered, and for a guest until the first use; the counts are zero until then. */
  readonly isKnown: boolean
  /** The request failed. */
  readonly hasFailed: boolean
}

const NAME: (typeof myUsageContract)['name'] = 'my-usage'
const TIMEOUT_MS = 8000
/** With a device clock ahead of the server's, the day would seem to end early. */
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

/** Today's counts, once for the page. Code that uses an allowance reloads them. */
export const usageStore = {
  get: (): Usage => usage,
  getOnServer: (): Usage => UNASKED,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Called by components that show them; concurrent calls send one request. */
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
  /** Without a subscriber there is nothing to load. */
  async reload(config: BackendConfig): Promise<void> {
    if (listeners.size > 0) await load(config)
  },
}

async function load(config: BackendConfig): Promise<void> {
  const userId = currentUserId()
  // The guest's usage counts for the account from now on.
  if (userId !== null && usage.userId !== userId)
    await (await import('../../save/move-guest-data.ts')).moveGuestData(config)
  const answer = await ask(config, userId)
  usage = { userId, ...answer }
  for (const listener of listeners) listener()
  awaitReset(config)
}

/** A page left open over midnight must not keep saying that nothing is left. */
function awaitReset(config: BackendConfig): void {
  clearTimeout(tomorrow)
  const waitMs = usage.resetsAtMs - Date.now()
  tomorrow = setTimeout(() => void usageStore.reload(config), (waitMs > 0 ? waitMs : SHORTEST_WAIT_MS) + A_MOMENT_MS)
}

/**
 * A guest is counted by device. Until its fingerprint is known, so are the counts: another browser of it may have used
 * up the day.
 */
async function ask(config: BackendConfig, userId: string | null): Promise<Omit<Usage, 'userId'>> {
  const nothing = { counters: NOTHING, resetsAtMs: nextResetMs(Date.now()), isKnown: true, hasFailed: false }
  const device = storedFingerprint()
  if (userId === null && device === null) return { ...nothing, isKnown: false }
  try {
    const { functions } = await backend(config)
    const body = userId === null ? { device } : {}
    const { data, error } = await functions.invoke<MyUsageResponse>(NAME, { body, timeout: TIMEOUT_MS })
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
