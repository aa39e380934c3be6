import {
  type AccountSession,
  accountSessionsContract,
  revokeSessionContract,
} from '@app/contracts/account/account-sessions'

import { writeAudit } from '../../auth/store/audit-log.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

const LIST = `select id, created_at as "signedInAt", user_agent as "userAgent", host(ip) as address,
    coalesce(refreshed_at at time zone 'utc', updated_at) as "lastSeenAt", id = $2 as "isCurrent"
  from auth.sessions where user_id = $1 and (not_after is null or not_after > $3)
  order by id = $2 desc, coalesce(refreshed_at at time zone 'utc', updated_at) desc limit 100`

/** Lists the sessions of the caller. */
export function createAccountSessionsFunction({ db, now }: Pick<Platform, 'db' | 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: accountSessionsContract.name,
    access: 'user',
    input: accountSessionsContract.request,
    async handle(_request, { caller }) {
      const at = new Date(now()).toISOString()
      const sessions = await db.query<AccountSession>(LIST, [caller.userId, caller.sessionId, at])
      return Response.json(accountSessionsContract.response.parse({ sessions }))
    },
  })
}

/** Signs one device out: its access token is refused from the next request on, on other servers a moment later. */
export function createRevokeSessionFunction({
  db,
  log,
  now,
  accessTokens,
}: Pick<Platform, 'db' | 'log' | 'now' | 'accessTokens'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: revokeSessionContract.name,
    access: 'user',
    input: revokeSessionContract.request,
    async handle(_request, { caller, input, clientAddress }) {
      const gone = await db.query('delete from auth.sessions where id = $1 and user_id = $2 returning id', [
        input.sessionId,
        caller.userId,
      ])
      await accessTokens.refreshEndedSessions()
      const client = { address: clientAddress, addressKey: '', userAgent: null }
      const traits = { scope: 'one' }
      if (gone.length > 0)
        await writeAudit({ log, now }, db, { action: 'logout', userId: caller.userId, client, traits })
      return Response.json({ isRevoked: gone.length > 0 })
    },
  })
}
