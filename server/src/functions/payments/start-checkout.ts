import { type Offer, readOffer } from '@app/domain/subscription'

import { AppError } from '../../errors/app-error.ts'
import type { AppErrorCode } from '../../errors/codes.ts'
import { type Discount, type DiscountState, readDiscount, reserveDiscount } from '../../payments/discounts.ts'
import { findSubscription } from '../../payments/find-subscription.ts'
import { findOrCreateCustomer, replaceCheckout } from '../../payments/own-customer.ts'
import { syncCustomer, type SyncDeps } from '../../payments/sync-customer.ts'

type Deps = SyncDeps & { readonly publicUrl: string }
type Wish = {
  readonly plan: string
  readonly discountToken: string | null
  /** Null: a guest, who gets an account for the address they pay with. */
  readonly userId: string | null
  readonly nowMs: number
}

/** Returns the checkout URL. Only the provider's confirmation makes it a purchase. */
export async function startCheckout(deps: Deps, wish: Wish): Promise<string> {
  const { db, payments, publicUrl } = deps
  const offer = readOffer(wish.plan)
  if (!offer) throw new AppError('plan_unknown')
  if (wish.userId) await refuseSecondPlan(deps, wish.userId, offer, wish.nowMs)
  const discount = wish.discountToken ? await findDiscount(deps, wish, offer) : null
  const customerId = wish.userId ? await findOrCreateCustomer(db, payments, wish.userId) : null
  const checkout = await payments.createCheckout({
    offer,
    customerId,
    percentOff: discount?.percentOff ?? null,
    successUrl: `${publicUrl}/pricing?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/pricing?checkout=cancelled`,
  })
  if (discount && !(await reserveDiscount(db, discount, checkout.id))) {
    // Another tab reserved the discount first.
    await payments.expireCheckout(checkout.id)
    throw new AppError('discount_used')
  }
  if (wish.userId && customerId)
    await closeOther(deps, { ...wish, userId: wish.userId, offer, customerId }, checkout.id)
  return checkout.url
}

type Own = Pick<Wish, 'nowMs'> & { readonly userId: string; readonly offer: Offer; readonly customerId: string }

/** Two open checkouts could both be paid. If the other one was already paid, its plan may not be synced yet. */
async function closeOther(deps: Deps, { userId, offer, nowMs, customerId }: Own, checkoutId: string): Promise<void> {
  const { db, payments } = deps
  const other = await replaceCheckout(db, payments, customerId, checkoutId)
  if (other === null || (await payments.expireCheckout(other))) return
  await syncCustomer(deps, customerId)
  try {
    await refuseSecondPlan(deps, userId, offer, nowMs)
  } catch (error) {
    await payments.expireCheckout(checkoutId)
    throw error
  }
}

/** A renewing plan is changed, not bought twice; the one-time plan can always be bought. */
async function refuseSecondPlan({ db, payments }: Deps, userId: string, offer: Offer, nowMs: number): Promise<void> {
  const current = await findSubscription(db, payments.name, userId, nowMs)
  if (!current) throw new AppError('not_signed_in')
  const { purchase } = current
  if (!purchase) return
  const isSame = purchase.plan === offer.plan && purchase.billing === offer.billing
  if (purchase.billing === 'once' || (isSame && !purchase.cancelsAtEnd)) throw new AppError('plan_owned')
  if (offer.billing !== 'once') throw new AppError('plan_to_change')
}

const REFUSALS: Readonly<Record<Exclude<DiscountState, 'valid'>, AppErrorCode>> = {
  unknown: 'discount_unknown',
  used: 'discount_used',
  expired: 'discount_expired',
  'wrong-account': 'discount_wrong_account',
  'sign-in': 'not_signed_in',
  'not-first': 'discount_not_for_this',
}

/** The checkout that reserved it before is closed first, so that the discount is used once. */
async function findDiscount({ db, payments }: Deps, wish: Wish, offer: Offer): Promise<Discount> {
  const { state, discount } = await readDiscount(db, payments.name, wish.discountToken ?? '', wish.userId, wish.nowMs)
  if (state !== 'valid') throw new AppError(REFUSALS[state])
  if (!discount || offer.billing !== 'monthly') throw new AppError('discount_not_for_this')
  if (discount.checkoutId && !(await payments.expireCheckout(discount.checkoutId))) throw new AppError('discount_used')
  return discount
}
