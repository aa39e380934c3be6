import { recordSearchContract, type RecordSearchResponse } from '@app/contracts/record-search'
import { nextResetMs } from '@app/domain/usage-limits'

import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { consumeUsage } from '../../usage/consume-usage.ts'
import { limitOf } from '../../usage/limit-of.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Counts one hand-off to the booking site. The same search under the same Idempotency-Key counts once. */
export function createRecordSearchFunction({ now, settings }: Pick<Platform, 'now' | 'settings'>): ServerFunction {
  return defineFunction({
    kind: 'writing',
    name: recordSearchContract.name,
    access: 'user',
    input: recordSearchContract.request,
    maxBodyBytes: 16_000,
    async handle(_request, { caller, tx }) {
      const userId = caller.userId ?? ''
      const nowMs = now()
      const resetsAt = new Date(nextResetMs(nowMs)).toISOString()
      // From here on as the server: no traveller may read accounts, or call the procedure with a limit of their own.
      await tx.query(`select set_config('role', 'none', true)`)
      const limit = await limitOf({ db: tx, adminEmail: settings.ADMIN_EMAIL }, userId, 'search_requests', nowMs)
      const used = await consumeUsage(tx, userId, 'search_requests', limit)
      if (used === null) throw new AppError('usage_limit_reached', { details: { limit, resetsAt } })
      return Response.json({ used, limit, resetsAt } satisfies RecordSearchResponse)
    },
  })
}
