import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import type { Platform } from '../platform.ts'

export type SupportDeps = Pick<Platform, 'db' | 'now' | 'mailer' | 'settings' | 'limits'>

export const TEAM = ['owner', 'admin', 'support']

export async function refuseOver(
  { limits }: Pick<SupportDeps, 'limits'>,
  counted: readonly (readonly [LimitRule, string])[],
): Promise<void> {
  for (const [rule, key] of counted) {
    const { isAllowed, retryAfterSeconds } = await limits.consume(rule, key)
    if (!isAllowed)
      throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(retryAfterSeconds) } })
  }
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}

/** A moment as milliseconds: both engines then give the same number. */
export const ms = (column: string, name: string): string =>
  `(extract(epoch from ${column}) * 1000)::float8 as "${name}"`

/** Staff reads and changes are written down; reading the same conversation again within a while is one reading. */
export async function writeAudit(
  db: Queryable,
  actor: string,
  action: string,
  subject: string,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await db.query(
    `insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
     select $1, $2, 'support', $3, $4::jsonb
     where $2 <> 'support.read' or not exists (select from public.audit_log where actor_id = $1 and action = $2
       and subject_type = 'support' and subject_id = $3 and at > now() - interval '15 minutes')`,
    [actor, action, subject, details],
  )
}
