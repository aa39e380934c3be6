import { type Offer, readOffer } from '@app/domain/subscription'

import type { Db } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { AppErrorCode } from '../../errors/codes.ts'
import { type Discount, type DiscountState, lookAtDiscount, reserveDiscount } from '../../payments/discounts.ts'
import { findSubscription } from '../../payments/find-subscription.ts'
import { findOrCreateCustomer } from '../../payments/own-customer.ts'
import type { Payments } from '../../payments/payments.ts'

type Deps = { readonly db: Db; readonly payments: Payments; readonly publicUrl: string }
type Wish = {
  readonly plan: string
  readonly discountToken: string | null
  /** Null: a guest, who gets an account by the address they pay with. */
  readonly userId: string | null
  readonly nowMs: number
}

/** Where to pay. Nothing is bought by it: only the provider says when it is. */
export async function startCheckout(deps: Deps, wish: Wish): Promise<string> {
  const { db, payments, publicUrl } = deps
  const offer = readOffer(wish.plan)
  if (!offer) throw new AppError('plan_unknown')
  if (wish.userId) await refuseSecondPlan(db, wish.userId, offer, wish.nowMs)
  const discount = wish.discountToken ? await findDiscount(deps, wish, offer) : null
  const checkout = await payments.createCheckout({
    offer,
    customerId: wish.userId ? await findOrCreateCustomer(db, payments, wish.userId) : null,
    percentOff: discount?.percentOff ?? null,
    successUrl: `${publicUrl}/pricing?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/pricing?checkout=cancelled`,
  })
  if (discount && !(await reserveDiscount(db, discount, checkout.id))) {
    // Somebody was quicker, in another tab.
    await payments.expireCheckout(checkout.id)
    throw new AppError('discount_used')
  }
  return checkout.url
}

/** A plan that renews is changed, not bought twice; buying the one that is owned for good is always possible. */
async function refuseSecondPlan(db: Db, userId: string, offer: Offer, nowMs: number): Promise<void> {
  const current = await findSubscription(db, userId, nowMs)
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

/** The checkout it was tied to before is closed first, so that it cannot be used in both. */
async function findDiscount({ db, payments }: Deps, wish: Wish, offer: Offer): Promise<Discount> {
  const { state, discount } = await lookAtDiscount(db, wish.discountToken ?? '', wish.userId, wish.nowMs)
  if (state !== 'valid') throw new AppError(REFUSALS[state])
  if (!discount || offer.billing !== 'monthly') throw new AppError('discount_not_for_this')
  if (discount.checkoutId && !(await payments.expireCheckout(discount.checkoutId))) throw new AppError('discount_used')
  return discount
}
