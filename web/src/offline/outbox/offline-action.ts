/** The write methods the outbox replays. */
export type WriteMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Why an action does not go out before its time. */
export type Hold = {
  /** By this device's clock. */
  readonly until: number
  /** The server named the time (Retry-After), so a traveller in a hurry does not shorten it. */
  readonly isServersWish: boolean
}

/** Why an action waits for the traveller instead of for the network. */
export type Problem = {
  /** `newer`: stored by a newer app in another tab, which will send it. */
  readonly kind: 'refused' | 'conflict' | 'unreadable' | 'newer'
  readonly status: number
  /** What the server said: for a conflict the other version, to be shown beside the traveller's own. */
  readonly answer: string
}

/**
 * A write that is kept until the server has confirmed it. The first six fields are the specified record; the rest is
 * what order, account and retries need.
 */
export type OfflineAction = {
  readonly id: string
  readonly timestamp: number
  readonly url: string
  readonly method: WriteMethod
  /** JSON text. Holds the Idempotency-Key, never an Authorization. */
  readonly headers: string
  readonly body: string | null

  readonly version: number
  readonly userId: string
  /** What is written to, as `trip:<uuid>`: writes to the same thing keep their order. */
  readonly entity: string
  /** What the traveller calls it. */
  readonly label: string
  /** Rises by one with every action of this device; clocks may jump, this does not. */
  readonly sequence: number
  /** The action of the same entity that must be gone first. */
  readonly after: string | null
  /** The cached copy that shows the change before the server knows of it. */
  readonly cacheKey: string | null
  readonly wasSavedOffline: boolean
  readonly state: 'pending' | 'needs-attention'
  readonly attempts: number
  readonly hold: Hold | null
  readonly problem: Problem | null
}

export const ACTION_VERSION = 1
