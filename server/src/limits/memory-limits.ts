import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import type { LimitRule, RateLimits } from './rate-limits.ts'

/** Counts inside this process. */
export function createMemoryLimits(): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiterOf = ({ name, points, seconds }: LimitRule): RateLimiterMemory => {
    const known = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    limiters.set(name, known)
    return known
  }
  return {
    async consume(rule, key) {
      try {
        await limiterOf(rule).consume(key)
        return { isAllowed: true, retryAfterSeconds: 0 }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(key)
    },
  }
}
