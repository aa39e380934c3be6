import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { GRACE_MS, type Payments } from '../payments.ts'
import { type FakeStripe, startFakeStripe, type StripeObject } from './fake-stripe.ts'
import { createStripePayments } from './stripe-payments.ts'

const SECRET = 'whsec_fake'
const DAY = 86_400
const STARTED = 1_800_000_000
let stripe: FakeStripe
let payments: Payments

beforeEach(async () => {
  stripe = await startFakeStripe()
  payments = connect()
})
afterEach(() => stripe.close())
const connect = (secretKey = 'sk_test_fake') =>
  createStripePayments({
    secretKey,
    webhookSecret: SECRET,
    api: { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
  })

const WISH = {
  offer: { plan: 'globetrotter', billing: 'monthly' },
  customerId: 'cus_1',
  percentOff: null,
  successUrl: 'https://s.example/pricing?checkout=success&session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://s.example/pricing?checkout=cancelled',
} as const
const sent = (path: string) => stripe.requests.filter((each) => each.method === 'POST' && each.path === path)
const put = (object: StripeObject) => stripe.objects.set(object.id, object)
const price = {
  id: 'price_1',
  unit_amount: 1999,
  currency: 'usd',
  metadata: { sojourn_plan: 'jetsetter', sojourn_billing: 'monthly' },
}
const subscribe = (changes: object = {}) =>
  put({
    id: 'sub_1',
    object: 'subscription',
    customer: 'cus_1',
    status: 'active',
    start_date: STARTED,
    cancel_at_period_end: false,
    latest_invoice: null,
    items: { data: [{ id: 'si_1', price, current_period_start: STARTED, current_period_end: STARTED + 30 * DAY }] },
    ...changes,
  })
const addCustomer = (metadata = { user_id: 'ann' }) =>
  put({ id: 'cus_1', object: 'customer', email: 'ann@example.com', metadata })

describe('a checkout', () => {
  it('is for our price and no other, in a quantity of one', async () => {
    expect((await payments.createCheckout(WISH)).url).toMatch(/^https:\/\/stripe\.example\//)
    expect(sent('/v1/prices')[0]?.fields).toMatchObject({
      unit_amount: '999',
      currency: 'usd',
      'recurring[interval]': 'month',
      'metadata[sojourn_plan]': 'globetrotter',
    })
    expect(sent('/v1/checkout/sessions')[0]?.fields).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      'line_items[0][quantity]': '1',
      success_url: WISH.successUrl,
    })
  })

  it('finds the price again, also after a restart, and makes a new one when it has changed', async () => {
    await payments.createCheckout(WISH)
    await connect().createCheckout(WISH)
    expect(sent('/v1/prices')).toHaveLength(1)
    const made = [...stripe.objects.values()].find((each) => each['object'] === 'price')
    put({ ...made!, unit_amount: 899 })
    await connect().createCheckout(WISH)
    expect(sent('/v1/prices')[1]?.fields).toMatchObject({ unit_amount: '999', transfer_lookup_key: 'true' })
  })

  it('is a single payment for a lifetime purchase, and creates a customer for a guest', async () => {
    await payments.createCheckout({ ...WISH, offer: { plan: 'lifetime', billing: 'once' }, customerId: null })
    const { fields } = sent('/v1/checkout/sessions')[0]!
    expect(fields).toMatchObject({ mode: 'payment', customer_creation: 'always', 'metadata[sojourn_plan]': 'lifetime' })
    expect(fields).not.toHaveProperty('customer')
  })

  it('takes the discount as a coupon for one month, made once', async () => {
    await payments.createCheckout({ ...WISH, percentOff: 20 })
    await payments.createCheckout({ ...WISH, percentOff: 20 })
    expect(sent('/v1/coupons').map(({ fields }) => fields)).toEqual([
      { id: 'sojourn-first-month-20', percent_off: '20', duration: 'once' },
    ])
    expect(sent('/v1/checkout/sessions')[1]?.fields).toMatchObject({ 'discounts[0][coupon]': 'sojourn-first-month-20' })
  })

  it('can be closed while it is open, and not once it is paid', async () => {
    const { id } = await payments.createCheckout(WISH)
    expect(await payments.expireCheckout(id)).toBe(true)
    expect(stripe.objects.get(id)?.['status']).toBe('expired')
    put({ ...stripe.objects.get(id)!, status: 'complete' })
    expect(await payments.expireCheckout(id)).toBe(false)
  })
})

