import type { Caller } from '../identity/caller.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import type { Platform } from '../platform.ts'

/** Rows of this log are never deleted, so their number per caller is limited. */
const ENTRIES: LimitRule = { name: 'staff-function-refusals', points: 30, seconds: 3_600, counted: 'here' }

const WRITE_ENTRY = `insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values ($1, 'access.denied', 'function', $2, jsonb_build_object('function', $2::text))`

/** Who tries a function of staff without the role leaves a line in the audit log. */
export async function auditRefusedCall(
  { db, limits, log }: Pick<Platform, 'db' | 'limits' | 'log'>,
  name: string,
  { userId }: Caller,
): Promise<void> {
  if (userId === null) return
  const { isAllowed } = await limits.consume(ENTRIES, userId)
  if (!isAllowed) return
  // The call stays refused even if the entry cannot be written.
  await db
    .query(WRITE_ENTRY, [userId, name])
    .catch((error: unknown) => log.error({ error }, 'a refusal could not be written to the audit log'))
}
