export { DAILY_LIMITS, dailyLimit, nextResetMs, type Plan, TRIAL_DAYS, type UsageType } from './usage-limits.ts'
