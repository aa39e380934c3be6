/** What the free plan allows in one day, by UTC: section 9 of the specification. */
export const DAILY_LIMITS = {
  ai_requests: 10,
  itinerary_generations: 3,
  search_requests: 25,
  saved_items: 15,
} as const
export type UsageType = keyof typeof DAILY_LIMITS

export const TRIAL_DAYS = 7
const DAY_MS = 86_400_000
const FREE_TIERS: readonly (string | null)[] = [null, '', 'free', 'Explorer']

export type Plan = {
  readonly tier: string | null
  /** The trial begins with the account. */
  readonly signedUpAtMs: number
}

/** Null: as often as they like. */
export function dailyLimit(type: UsageType, plan: Plan | null, nowMs: number): number | null {
  const hasTrial = plan !== null && nowMs < plan.signedUpAtMs + TRIAL_DAYS * DAY_MS
  const isPaid = plan !== null && !FREE_TIERS.includes(plan.tier)
  return hasTrial || isPaid ? null : DAILY_LIMITS[type]
}

/** The next midnight by UTC, when every count begins anew. */
export function nextResetMs(nowMs: number): number {
  return (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS
}
