/** Buying, changing and losing a plan in the sandbox: real HTTP both ways, on both engines. */
import { once } from 'node:events'
import { type IncomingMessage, request as sendRequest } from 'node:http'

import { CheckSubscriptionResponse } from '@app/contracts/payments/check-subscription'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ENGINES, startTestServer, type TestServer } from '../../test/test-server.ts'
import { addTravellers, callAs } from '../../test/travellers.ts'
import { issueDiscount } from './discounts.ts'
import { forgetOrphans, reconcilePayments } from './payment-jobs.ts'
import type { CustomerState } from './payments.ts'
import { syncCustomer } from './sync-customer.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const BOB = '22222222-2222-4222-8222-222222222222'
const NOW = Date.UTC(2026, 10, 15, 12)
const DAY = 86_400_000

describe.each(ENGINES)('payments in the sandbox on %s', (engine) => {
  let server: TestServer
  let nowMs = NOW
  beforeAll(async () => {
    server = await startTestServer({ engine, now: () => nowMs })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    nowMs = NOW
    await server.db.query('delete from auth.users')
    await server.db.query('delete from public.discounts')
    await server.db.query('delete from public.sandbox_objects')
    await server.db.query('delete from server.rate_limits')
    await addTravellers(server.db, { [ANN]: 'ann@example.com', [BOB]: 'bob@example.com' })
  })

  const call = async (name: string, body: object = {}, userId: string | null = ANN) => {
    const answer = await callAs(server, userId, name, body)
    return { status: answer.status, body: (await answer.json()) as { url?: string; error?: { code: string } } }
  }
  const check = async (userId = ANN) =>
    CheckSubscriptionResponse.parse((await call('check-subscription', {}, userId)).body)
  const press = (url: string, form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const open = async (body: object, userId: string | null = ANN) =>
    (await call('create-checkout', body, userId)).body.url ?? ''
  const buy = async (plan = 'pro') => press(await open({ plan }), { do: 'pay' })
  const code = async (answer: ReturnType<typeof call>) => (await answer).body.error?.code
  const portal = async (act: string) => {
    const url = (await call('customer-portal')).body.url ?? ''
    const [, subscription = ''] = /name="subscription" value="([^"]+)"/.exec(await (await fetch(url)).text()) ?? []
    return press(url, { do: act, subscription })
  }

  it('is paid when the provider says so, not when the page says so', async () => {
    const url = await open({ plan: 'jetsetter' })
    const page = await (await fetch(url)).text()
    expect(page).toContain('Test mode.')
    expect(page).toContain('$19.99')
    expect(page).not.toMatch(/card number|cvc|autocomplete="cc/i)
    expect(
      (await fetch(`${server.url}/pricing?checkout=success&session_id=${url.split('/').at(-1)}`)).status,
    ).toBeLessThan(500)
    expect(await check()).toMatchObject({ subscribed: false })
    const back = await press(url, { do: 'pay' })
    expect(back.headers.get('location')).toContain('/pricing?checkout=success&session_id=cs_test_')
    expect(await check()).toMatchObject({ subscribed: true, subscription_tier: 'Jetsetter', has_portal: true })
    expect(await check(BOB)).toMatchObject({ subscribed: false, has_portal: false })
  })

  it('is not paid when it was declined or left', async () => {
    const url = await open({})
    expect(await (await press(url, { do: 'decline' })).text()).toContain('Nothing was paid')
    expect((await press(url, { do: 'leave' })).headers.get('location')).toContain('checkout=cancelled')
    await press(url, { do: 'pay' })
    expect(await check()).toMatchObject({ subscribed: false })
  })

  it('is purchased once, however often the button is pressed', async () => {
    const url = await open({ plan: 'lifetime' })
    await Promise.all([1, 2, 3].map(() => press(url, { do: 'pay' })))
    const rows = await server.db.query('select plan, status from public.subscriptions where user_id = $1', [ANN])
    expect(rows).toEqual([{ plan: 'lifetime', status: 'active' }])
    expect(await check()).toMatchObject({ subscription_tier: 'Lifetime', subscription_end: null })
    expect(await code(call('create-checkout', { plan: 'pro' }))).toBe('plan_owned')
  })

  it('can be upgraded, downgraded, cancelled and resumed in one step each', async () => {
    await buy('globetrotter')
    expect(await code(call('create-checkout', { plan: 'globetrotter' }))).toBe('plan_owned')
    expect(await code(call('create-checkout', { plan: 'jetsetter' }))).toBe('plan_to_change')
    await call('change-subscription', { action: 'switch', plan: 'nomad-squad-yearly' })
    expect(await check()).toMatchObject({ subscription_tier: 'Nomad Squad', purchase: { billing: 'yearly' } })
    await call('change-subscription', { action: 'switch', plan: 'globetrotter' })
    expect(await check()).toMatchObject({ subscription_tier: 'Globetrotter' })
    await call('change-subscription', { action: 'cancel' })
    expect(await check()).toMatchObject({ subscribed: true, purchase: { cancels_at_end: true } })
    await call('change-subscription', { action: 'resume' })
    expect(await check()).toMatchObject({ purchase: { cancels_at_end: false } })
    expect(await code(call('change-subscription', { action: 'cancel' }, BOB))).toBe('no_subscription')
    expect(await code(call('change-subscription', { action: 'switch', plan: 'admin_unlimited' }))).toBe('plan_unknown')
  })

  it('keeps the paid period after a cancellation, and no longer', async () => {
    await buy()
    await portal('cancel')
    nowMs = NOW + 29 * DAY
    expect(await check()).toMatchObject({ subscribed: true })
    nowMs = NOW + 30 * DAY
    expect(await check()).toMatchObject({ subscribed: false, subscription_tier: 'free' })
  })

  it('gives a grace period of seven days after a failed payment, and ends it once paid', async () => {
    await buy()
    await portal('fail')
    expect(await check()).toMatchObject({ subscribed: true, purchase: { payment_failed: true } })
    const told = await server.db.query('select title from public.notifications where user_id = $1', [ANN])
    expect(told).toEqual([{ title: 'A payment did not go through' }])
    nowMs = NOW + 7 * DAY
    expect(await check()).toMatchObject({ subscribed: false })
    nowMs = NOW + 6 * DAY
    await portal('settle')
    expect(await check()).toMatchObject({ subscribed: true, purchase: { payment_failed: false } })
  })

  it('ends with a refund', async () => {
    await buy('lifetime')
    await portal('refund')
    expect(await check()).toMatchObject({ subscribed: false, subscription_tier: 'free' })
  })

  it('creates an account for a guest, and mails the link once', async () => {
    const url = await open({ plan: 'pro', isGuest: true }, null)
    expect((await press(url, { do: 'pay', email: 'not an address' })).status).toBe(400)
    await press(url, { do: 'pay', email: 'new@example.com' })
    const [made] = await server.db.query<{ id: string; confirmed: boolean }>(
      `select id, email_confirmed_at is not null as confirmed from auth.users where email = 'new@example.com'`,
    )
    expect(made?.confirmed).toBe(false)
    expect(await check(made?.id)).toMatchObject({ subscribed: true, subscription_tier: 'Globetrotter' })
    await reconcilePayments(server.product.platform)
    const mails = await server.mailsTo('new@example.com')
    expect(mails.map(({ kind }) => kind)).toEqual(['plan-ready'])
  })

  it('announces no plan whose payment is still pending', async () => {
    const { platform } = server.product
    const times = { startedAtMs: NOW, periodEndMs: NOW + DAY, graceUntilMs: null, cancelsAtEnd: false }
    const offer = { id: 'sub_slow', plan: 'jetsetter', billing: 'monthly', amount: { minorUnits: 1, currency: 'USD' } }
    for (const [status, mails] of [['pending', 0] as const, ['active', 1] as const]) {
      const state = { email: 'slow@example.com', userId: null, purchases: [{ ...offer, ...times, status } as const] }
      const payments = { ...platform.payments, readCustomer: async () => state as CustomerState }
      await syncCustomer({ ...platform, payments }, 'cus_slow')
      expect(await server.mailsTo('slow@example.com')).toHaveLength(mails)
    }
  })

  it("finds a guest's payment when they return, although no event arrived", async () => {
    const url = await open({ plan: 'pro', isGuest: true }, null)
    const session_id = url.split('/').at(-1)
    const outcome = async () => (await call('checkout-outcome', { session_id }, null)).body
    expect(await outcome()).toEqual({ isPaid: false })
    await press(url, { do: 'pay', later: 'on', email: 'lost@example.com' })
    expect(await server.mailsTo('lost@example.com')).toEqual([])
    expect(await outcome()).toEqual({ isPaid: true })
    await outcome()
    expect((await server.mailsTo('lost@example.com')).map(({ kind }) => kind)).toEqual(['plan-ready'])
  })

  it('gives a guest’s plan to the account with that address, and changes nothing else about it', async () => {
    await press(await open({ isGuest: true }, null), { do: 'pay', email: 'BOB@example.com' })
    expect(await check(BOB)).toMatchObject({ subscribed: true })
    expect((await server.mailsTo('BOB@example.com'))[0]).toMatchObject({ kind: 'plan-ready', isNew: false })
    expect(await code(call('create-checkout', {}, null))).toBe('not_signed_in')
  })

  const customers = () => server.db.query('select customer_id from public.customers where user_id = $1', [ANN])
  const renewing = async (userId = ANN) =>
    (
      await server.db.query<{ plan: string }>(
        `select plan from public.subscriptions where user_id = $1 and status = 'active' and not cancels_at_end`,
        [userId],
      )
    ).map(({ plan }) => plan)
  const asGuest = async (plan: string, email: string) => {
    return press(await open({ plan, isGuest: true }, null), { do: 'pay', email })
  }

  it('creates one customer and leaves one checkout open, however many start at once', async () => {
    const urls = await Promise.all([1, 2, 3, 4].map(() => open({ plan: 'pro' })))
    expect(await customers()).toHaveLength(1)
    for (const url of urls) await press(url, { do: 'pay' })
    expect(await renewing()).toEqual(['globetrotter'])
    const [kept] = await server.db.query<{ count: number }>(
      `select count(*)::int as count from public.sandbox_objects o join public.customers c using (customer_id)
       where o.kind in ('customer', 'subscription') and c.user_id = $1`,
      [ANN],
    )
    expect(kept?.count).toBe(2)
  })

  it('closes the earlier checkout, and starts none beside one that was just paid', async () => {
    const first = await open({ plan: 'pro' })
    const second = await open({ plan: 'jetsetter' })
    expect(await (await fetch(first)).text()).toContain('Nothing was paid')
    const { sandbox } = server.product.platform
    const checkout = await sandbox?.store.find('checkout', second.split('/').at(-1) ?? '')
    if (!sandbox || !checkout) throw new Error('there is no checkout')
    await sandbox.pay(checkout, null, true)
    expect(await code(call('create-checkout', { plan: 'pro' }))).toBe('plan_to_change')
    expect(await renewing()).toEqual(['jetsetter'])
  })

  it('keeps the newer of two plans and ends the other at once, in any order of events', async () => {
    for (const isReversed of [false, true]) {
      const email = `two-${isReversed}@example.com`
      const { sandbox } = server.product.platform
      if (!sandbox) throw new Error('there is no sandbox')
      const paid: string[] = []
      for (const plan of ['globetrotter', 'jetsetter']) {
        const url = await open({ plan, isGuest: true }, null)
        const checkout = await sandbox.store.find('checkout', url.split('/').at(-1) ?? '')
        if (!checkout) throw new Error('there is no checkout')
        nowMs += 1000
        await sandbox.pay(checkout, email, true)
        paid.push((await sandbox.store.find('checkout', checkout.id))?.customerId ?? '')
      }
      // The account exists without any payment data: both customers are its own.
      const [made] = await server.db.query<{ id: string }>(
        `insert into auth.users (id, email, created_at) values (gen_random_uuid(), $1, now()) returning id`,
        [email],
      )
      for (const customerId of isReversed ? paid.toReversed() : paid)
        await syncCustomer(server.product.platform, customerId)
      expect(await renewing(made?.id)).toEqual(['jetsetter'])
      const states = await Promise.all(paid.map((id) => sandbox.payments.readCustomer(id)))
      expect(states.map((state) => state?.purchases[0]?.status)).toEqual(['ended', 'active'])
    }
  })

  it("cancels all renewing plans, and ends none of an account’s own for a stranger's payment", async () => {
    await buy('nomad-squad')
    nowMs += 1000
    await asGuest('globetrotter', 'ann@example.com')
    expect(await renewing()).toEqual(['nomad-squad'])
    await call('change-subscription', { action: 'cancel' })
    expect(await renewing()).toEqual([])
    expect(await check()).toMatchObject({ subscribed: true, subscription_tier: 'Nomad Squad' })
  })

  it('is active when the traveller returns, also when no event has arrived', async () => {
    const url = await open({ plan: 'pro' })
    const session_id = url.split('/').at(-1) ?? ''
    const { sandbox } = server.product.platform
    const checkout = await sandbox?.store.find('checkout', session_id)
    if (!sandbox || !checkout) throw new Error('there is no checkout')
    expect((await call('check-subscription', { session_id })).body).toMatchObject({ subscribed: false })
    await sandbox.pay(checkout, null, true)
    expect((await call('check-subscription', {})).body).toMatchObject({ subscribed: false })
    expect((await call('check-subscription', { session_id })).body).toMatchObject({ subscribed: true })
    expect((await call('check-subscription', { session_id: 'cs_test_guess' })).status).toBe(200)
    expect((await call('check-subscription', { session_id: { a: 1 } })).status).toBe(200)
  })

  it('mails a mailbox once a day, and sells to it three times a day without an account', async () => {
    const pay = async (email: string) => (await press(await open({ isGuest: true }, null), { do: 'pay', email })).status
    expect([await pay('eve@example.com'), await pay('Eve@example.com'), await pay('eve+1@example.com')]).toEqual([
      303, 303, 303,
    ])
    expect(await pay('eve+2@example.com')).toBe(429)
    const [one, other] = await Promise.all(['eve@example.com', 'eve+1@example.com'].map((to) => server.mailsTo(to)))
    expect([one?.length, other?.length]).toEqual([1, 0])
  })

  it('accepts only forms of its own site, and only its own buttons', async () => {
    const url = await open({ plan: 'pro' })
    const from = (origin: string, form: Record<string, string>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(form), headers: { origin }, redirect: 'manual' })
    expect((await from('https://evil.example', { do: 'pay' })).status).toBe(403)
    expect((await from('null', { do: 'pay' })).status).toBe(403)
    for (const act of ['', 'PAY', 'constructor', 'toString']) expect((await press(url, { do: act })).status).toBe(400)
    expect(await check()).toMatchObject({ subscribed: false })
    expect((await from(new URL(url).origin, { do: 'pay' })).status).toBe(303)
    expect((await portal('constructor')).status).toBe(404)
    const link = (await call('customer-portal')).body.url ?? ''
    nowMs = NOW + 59 * 60_000
    expect((await fetch(link)).status).toBe(200)
    nowMs = NOW + 60 * 60_000
    expect((await fetch(link)).status).toBe(404)
  })

  it('compares the origin of a form with the public address, not with the Host header', async () => {
    const headers = { host: 'evil.example', origin: 'http://evil.example' }
    const request = sendRequest(await open({ plan: 'pro' }), { method: 'POST', headers }).end('do=pay')
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(403)
    expect(await check()).toMatchObject({ subscribed: false })
  })

  it.each([['tampered'], ['__proto__'], ['globetrotter-free'], ['']])('sells no %j', async (plan) => {
    expect(await code(call('create-checkout', { plan }))).toBe('plan_unknown')
  })

  it('finds missed purchases in the nightly job', async () => {
    const url = await open({ plan: 'pro' })
    const { sandbox } = server.product.platform
    const checkout = await sandbox?.store.find('checkout', url.split('/').at(-1) ?? '')
    if (!sandbox || !checkout) throw new Error('there is no checkout')
    await sandbox.pay(checkout, null, true)
    expect(await check()).toMatchObject({ subscribed: false })
    await reconcilePayments(server.product.platform)
    expect(await check()).toMatchObject({ subscribed: true })
  })

  it('stops charging deleted accounts', async () => {
    await buy()
    await server.db.query('delete from auth.users where id = $1', [ANN])
    await forgetOrphans(server.product.platform)
    const left = await server.db.query(
      `select id from public.sandbox_objects o where exists
      (select from public.orphaned_customers) or data @> $1`,
      [{ userId: ANN }],
    )
    expect(left).toEqual([])
  })

  describe('a discount', () => {
    const claim = async (token: string, userId: string | null = ANN) =>
      ((await call('claim-discount', { token }, userId)).body as unknown as { state: string }).state

    it('is valid for the address it was sent to, once, for 72 hours', async () => {
      const token = await issueDiscount(server.db, 'Ann+x@example.com', NOW)
      expect(await claim(token)).toBe('valid')
      expect(await claim(token, null)).toBe('sign-in')
      expect(await claim(token, BOB)).toBe('wrong-account')
      expect(await claim('nothing of ours')).toBe('unknown')
      nowMs = NOW + 3 * DAY
      expect(await claim(token)).toBe('expired')
      expect(await code(call('create-checkout', { discount_token: token }))).toBe('discount_expired')
    })

    it('takes 20 % off the first month, in one checkout only', async () => {
      const token = await issueDiscount(server.db, 'ann@example.com', NOW)
      const body = { plan: 'pro', discount_token: token }
      const first = await open(body)
      const second = await open(body)
      expect(await (await fetch(first)).text()).toContain('Nothing was paid')
      expect(await (await fetch(second)).text()).toContain('Pay $7.99')
      await press(first, { do: 'pay' })
      expect(await check()).toMatchObject({ subscribed: false })
      await press(second, { do: 'pay' })
      expect(await check()).toMatchObject({ subscribed: true })
      expect(await claim(token)).toBe('used')
    })

    it('is available again after an abandoned checkout', async () => {
      const token = await issueDiscount(server.db, 'ann@example.com', NOW)
      await press(await open({ discount_token: token }), { do: 'leave' })
      expect(await claim(token)).toBe('valid')
    })

    it.each([
      ['another account', { plan: 'pro' }, BOB, 'discount_wrong_account'],
      ['a guest', { plan: 'pro', isGuest: true }, null, 'not_signed_in'],
      ['a year', { plan: 'globetrotter-yearly' }, ANN, 'discount_not_for_this'],
      ['what is paid once', { plan: 'lifetime' }, ANN, 'discount_not_for_this'],
    ])('is not for %s', async (_, body, userId, refusal) => {
      const token = await issueDiscount(server.db, 'ann@example.com', NOW)
      expect(await code(call('create-checkout', { ...body, discount_token: token }, userId))).toBe(refusal)
    })

    it("is not used up by a stranger's payment with the address", async () => {
      await asGuest('pro', 'ann@example.com')
      const token = await issueDiscount(server.db, 'ann@example.com', NOW)
      expect(await claim(token)).toBe('valid')
    })

    it('does not apply to a second plan', async () => {
      await buy()
      await portal('refund')
      const token = await issueDiscount(server.db, 'ann@example.com', NOW)
      expect(await claim(token)).toBe('not-first')
      expect(await code(call('create-checkout', { discount_token: token }))).toBe('discount_not_for_this')
    })
  })

  it('shows no portal of another customer, and none for a forged token', async () => {
    expect(await code(call('customer-portal', {}, BOB))).toBe('no_customer')
    expect(await code(call('customer-portal', {}, null))).toBe('not_signed_in')
    await buy()
    const url = (await call('customer-portal')).body.url ?? ''
    expect((await fetch(`${server.url}/sandbox/portal/cus_test_x.forged`)).status).toBe(404)
    expect((await fetch(url.replace('cus_test_', 'cus_test_x'))).status).toBe(404)
    expect((await fetch(`${server.url}/sandbox/checkout/cs_test_guess`)).status).toBe(404)
  })
})
