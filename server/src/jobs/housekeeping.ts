import { deleteExpiredKeys } from '../functions/idempotency.ts'
import { deleteExpiredLimits } from '../limits/shared-limits.ts'
import type { Platform } from '../platform.ts'
import { sweepOrphanFiles } from '../storage/sweep-orphan-files.ts'
import type { ScheduledJob } from './jobs.ts'

/** What would otherwise pile up. */
export function housekeeping(platform: Pick<Platform, 'db' | 'files' | 'now' | 'settings'>): readonly ScheduledJob[] {
  const { db, now, settings } = platform
  const always: readonly ScheduledJob[] = [
    { name: 'expire-idempotency-keys', cron: '17 3 * * *', run: () => deleteExpiredKeys(db) },
    { name: 'expire-rate-limits', cron: '*/30 * * * *', run: () => deleteExpiredLimits(db, now()) },
  ]
  if (settings.isHosted) return always
  return [
    ...always,
    { name: 'sweep-orphan-files', cron: '7 * * * *', run: async () => void (await sweepOrphanFiles(platform)) },
  ]
}
