import type { LimitRule } from '../limits/rate-limits.ts'

/** The function and the page without script count together. */
export const PLAN_CHECK_LIMIT = {
  name: 'function-check-plan',
  points: 60,
  seconds: 60,
  counted: 'here',
} as const satisfies LimitRule