describe('a refund', () => {
  const PAID = { payments: { data: [{ payment: { payment_intent: 'pi_1' } }] } }

  it('refunds the last payment of a plan, once, and ends it', async () => {
    subscribe({ latest_invoice: PAID })
    await payments.refundPurchase('sub_1')
    expect(sent('/v1/refunds')).toMatchObject([{ fields: { payment_intent: 'pi_1' }, key: 'refund-pi_1' }])
    expect(stripe.objects.has('sub_1')).toBe(false)
  })

  it('refunds a one-time purchase', async () => {
    put({ id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_2' })
    await payments.refundPurchase('cs_1')
    expect(sent('/v1/refunds')).toMatchObject([{ fields: { payment_intent: 'pi_2' } }])
  })

  it('refuses when nothing was paid, and ends nothing', async () => {
    subscribe()
    await expect(payments.refundPurchase('sub_1')).rejects.toMatchObject({ code: 'nothing_to_refund' })
    expect(stripe.objects.has('sub_1')).toBe(true)
  })
})

describe('a customer', () => {
  it.each([
    ['pays', {}, { status: 'active', graceUntilMs: null }],
    ['has cancelled', { cancel_at_period_end: true }, { status: 'active', cancelsAtEnd: true }],
    ['has cancelled for a day', { cancel_at: STARTED + 30 * DAY }, { status: 'active', cancelsAtEnd: true }],
    [
      'pays from a bank account, and the first money is on its way',
      { latest_invoice: { status: 'open', billing_reason: 'subscription_create' } },
      { status: 'pending' },
    ],
    [
      'pays from a bank account, and a renewal is on its way',
      { latest_invoice: { status: 'open', billing_reason: 'subscription_cycle' } },
      { status: 'active' },
    ],
    ['could not pay', { status: 'past_due' }, { status: 'past_due', graceUntilMs: STARTED * 1000 + GRACE_MS }],
    ['has not paid yet', { status: 'incomplete' }, { status: 'pending' }],
    ['never paid', { status: 'incomplete_expired' }, { status: 'ended' }],
    ['is given up', { status: 'unpaid' }, { status: 'ended' }],
    ['has left', { status: 'canceled' }, { status: 'ended' }],
  ])('%s', async (_, changes, expected) => {
    addCustomer()
    subscribe(changes)
    const found = await payments.readCustomer('cus_1')
    expect(found).toMatchObject({ email: 'ann@example.com', userId: 'ann' })
    expect(found?.purchases).toMatchObject([
      {
        id: 'sub_1',
        plan: 'jetsetter',
        billing: 'monthly',
        periodEndMs: (STARTED + 30 * DAY) * 1000,
        amount: { minorUnits: 1999, currency: 'USD' },
        ...expected,
      },
    ])
  })

  it.each([
    ['refunded', { refunded: true, disputed: false }, 'refunded'],
    ['taken back by the bank', { refunded: false, disputed: true }, 'refunded'],
    ['kept', { refunded: false, disputed: false }, 'active'],
  ])('whose last payment was %s', async (_, charge, status) => {
    addCustomer()
    put({ id: 'pi_1', object: 'payment_intent', latest_charge: { id: 'ch_1', ...charge } })
    const payment = { payment: { type: 'payment_intent', payment_intent: 'pi_1' } }
    subscribe({ latest_invoice: { id: 'in_1', payments: { data: [payment] } } })
    expect((await payments.readCustomer('cus_1'))?.purchases[0]?.status).toBe(status)
  })

  it.each([
    ['paid', { payment_status: 'paid', payment_intent: null }, 'active'],
    ['not paid yet', { payment_status: 'unpaid', payment_intent: null }, 'pending'],
    [
      'refunded',
      { payment_status: 'paid', payment_intent: { id: 'pi', latest_charge: { refunded: true } } },
      'refunded',
    ],
    [
      'taken back by the bank',
      { payment_status: 'paid', payment_intent: { id: 'pi', latest_charge: { refunded: false, disputed: true } } },
      'refunded',
    ],
  ])('with a lifetime purchase: %s', async (_, session, status) => {
    addCustomer()
    put({
      id: 'cs_1',
      object: 'checkout.session',
      customer: 'cus_1',
      mode: 'payment',
      status: 'complete',
      created: STARTED,
      amount_total: 29_900,
      currency: 'usd',
      metadata: { sojourn_plan: 'lifetime', sojourn_billing: 'once' },
      ...session,
    })
    expect((await payments.readCustomer('cus_1'))?.purchases).toMatchObject([
      { plan: 'lifetime', billing: 'once', status, periodEndMs: null },
    ])
  })

  it('has no purchase when the price is not one of the catalogue', async () => {
    addCustomer()
    const other = { ...price, metadata: {} }
    subscribe({ items: { data: [{ id: 'si_1', price: other, current_period_start: 0, current_period_end: 0 }] } })
    expect((await payments.readCustomer('cus_1'))?.purchases).toEqual([])
  })

  it('changes the plan at once, crediting the prepaid amount', async () => {
    subscribe()
    await payments.switchPlan('sub_1', { plan: 'nomad-squad', billing: 'yearly' })
    expect(sent('/v1/subscriptions/sub_1')[0]?.fields).toMatchObject({
      'items[0][id]': 'si_1',
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: 'false',
    })
    await payments.setCancelling('sub_1', true)
    expect(stripe.objects.get('sub_1')?.['cancel_at_period_end']).toBe(true)
  })

  it.each([
    ['at the end of the period', { cancel_at_period_end: true }, { cancel_at_period_end: 'false' }],
    ['for a day', { cancel_at: STARTED }, { cancel_at: '' }],
  ])('reverts a cancellation that was set %s', async (_, cancelled, fields) => {
    subscribe(cancelled)
    await payments.setCancelling('sub_1', false)
    expect(sent('/v1/subscriptions/sub_1')[0]?.fields).toEqual(fields)
  })

  it('keeps the plan when the difference is not paid, and says so', async () => {
    subscribe()
    await payments.createCheckout({ ...WISH, offer: { plan: 'nomad-squad', billing: 'yearly' } })
    const switching = payments.switchPlan('sub_1', { plan: 'nomad-squad', billing: 'yearly' })
    stripe.failNext(402, 1)
    await expect(switching).rejects.toMatchObject({ code: 'payment_declined', status: 402 })
  })

  it('is created under one key for one account, however many calls run at once', async () => {
    const account = { userId: 'ann', email: 'ann@example.com' }
    await Promise.all([payments.createCustomer(account), payments.createCustomer(account)])
    const keys = sent('/v1/customers').map(({ key }) => key)
    expect(keys).toEqual([expect.stringMatching(/^customer-ann-[0-9a-f]{16}$/), keys[0]])
  })

  it('loses a plan at once when we end it, and an already ended one counts as success', async () => {
    subscribe()
    await payments.endPurchase('sub_1')
    await payments.endPurchase('sub_1')
    expect(stripe.objects.has('sub_1')).toBe(false)
  })

  it('is found by the checkout', async () => {
    const { id } = await payments.createCheckout(WISH)
    expect(await payments.readCheckout(id)).toEqual({ customerId: 'cus_1', isComplete: false, isPaid: false })
    put({ ...stripe.objects.get(id)!, status: 'complete', payment_status: 'unpaid' })
    expect(await payments.readCheckout(id)).toEqual({ customerId: 'cus_1', isComplete: true, isPaid: false })
    put({ ...stripe.objects.get(id)!, payment_status: 'paid' })
    expect(await payments.readCheckout(id)).toEqual({ customerId: 'cus_1', isComplete: true, isPaid: true })
    expect(await payments.readCheckout('cs_none')).toBeNull()
  })

  it('is deleted on request, and an already deleted one counts as success', async () => {
    addCustomer()
    await payments.forgetCustomer('cus_1')
    await payments.forgetCustomer('cus_1')
    expect(await payments.readCustomer('cus_1')).toBeNull()
  })
})

describe('when Stripe is away', () => {
  it('says that nothing was charged, without Stripe’s own message', async () => {
    stripe.failNext(500, 9)
    await expect(payments.createCheckout(WISH)).rejects.toMatchObject({ code: 'payment_provider_failed', status: 503 })
    await expect(connect('sk_test_wrong').readCustomer('cus_1')).rejects.toMatchObject({
      code: 'payment_provider_failed',
    })
  })
})

describe('an event', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { object: 'checkout.session', id: 'cs_1', customer: 'cus_1' } },
  })
  const sign = (timestamp: number, secret = SECRET) =>
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })

  it('is read when it is signed, and names the customer', async () => {
    expect(await payments.readEvent(body, sign(STARTED), STARTED * 1000)).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      customerId: 'cus_1',
      checkout: { id: 'cs_1', outcome: 'complete' },
    })
  })

  it.each([
    ['with another secret', sign(STARTED, 'whsec_other'), body],
    ['five minutes and a second old', sign(STARTED - 301), body],
    ['changed on the way', sign(STARTED), body.replace('cus_1', 'cus_2')],
    ['without a signature', null, body],
  ])('is refused %s', async (_, signature, text) => {
    await expect(payments.readEvent(text, signature, STARTED * 1000)).rejects.toMatchObject({ code: 'webhook_refused' })
  })
})
