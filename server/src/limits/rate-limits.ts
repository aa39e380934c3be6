/** `points` requests per `seconds` for one key (an address, an account). */
export type LimitRule = { readonly name: string; readonly points: number; readonly seconds: number }
export type LimitAnswer = { readonly isAllowed: boolean; readonly retryAfterSeconds: number }

export type RateLimits = {
  consume(rule: LimitRule, key: string): Promise<LimitAnswer>
  /** Forgets what was counted, e.g. after a correct password. */
  reset(rule: LimitRule, key: string): Promise<void>
}
