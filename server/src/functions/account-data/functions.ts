import { deleteAccountContract, exportAccountContract } from '@app/contracts/account-data'

import { AppError } from '../../errors/app-error.ts'
import { createRenderQueue, TooManyPages } from '../../pages/render-queue.ts'
import type { Platform } from '../../platform.ts'
import { sweepAfterChange } from '../../storage/sweep-orphan-files.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { endPayments } from './end-payments.ts'
import { gatherAccount } from './gather-account.ts'
import { packAccount } from './pack-account.ts'
import { refuseLastOwner, removeAccount } from './remove-account.ts'
import { createRequireProof } from './require-proof.ts'

const HOUR_SECONDS = 3600

/** What an account may do to itself as a whole: be taken along, and be deleted. */
export function createAccountDataFunctions(platform: Platform): readonly ServerFunction[] {
  const requireProof = createRequireProof(platform)
  // A whole account is held in memory while it is packed, so one at a time.
  const packing = createRenderQueue({ atOnce: 1, waiting: 4, waitingInAll: 4, withinMs: 60_000 })
  return [
    defineFunction({
      kind: 'reading',
      name: exportAccountContract.name,
      access: 'user',
      input: exportAccountContract.request,
      timeoutMs: 60_000,
      limit: { points: 10, seconds: HOUR_SECONDS },
      async handle(_request, { caller, input, signal }) {
        const user = await requireProof(caller, input)
        const packed = await packing
          .draw(user.id, signal, async () => packAccount(await gatherAccount(platform, user)))
          .catch(refuseIfBusy)
        const day = new Date(platform.now()).toISOString().slice(0, 10)
        return new Response(packed, {
          headers: {
            // The official client hands these on as a file; a ZIP by its own name it would read as text.
            'content-type': 'application/octet-stream',
            'content-disposition': `attachment; filename="sojourn-${day}.zip"`,
            'cache-control': 'no-store',
          },
        })
      },
    }),
    defineFunction({
      kind: 'reading',
      name: deleteAccountContract.name,
      access: 'user',
      input: deleteAccountContract.request,
      timeoutMs: 60_000,
      limit: { points: 10, seconds: HOUR_SECONDS },
      async handle(_request, { caller, input }) {
        const user = await requireProof(caller, input)
        await refuseLastOwner(platform.db, user.id)
        await endPayments(platform, user.id)
        await platform.db.transaction((tx) => removeAccount(tx, user))
        await platform.accessTokens.heedEndedSessions()
        await sweepAfterChange(platform)
        if (user.email) await platform.mailer.send({ kind: 'account-deleted', to: user.email })
        return Response.json({ isDeleted: true })
      },
    }),
  ]
}

function refuseIfBusy(error: unknown): never {
  if (!(error instanceof TooManyPages)) throw error
  throw new AppError('over_request_rate_limit', { headers: { 'retry-after': '30' } })
}
