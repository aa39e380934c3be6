import { DbError } from '../database/db-error.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import type { Platform } from '../platform.ts'
import type { RestRequest } from './request/rest-request.ts'

const NOT_ALLOWED = '42501'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Rows of this log stay for ever, so nobody can write many of them. */
const ENTRIES: LimitRule = { name: 'rest-refusals', points: 30, seconds: 3_600, counted: 'here' }

/** Staff who reach too far, and anyone who reaches for a role; what else travellers are refused is in the access log. */
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
    // The refusal stands whether or not it could be written down.
    await db
      .query(WRITE_ENTRY, [userId, target.kind, `${schema}.${target.name}`, method])
      .catch((failure: unknown) => log.error({ error: failure }, 'a refusal could not be written to the audit log'))
  }
}
