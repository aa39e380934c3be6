/** The write methods the outbox replays. */
export type WriteMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** The reason for a delayed action. */
export type Hold = {
  /** By this device's clock. */
  readonly until: number
  /** The server set the time (Retry-After), so forcing does not shorten it. */
  readonly isServersWish: boolean
}

/** The reason why an action waits for the traveller instead of for the network. */
export type Problem = {
  /** `newer`: stored by a newer app in another tab, which will send it. */
  readonly kind: 'refused' | 'conflict' | 'unreadable' | 'newer'
  readonly status: number
  /** The server's answer: for a conflict the other version, to be shown beside the traveller's own. */
  readonly answer: string
}

/**
 * A write that is stored until the server has confirmed it. The first six fields are the specified record; the rest is
 * needed for order, account and retries.
 */
export type OfflineAction = {
  readonly id: string
  readonly timestamp: number
  readonly url: string
  readonly method: WriteMethod
  /** JSON text. Contains the Idempotency-Key, never an Authorization. */
  readonly headers: string
  readonly body: string | null
  /** The path of a kept file (offline/kept-files.ts) that is the body instead. */
  readonly file: string | null

  readonly version: number
  readonly userId: string
  /** The written thing, as `trip:<uuid>`: writes to the same thing keep their order. */
  readonly entity: string
  /** The traveller's name for it. */
  readonly label: string
  /** Increases by one with every action of this device; unlike a clock it never jumps. */
  readonly sequence: number
  /** The action of the same entity that must be settled first. */
  readonly after: string | null
  /** The cached copy that older apps stored with it to show the change; null for those of this app. */
  readonly cacheKey: string | null
  readonly wasSavedOffline: boolean
  readonly state: 'pending' | 'needs-attention'
  readonly attempts: number
  readonly hold: Hold | null
  readonly problem: Problem | null
}

/** 2: `file`. */
export const ACTION_VERSION = 2
