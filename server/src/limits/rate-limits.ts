import type { MaybePromise } from '../maybe-promise.ts'

/** `points` requests per `seconds` for one key (an address, an account). */
export type LimitRule = {
  readonly name: string
  readonly points: number
  readonly seconds: number
  /**
   * `everywhere` (the default) counts in the database, so that several servers share one count, at the cost of a round
   * trip; `here` counts in this process, without a query.
   */
  readonly counted?: 'everywhere' | 'here'
}
export type LimitAnswer = { readonly isAllowed: boolean; readonly retryAfterSeconds: number }

export type RateLimits = {
  consume(rule: LimitRule, key: string): MaybePromise<LimitAnswer>
  /** Resets the count, e.g. after a correct password. */
  reset(rule: LimitRule, key: string): Promise<void>
}

const ALLOWED: LimitAnswer = { isAllowed: true, retryAfterSeconds: 0 }

/** For the official client suites, which sign up hundreds of accounts from one address. */
export const NO_LIMITS: RateLimits = { consume: () => ALLOWED, reset: async () => {} }
