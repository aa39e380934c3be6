export { DAILY_LIMITS, judgeUsage, nextResetMs, USAGE_TYPES, type UsageLevel, type UsageType } from './usage-limits.ts'
