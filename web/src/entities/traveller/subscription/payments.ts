import type {
  changeSubscriptionContract,
  ChangeSubscriptionRequest,
  checkoutOutcomeContract,
  claimDiscountContract,
  ClaimDiscountResponse,
  createCheckoutContract,
  customerPortalContract,
  UrlResponse,
} from '@app/contracts/payments/payments'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import { isNative } from '../../../device/native/is-native.ts'
import { openOutside } from '../../../device/open-outside.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { paymentText as text } from './payments-text.ts'

/** Type only: the schemas stay on the server. */
const CHECKOUT: (typeof createCheckoutContract)['name'] = 'create-checkout'
const PORTAL: (typeof customerPortalContract)['name'] = 'customer-portal'
const CHANGE: (typeof changeSubscriptionContract)['name'] = 'change-subscription'
const OUTCOME: (typeof checkoutOutcomeContract)['name'] = 'checkout-outcome'
const CLAIM: (typeof claimDiscountContract)['name'] = 'claim-discount'
const TIMEOUT_MS = 30_000
const LONGEST_TOKEN = 200

export type CheckoutWish = {
  readonly plan: string
  readonly isGuest: boolean
  readonly discountToken: string | null
}

/** Opens the checkout. Only the provider's confirmation makes it a purchase. */
export async function startCheckout(config: BackendConfig, wish: CheckoutWish): Promise<void> {
  const leaving = toast.success(text('checkout.leaving'))
  try {
    const { plan, isGuest, discountToken } = wish
    const body = { plan, isGuest, ...(discountToken && { discount_token: discountToken }) }
    const { data, error, message, isUnanswered } = await ask<UrlResponse>(config, CHECKOUT, body)
    if (!error && data?.url) return await leaveFor(data.url)
    toast.dismiss(leaving)
    const reason = message || text(isUnanswered ? 'checkout.unanswered' : 'unknown')
    toast.error(error ? text('checkout.refused', { message: reason }) : text('checkout.no-url'))
  } catch (error) {
    toast.dismiss(leaving)
    console.warn('the checkout did not start', error)
    toast.error(text('checkout.failed'))
  }
}

export async function openPortal(config: BackendConfig, isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) return void toast.error(text('portal.sign-in'))
  const leaving = toast.success(text('portal.leaving'))
  try {
    const { data, error } = await ask<UrlResponse>(config, PORTAL, {})
    if (!error && data?.url) return await leaveFor(data.url)
    toast.dismiss(leaving)
    toast.error(text('portal.refused'))
  } catch (error) {
    toast.dismiss(leaving)
    console.warn('the portal did not open', error)
    toast.error(text('portal.failed'))
  }
}

/** Returns whether the change is confirmed; a failure was already shown. */
export async function changeSubscription(config: BackendConfig, wish: ChangeSubscriptionRequest): Promise<boolean> {
  try {
    const { error, message, isUnanswered } = await ask(config, CHANGE, wish)
    // The request may have succeeded and only the answer been lost: then the result is unknown.
    if (error) toast.error(message || text(isUnanswered ? 'change.unanswered' : 'change.failed'))
    return !error
  } catch (error) {
    console.warn('the plan was not changed', error)
    toast.error(text('change.failed'))
    return false
  }
}

/** Whether a guest's payment has arrived; false also when there is no answer. */
export async function isCheckoutPaid(config: BackendConfig, checkoutId: string): Promise<boolean> {
  try {
    return (await ask<{ isPaid: boolean }>(config, OUTCOME, { session_id: checkoutId })).data?.isPaid ?? false
  } catch {
    return false
  }
}

/** Null when there is no answer. A token longer than ours is not sent. */
export async function claimDiscount(config: BackendConfig, token: string): Promise<ClaimDiscountResponse | null> {
  if (token.length > LONGEST_TOKEN) return { state: 'unknown', percentOff: null, expiresAt: null }
  try {
    return (await ask<ClaimDiscountResponse>(config, CLAIM, { token })).data
  } catch (error) {
    console.warn('the discount was not looked at', error)
    return null
  }
}

type Asked<Answer> = {
  readonly data: Answer | null
  readonly error: unknown
  readonly message: string
  /** No answer arrived: no network, or an interrupted one. */
  readonly isUnanswered: boolean
}

async function ask<Answer>(config: BackendConfig, name: string, body: object): Promise<Asked<Answer>> {
  const { functions } = await backend(config)
  const { data, error, response } = await functions.invoke<Answer>(name, { body, timeout: TIMEOUT_MS })
  if (!error) return { data, error: null, message: '', isUnanswered: false }
  const refusal = (await response?.json().catch(() => null)) as { error?: { message?: string } } | null
  return { data: null, error, message: refusal?.error?.message ?? '', isUnanswered: response === undefined }
}

/** The browser inside the native app; a navigation elsewhere. */
async function leaveFor(url: string): Promise<void> {
  if (isNative()) return openOutside(url)
  location.assign(url)
}
