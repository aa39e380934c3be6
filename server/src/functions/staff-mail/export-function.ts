import { EXPORT_SUBSCRIBERS } from '@app/contracts/mail/staff-mail'
import { csvLines } from '@app/domain/csv'
import { z } from 'zod'

import { toDbCaller } from '../../identity/caller.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { MAIL_STAFF } from './function.ts'

const EVERYBODY = `select email, state, counts_opens, source, language, created_at, confirmed_at, unsubscribed_at
  from public.subscribers order by created_at, id`

/** All subscribers for a spreadsheet, read as the caller. Each export is in the audit log. */
export function createExportSubscribersFunction({ db }: Pick<Platform, 'db'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: EXPORT_SUBSCRIBERS,
    access: MAIL_STAFF,
    input: z.unknown(),
    inputKind: 'none',
    limit: { points: 20, seconds: 3600 },
    timeoutMs: 60_000,
    async handle(_request, { caller }) {
      const rows = await db.runAs(toDbCaller(caller), { text: EVERYBODY })
      await db.query(
        `insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
         values ($1, 'subscribers.exported', 'subscriber', 'all', $2)`,
        [caller.userId, { rows: rows.length }],
      )
      return new Response([...csvLines(rows)].join(''), {
        headers: { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' },
      })
    },
  })
}
