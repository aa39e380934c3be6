import { deleteAccountContract, exportAccountContract } from '@app/contracts/account/account-data'

import type { AuthDeps } from '../../auth/auth-deps.ts'
import { authPolicyOf } from '../../auth/auth-policy.ts'
import { createPasswordHasher } from '../../auth/passwords/password-hasher.ts'
import { findSession } from '../../auth/store/sessions.ts'
import { findUserById, type UserRow } from '../../auth/store/users.ts'
import { type Proof, proveIdentity } from '../../auth/users/prove-identity.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import { QueueRefused } from '../../limits/fair-queue.ts'
import { createRenderQueue } from '../../pages/render-queue.ts'
import type { Platform } from '../../platform.ts'
import { sweepAfterChange } from '../../storage/sweep-orphan-files.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { gatherAccount } from './gather-account.ts'
import { packAccount } from './pack-account.ts'
import { refuseLastOwner, removeAccount } from './remove-account.ts'

const HOUR_SECONDS = 3600

/** Export and deletion of a whole account. */
export function createAccountDataFunctions(platform: Platform): readonly ServerFunction[] {
  const requireProof = createRequireProof(platform)
  // A whole account is held in memory while it is packed, so one runs at a time.
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
            // The official client gives this type to the app as a file; a ZIP under its own type it would read as text.
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
        await platform.accessTokens.refreshEndedSessions()
        await sweepAfterChange(platform)
        if (user.email) await platform.mailer.send({ kind: 'account-deleted', to: user.email })
        return Response.json({ isDeleted: true })
      },
    }),
  ]
}

function refuseIfBusy(error: unknown): never {
  if (!(error instanceof QueueRefused)) throw error
  throw new AppError('over_request_rate_limit', { headers: { 'retry-after': '30' } })
}

/**
 * Runs first, because after the deletion we no longer know which customer to stop charging. If it fails, the account
 * stays.
 */
async function endPayments(
  { db, log, payments }: Pick<Platform, 'db' | 'log' | 'payments'>,
  userId: string,
): Promise<void> {
  const customers = await db.query<{ id: string }>(
    'select customer_id as id from public.customers where user_id = $1 and provider = $2',
    [userId, payments.name],
  )
  for (const { id } of customers) {
    await payments.forgetCustomer(id).catch((error: unknown) => {
      log.error({ error, userId }, 'a plan could not be ended, so its account stays')
      throw new AppError('plan_not_ended')
    })
  }
}

/** Only the owner may export or delete an account, after proving their identity again. */
type RequireProof = (caller: Caller, proof: Proof) => Promise<UserRow>

function createRequireProof(platform: Platform): RequireProof {
  const deps: AuthDeps = {
    ...platform,
    policy: authPolicyOf(platform.settings),
    passwords: createPasswordHasher(),
  }
  return async ({ userId, sessionId }, proof) => {
    const user = userId === null ? null : await findUserById(platform.db, userId)
    const session = sessionId === null ? null : await findSession(platform.db, sessionId)
    if (!user || (session && session.user_id !== user.id)) throw new AppError('not_signed_in')
    await proveIdentity(deps, { user, session }, proof)
    return user
  }
}
