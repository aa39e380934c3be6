import { DbError } from '../database/db-error.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import type { Platform } from '../platform.ts'
import type { RestRequest } from './request/rest-request.ts'

const NOT_ALLOWED = '42501'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Rows of this log are never deleted, so their number per caller is limited. */
const ENTRIES: LimitRule = { name: 'rest-refusals', points: 30, seconds: 3_600, counted: 'here' }

/** Refusals of staff, and anyone's attempt to change a role; other refusals of travellers are in the access log. */
const WRITE_ENTRY = `
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  select $1::uuid, 'access.denied', $2::text, $3::text, jsonb_build_object('method', $4::text)
  where $3 = 'public.user_roles' or exists (select from public.user_roles where user_id = $1::uuid)`

export type AuditRefusal = (request: RestRequest, error: unknown) => Promise<void>

export function createAuditRefusal({ db, limits, log }: Pick<Platform, 'db' | 'limits' | 'log'>): AuditRefusal {
  return async ({ caller: { userId }, method, schema, target }, error) => {
    if (!(error instanceof DbError) || error.code !== NOT_ALLOWED) return
    if (userId === null || !UUID.test(userId) || READS.has(method)) return
    const { isAllowed } = await limits.consume(ENTRIES, userId)
    if (!isAllowed) return
    // The request stays refused even if the entry cannot be written.
    await db
      .query(WRITE_ENTRY, [userId, target.kind, `${schema}.${target.name}`, method])
      .catch((failure: unknown) => log.error({ error: failure }, 'a refusal could not be written to the audit log'))
  }
}
