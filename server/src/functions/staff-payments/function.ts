import { staffPaymentsContract, type StaffPaymentsRequest } from '@app/contracts/payments/staff-payments'

import { AppError } from '../../errors/app-error.ts'
import type { LimitRule } from '../../limits/rate-limits.ts'
import { notify } from '../../notifications/notify.ts'
import { issueDiscount } from '../../payments/discounts.ts'
import { syncCustomer } from '../../payments/sync-customer.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { findPayer, findPurchase } from './find-payer.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'payments' | 'accounts' | 'log' | 'mailer' | 'settings' | 'limits'>

/** Support may read and mail discounts; only owners and admins refund. */
const MAY_ENTER = ['owner', 'admin', 'support']
const MAY_REFUND = ['owner', 'admin']
const PERCENT_OFF = 20
/** Counted across all servers, and for longer than a request may take: of two concurrent refunds only one runs. */
const ONE_REFUND: LimitRule = { name: 'refund', points: 1, seconds: 120 }

export function createStaffPaymentsFunction(deps: Deps): ServerFunction {
  const { db, payments, now } = deps
  return defineFunction({
    kind: 'reading',
    name: staffPaymentsContract.name,
    access: { staff: MAY_ENTER },
    input: staffPaymentsContract.request,
    maxBodyBytes: 2_000,
    timeoutMs: 30_000,
    limit: { points: 60, seconds: 60 },
    async handle(_request, { input, caller }) {
      const { userId: actor } = caller
      // The secret key is not a person, and these actions need one.
      if (actor === null) throw new AppError('not_allowed')
      if (input.action === 'refund') await refund(deps, actor, input)
      if (input.action === 'discount') await mailDiscount(deps, actor, input.email)
      return Response.json(await findPayer(db, payments.name, input.email, now()))
    },
  })
}

type Refund = Extract<StaffPaymentsRequest, { action: 'refund' }>

async function refund(deps: Deps, actor: string, { email, purchase: id }: Refund): Promise<void> {
  const { db, payments, mailer, settings, limits } = deps
  const isAllowed = await db.query(
    'select 1 as it from public.user_roles where user_id = $1 and role::text = any($2) limit 1',
    [actor, MAY_REFUND],
  )
  if (isAllowed.length === 0) {
    await writeDown(deps, actor, 'access.denied', id, { function: staffPaymentsContract.name })
    throw new AppError('not_allowed')
  }
  const purchase = await findPurchase(db, payments.name, email, id)
  if (!purchase) throw new AppError('purchase_unknown')
  if (!(await limits.consume(ONE_REFUND, id)).isAllowed) throw new AppError('nothing_to_refund')
  await payments.refundPurchase(id).catch(async (error: unknown) => {
    await limits.reset(ONE_REFUND, id)
    throw error
  })
  await writeDown(deps, actor, 'payment.refunded', id, { account: purchase.userId })
  await syncCustomer(deps, purchase.customerId)
  await notify(
    { db, mailer, origin: settings.publicUrl },
    {
      userId: purchase.userId,
      kind: 'plan',
      title: 'Your payment was given back',
      body: 'The last payment goes back the way it came, and the plan has ended. What you saved stays yours.',
      link: '/pricing',
      about: `refunded:${id}`,
    },
  )
}

async function mailDiscount(deps: Deps, actor: string, email: string): Promise<void> {
  const { db, mailer, settings, now } = deps
  const link = `${settings.publicUrl}/claim-discount/${await issueDiscount(db, email, now(), actor)}`
  await mailer.send({ kind: 'discount', to: email, link, percentOff: PERCENT_OFF })
  // The address is not logged: it may not belong to an account.
  const [account] = await db.query<{ id: string }>('select id from auth.users where lower(email) = lower($1)', [email])
  await writeDown(deps, actor, 'discount.mailed', account?.id ?? 'no account', { percentOff: PERCENT_OFF })
}

async function writeDown(
  { db }: Deps,
  actor: string,
  action: string,
  subject: string,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  await db.query(
    `insert into public.audit_log (actor_id, action, subject_type, subject_id, details) values ($1, $2, 'payment', $3, $4)`,
    [actor, action, subject, details],
  )
}
