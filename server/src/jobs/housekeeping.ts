import type { Db } from '../database/db.ts'
import { deleteExpiredKeys } from '../idempotency/answer-once.ts'
import { deleteExpiredLimits } from '../limits/shared-limits.ts'
import type { Platform } from '../platform.ts'
import { sweepOrphanFiles } from '../storage/sweep-orphan-files.ts'
import type { ScheduledJob } from './jobs.ts'

/** Every link in a mail is valid for at most a day, and every sign-in flow is shorter. */
const STALE_SIGN_INS = [
  `delete from auth.one_time_tokens where created_at < now() - interval '7 days'`,
  `delete from auth.flow_state where created_at < now() - interval '1 day'`,
  'delete from auth.sessions where not_after < now()',
  `delete from server.known_addresses where seen_at < now() - interval '180 days'`,
]

/** The privacy policy promises ninety days. */
const OLD_COUNTS = [
  ...['user_usage', 'device_usage'].map(
    (table) => `delete from public.${table} where day < (now() at time zone 'utc')::date - 90`,
  ),
  `delete from public.device_fingerprints where seen_at < now() - interval '90 days'`,
  `delete from public.server_errors where hour < now() - interval '90 days'`,
  `delete from public.model_use where day < (now() at time zone 'utc')::date - 90`,
  // Longer than any network outage that a client retries through.
  `delete from server.asked_turns where created_at < now() - interval '2 days'`,
]

/** Read notifications are deleted after a while, and unread ones when they are too old to matter. */
const OLD_NOTIFICATIONS = [
  `delete from public.notifications where created_at < now() - interval '365 days'
    or (read_at is not null and created_at < now() - interval '90 days')`,
  `delete from private.expiry_reminders where created_at < now() - interval '400 days'`,
]

/** Deletes data that would otherwise grow without limit. */
export function housekeeping(platform: Pick<Platform, 'db' | 'files' | 'now' | 'settings'>): readonly ScheduledJob[] {
  const { db, now, settings } = platform
  const always: readonly ScheduledJob[] = [
    { name: 'expire-idempotency-keys', cron: '17 3 * * *', run: () => deleteExpiredKeys(db) },
    { name: 'expire-rate-limits', cron: '*/30 * * * *', run: () => deleteExpiredLimits(db, now()) },
    { name: 'forget-old-notifications', cron: '47 3 * * *', run: () => runAll(db, OLD_NOTIFICATIONS) },
    { name: 'forget-old-counts', cron: '27 3 * * *', run: () => runAll(db, OLD_COUNTS) },
  ]
  if (settings.isHosted) return always
  return [
    ...always,
    { name: 'forget-stale-sign-ins', cron: '37 * * * *', run: () => runAll(db, STALE_SIGN_INS) },
    { name: 'sweep-orphan-files', cron: '7 * * * *', run: async () => void (await sweepOrphanFiles(platform)) },
  ]
}

async function runAll(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await db.query(statement)
}
