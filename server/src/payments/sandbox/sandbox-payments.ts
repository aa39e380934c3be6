import { createHmac, timingSafeEqual } from 'node:crypto'

import { AppError } from '../../errors/app-error.ts'
import type { LimitRule } from '../../limits/rate-limits.ts'
import { mailboxKey } from '../../mail/mailbox-key.ts'
import type { Platform } from '../../platform.ts'
import type { Payments } from '../payments.ts'
import { readSignedEvent } from '../read-signed-event.ts'
import { receiveEvent } from '../receive-event.ts'
import { newSubscription, purchaseAt } from './sandbox-state.ts'
import { createSandboxStore, type Kept, type SandboxStore } from './sandbox-store.ts'
import type { Sandbox } from './sandbox.ts'
import { sendSandboxEvent } from './send-sandbox-event.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'settings' | 'apiKeys' | 'log' | 'limits' | 'accounts'>
type Parts = {
  readonly store: SandboxStore
  readonly now: () => number
  readonly origin: string
  readonly secret: string
  readonly portalKey: string
  readonly tell: (type: string, object: object) => Promise<void>
  readonly changed: Sandbox['changed']
}

/** A payment provider that takes no money and no card, and reports as Stripe does: by signed events over HTTP. */
export function createSandbox({ db, now, settings, apiKeys, log, limits, accounts }: Deps): Sandbox {
  const store = createSandboxStore(db)
  const keyOf = (use: string): string => createHmac('sha256', apiKeys.service).update(`sandbox-${use}`).digest('hex')
  const secret = `whsec_${keyOf('webhook')}`
  const url = `${settings.publicUrl}/functions/v1/stripe-webhook`
  const takeIn = async (body: string, signature: string): Promise<void> => {
    await receiveEvent({ db, payments, accounts, log }, await payments.readEvent(body, signature, now()))
  }
  const tell: Parts['tell'] = (type, object) =>
    sendSandboxEvent({ url, secret, nowMs: now(), log, takeIn }, type, object)
  const changed: Parts['changed'] = async (id, changes) => {
    await store.change(id, changes)
    const customer = (await store.find('subscription', id))?.customerId
    await tell('customer.subscription.updated', { object: 'subscription', id, customer })
  }
  const parts = { store, now, origin: settings.publicUrl, secret, portalKey: keyOf('portal'), tell, changed }
  const payments = createProvider(parts)
  return {
    payments,
    store,
    now,
    settings,
    mayBuy: async (email) => (await limits.consume(GUEST_PURCHASES, mailboxKey(email))).isAllowed,
    changed,
    pay: (checkout, email, isToldLater) => pay(parts, checkout, email, isToldLater),
    abandon: (checkout) => abandon(parts, checkout),
    readPortal: (token) => readPortal(parts, token),
  }
}

function createProvider({ store, now, origin, secret, portalKey, changed }: Parts): Payments {
  return {
    name: 'sandbox',
    createCustomer: ({ userId, email }) =>
      store.add('customer', { userId, email }, null, markOf(portalKey, `${userId} ${email}`)),
    async createCheckout({ successUrl, ...wish }) {
      const id = await store.add('checkout', { ...wish, successUrl, status: 'open' }, wish.customerId)
      await store.change(id, { successUrl: successUrl.replace('{CHECKOUT_SESSION_ID}', id) })
      return { id, url: `${origin}/sandbox/checkout/${id}` }
    },
    async expireCheckout(id) {
      const wasOpen = await store.change(id, { status: 'expired' }, { status: 'open' })
      return wasOpen || (await store.find('checkout', id))?.data.status !== 'complete'
    },
    async readCheckout(id) {
      const checkout = await store.find('checkout', id)
      const customerId = checkout?.customerId
      if (!checkout || !customerId) return null
      const isComplete = checkout.data.status === 'complete'
      return { customerId, isComplete, isPaid: isComplete }
    },
    async openPortal(customerId, returnUrl) {
      const back = new URLSearchParams({ back: new URL(returnUrl).pathname })
      const token = portalToken(portalKey, customerId, now() + PORTAL_MS)
      return `${origin}/sandbox/portal/${token}?${back.toString()}`
    },
    switchPlan: (id, offer) => changed(id, { offer, cancelsAtEnd: false }),
    setCancelling: (id, cancelsAtEnd) => changed(id, { cancelsAtEnd }),
    endPurchase: (id) => changed(id, { isEnded: true }),
    refundPurchase: (id) => changed(id, { isRefunded: true }),
    async readCustomer(customerId) {
      const customer = await store.find('customer', customerId)
      if (!customer) return null
      const kept = await store.list('subscription', customerId)
      return { ...customer.data, purchases: kept.map(({ id, data }) => purchaseAt(id, data, now())) }
    },
    recentCustomers: (sinceMs) => store.since(new Date(sinceMs).toISOString()),
    forgetCustomer: (customerId) => store.remove(customerId),
    readEvent: (body, signature, nowMs) => readSignedEvent(body, signature, secret, nowMs),
  }
}

const LATER_MS = 5_000
const PORTAL_MS = 3_600_000
/** Per mailbox, because the address is not verified. */
const GUEST_PURCHASES: LimitRule = { name: 'guest-purchase', points: 3, seconds: 86_400 }

/** Handles the button on the checkout page. The address is for buyers without an account. */
async function pay(
  { store, now, tell }: Parts,
  { id, data }: Kept<'checkout'>,
  email: string | null,
  isToldLater: boolean,
): Promise<void> {
  const customerId = data.customerId ?? (await store.add('customer', { userId: null, email: email ?? '' }))
  const isFirst = await store.change(id, { status: 'complete', customerId }, { status: 'open' }, customerId)
  if (!isFirst) return
  await store.add('subscription', newSubscription(data.offer, now()), customerId)
  const object = { object: 'checkout.session', id, customer: customerId }
  if (isToldLater) setTimeout(() => void tell('checkout.session.completed', object), LATER_MS).unref()
  else await tell('checkout.session.completed', object)
}

async function abandon({ store, tell }: Parts, { id, customerId }: Kept<'checkout'>): Promise<void> {
  if (!(await store.change(id, { status: 'expired' }, { status: 'open' }))) return
  await tell('checkout.session.expired', { object: 'checkout.session', id, customer: customerId })
}

const markOf = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

function portalToken(key: string, customerId: string, endsMs: number): string {
  const said = `${customerId}.${endsMs}`
  return `${said}.${markOf(key, said)}`
}

/** The customer of the portal; throws for a token that is forged or more than an hour old. */
function readPortal({ portalKey, now }: Parts, token: string): string {
  const [customerId = '', ends = ''] = token.split('.')
  const [given, right] = [Buffer.from(token), Buffer.from(portalToken(portalKey, customerId, Number(ends)))]
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  if (!isOurs || now() >= Number(ends)) throw new AppError('route_not_found')
  return customerId
}
