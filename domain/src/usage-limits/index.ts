/** The daily limits of the free plan, by UTC: section 9 of the specification. The database has the same numbers. */
export const DAILY_LIMITS = {
  ai_requests: 10,
  itinerary_generations: 3,
  search_requests: 25,
  saved_items: 15,
} as const
export type UsageType = keyof typeof DAILY_LIMITS
export const USAGE_TYPES = Object.keys(DAILY_LIMITS) as readonly UsageType[]

const DAY_MS = 86_400_000
const WARN_FROM_PERCENT = 70
const FEW = 2

/** `few`: the last ones are announced. `warning`: most of it is used. */
export type UsageLevel = 'plenty' | 'warning' | 'few' | 'used-up'

/** Null is unlimited. */
export function judgeUsage(used: number, limit: number | null): UsageLevel {
  if (limit === null) return 'plenty'
  const left = limit - used
  if (left <= 0) return 'used-up'
  if (left <= FEW) return 'few'
  return used * 100 >= limit * WARN_FROM_PERCENT ? 'warning' : 'plenty'
}

/** The next midnight by UTC, when every count restarts. */
export function nextResetMs(nowMs: number): number {
  return (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS
}

type CalledTool = { readonly tool: string; readonly result: { readonly kind: string } }

/** Whether a tool call of the assistant made a trip plan: each uses one `itinerary_generations`, as in the planner. */
export function isFinishedPlan({ tool, result }: CalledTool): boolean {
  return tool === 'plan-trip' && result.kind === 'found'
}
