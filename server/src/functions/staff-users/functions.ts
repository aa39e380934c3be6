import { staffExportContract, staffUsersContract, type StaffUsersResponse } from '@app/contracts/staff/staff-users'

import { findUserById } from '../../auth/store/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { QueueRefused } from '../../limits/fair-queue.ts'
import { createRenderQueue } from '../../pages/render-queue.ts'
import type { Platform } from '../../platform.ts'
import { gatherAccount } from '../account-data/gather-account.ts'
import { packAccount } from '../account-data/pack-account.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { personOf } from '../staff/person-of.ts'
import { requireChangeableAccount } from '../staff/staff-rank.ts'
import { writeStaffAudit } from '../staff/write-staff-audit.ts'
import { changeUser } from './change-user.ts'
import { findUsers, readUser } from './read-users.ts'

const HOUR_SECONDS = 3600

export function createStaffUsersFunctions(platform: Platform): readonly ServerFunction[] {
  return [createStaffUsersFunction(platform), createStaffExportFunction(platform)]
}

function createStaffUsersFunction(platform: Platform): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: staffUsersContract.name,
    access: { staff: ['owner', 'admin', 'support'] },
    input: staffUsersContract.request,
    maxBodyBytes: 4_000,
    limit: { points: 120, seconds: 60 },
    async handle(_request, { input, caller }) {
      const actor = personOf(caller)
      if (input.action === 'search') return Response.json(await findUsers(platform, input))
      if (input.action !== 'read') await changeUser(platform, actor, input)
      const answer: StaffUsersResponse = { user: await readUser(platform, actor, input.id) }
      return Response.json(answer)
    },
  })
}

/** The same file that the traveller may download, on a request that reached us another way. */
function createStaffExportFunction(platform: Platform): ServerFunction {
  const packing = createRenderQueue({ atOnce: 1, waiting: 2, waitingInAll: 2, withinMs: 60_000 })
  return defineFunction({
    kind: 'reading',
    name: staffExportContract.name,
    access: { staff: ['owner', 'admin'] },
    input: staffExportContract.request,
    maxBodyBytes: 2_000,
    timeoutMs: 60_000,
    limit: { points: 10, seconds: HOUR_SECONDS },
    async handle(_request, { input: { id, reason }, caller, signal }) {
      const actor = personOf(caller)
      await requireChangeableAccount(platform.db, actor, id)
      const user = await findUserById(platform.db, id)
      if (!user) throw new AppError('account_unknown')
      // Written first: an export without its line must not exist.
      const entry = { actor, action: 'account.exported', subjectType: 'user', subjectId: id, details: { reason } }
      await writeStaffAudit(platform.db, entry)
      const packed = await packing
        .draw(actor, signal, async () => packAccount(await gatherAccount(platform, user)))
        .catch((error: unknown) => {
          if (!(error instanceof QueueRefused)) throw error
          throw new AppError('over_request_rate_limit', { headers: { 'retry-after': '30' } })
        })
      return new Response(packed, {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="account-${id.slice(0, 8)}.zip"`,
          'cache-control': 'no-store',
        },
      })
    },
  })
}
