export {
  DAILY_LIMITS,
  isFinishedPlan,
  judgeUsage,
  nextResetMs,
  USAGE_TYPES,
  type UsageLevel,
  type UsageType,
} from './usage-limits.ts'
