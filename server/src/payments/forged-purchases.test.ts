/**
 * Security checks 47, 48, 49, 51 and 52: a client's claims about prices, purchases and uses have no effect, however
 * many are sent at once. Items saved on a plan remain after the plan ends.
 */
import { CheckSubscriptionResponse } from '@app/contracts/payments/check-subscription'
import { DAILY_LIMITS } from '@app/domain/usage-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { addTravellers, askAs, callAs } from '../../test/travellers.ts'
import { issueDiscount } from './discounts.ts'
import type { CustomerState } from './payments.ts'
import { receiveEvent } from './receive-event.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const BOB = '22222222-2222-4222-8222-222222222222'
const NOW = Date.now()
const DAY = 86_400_000

describe('forged client data', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ now: () => NOW })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.query('delete from auth.users')
    await server.db.query('delete from public.sandbox_objects')
    await server.db.query('delete from public.discounts')
    await server.db.query('delete from server.rate_limits')
    await addTravellers(server.db, { [ANN]: 'ann@example.com', [BOB]: 'bob@example.com' })
    await server.db.query('update public.trials set ends_at = started_at')
  })

  const ask = (path: string, init: Parameters<typeof askAs>[3] = {}) => askAs(server, ANN, path, init)
  const call = (name: string, body: object, userId = ANN) => callAs(server, userId, name, body)
  const check = async (body: object, userId = ANN) =>
    CheckSubscriptionResponse.parse(await (await call('check-subscription', body, userId)).json())
  const open = async (body: object) => ((await (await call('create-checkout', body)).json()) as { url: string }).url
  const press = (url: string, form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const bought = () =>
    server.db.query('select plan, billing, status, amount_minor_units, currency from public.subscriptions')

  it('a price, a quantity, a currency or a customer changes nothing about what is charged', async () => {
    const forged = {
      price: 'price_1',
      amount: -999,
      quantity: -1,
      currency: 'JPY',
      customer: 'cus_bob',
      trial_days: 30,
    }
    const url = await open({ plan: 'pro', ...forged })
    expect(await (await fetch(url)).text()).toContain('Pay $9.99')
    const form = { amount: '-1', quantity: '-1', currency: 'JPY', plan: 'lifetime', percentOff: '100', customer: BOB }
    await press(url, { do: 'pay', ...form })
    expect(await bought()).toEqual([
      { plan: 'globetrotter', billing: 'monthly', status: 'active', amount_minor_units: 999, currency: 'USD' },
    ])
    expect(await check({}, BOB)).toMatchObject({ subscribed: false })
  })

  it('refuses a form that cannot be read', async () => {
    const url = await open({ plan: 'pro' })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await fetch(url, { method: 'POST', headers, body: '--x\r\ngarbage' })
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'The form cannot be read' }])
  })

  it('a checkout that is open, another account’s or nonexistent gives no plan to a caller who names it', async () => {
    const url = await open({ plan: 'jetsetter' })
    const session_id = url.split('/').at(-1) ?? ''
    for (const named of [session_id, 'cs_test_guess', `${session_id}x`, '../cs_test', ''])
      expect(await check({ session_id: named, checkout: 'success', subscribed: true })).toMatchObject({
        subscribed: false,
        subscription_tier: 'free',
      })
    await press(url, { do: 'pay', later: 'on' })
    expect(await check({ session_id }, BOB)).toMatchObject({ subscribed: false, has_portal: false })
    expect(await check({}, ANN)).toMatchObject({ subscribed: true, subscription_tier: 'Jetsetter' })
  })

  it('a discount whose checkout was just paid is used, though its event has not arrived yet', async () => {
    const body = { plan: 'pro', discount_token: await issueDiscount(server.db, 'ann@example.com', NOW) }
    const url = await open(body)
    const { sandbox } = server.product.platform
    const checkout = await sandbox?.store.find('checkout', url.split('/').at(-1) ?? '')
    if (!sandbox || !checkout) throw new Error('there is no checkout')
    await sandbox.pay(checkout, null, true)
    const again = (await (await call('create-checkout', body)).json()) as { error: { code: string } }
    expect(again.error.code).toBe('discount_used')
    await check({ session_id: checkout.id })
    expect(await server.db.query('select used_at is not null as is_used from public.discounts')).toEqual([
      { is_used: true },
    ])
  })

  it('fifty deliveries of the same event of a guest’s first payment create one account, one plan and one mail', async () => {
    const { db, accounts, log, payments } = server.product.platform
    const plan = { id: 'sub_new', plan: 'jetsetter', billing: 'monthly', status: 'active' } as const
    const times = { startedAtMs: NOW, periodEndMs: NOW + DAY, graceUntilMs: null, cancelsAtEnd: false }
    const state: CustomerState = {
      email: 'new@example.com',
      userId: null,
      purchases: [{ ...plan, ...times, amount: { minorUnits: 1999, currency: 'USD' } }],
    }
    const told: string[] = []
    const sendPurchaseMail = (email: string) => {
      told.push(email)
      return accounts.sendPurchaseMail(email)
    }
    const deps = {
      db,
      log,
      accounts: { ...accounts, sendPurchaseMail },
      payments: { ...payments, readCustomer: async () => state },
    }
    const event = { id: 'evt_fifty', type: 'checkout.session.completed', customerId: 'cus_new', checkout: null }
    await Promise.all(Array.from({ length: 50 }, () => receiveEvent(deps, event)))
    expect(await db.query(`select 1 as it from auth.users where email = 'new@example.com'`)).toHaveLength(1)
    expect(await db.query(`select 1 as it from public.subscriptions where id = 'sub_new'`)).toHaveLength(1)
    expect(await db.query(`select 1 as it from public.payment_events where event_id = 'evt_fifty'`)).toHaveLength(1)
    // The next month's payment sends no mail either.
    await receiveEvent(deps, { ...event, id: 'evt_renewal', type: 'invoice.paid' })
    expect(told).toEqual(['new@example.com'])
    expect((await server.mailsTo('new@example.com')).map(({ kind }) => kind)).toEqual(['plan-ready'])
  })

  it('two hundred questions, forty at a time, with one left for today, get one answer', async () => {
    const { ai_requests: limit } = DAILY_LIMITS
    await server.db.query(`insert into public.user_usage (user_id, usage_type, used) values ($1, 'ai_requests', $2)`, [
      ANN,
      limit - 1,
    ])
    const statuses: number[] = []
    // In waves: a request that waits too long on a slow machine is answered 504, which this test is not about.
    for (let wave = 0; wave < 5; wave += 1) {
      const asked = Array.from({ length: 40 }, () => call('record-use', { usage_type: 'ai_requests' }))
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 429)).toHaveLength(199)
    const used = await server.db.query(`select used from public.user_usage where user_id = $1`, [ANN])
    expect(used).toEqual([{ used: limit }])
  })

  it('items saved on a plan can be read, annotated and removed without one, and none are added past the limit', async () => {
    await press(await open({ plan: 'pro' }), { do: 'pay' })
    const save = (n: number) => ({ user_id: ANN, item_type: 'place', item_id: `p${n}`, title: `Place ${n}` })
    const insert = (rows: object) => ask('/rest/v1/saved_items', { method: 'POST', body: JSON.stringify(rows) })
    expect((await insert(Array.from({ length: 20 }, (_, n) => save(n)))).status).toBe(201)
    await server.db.query(`update public.subscriptions set status = 'ended'`)
    expect(await check({})).toMatchObject({ subscribed: false, subscription_tier: 'free' })
    const list = async () => (await (await ask('/rest/v1/saved_items?select=id')).json()) as object[]
    expect(await list()).toHaveLength(20)
    const one = '/rest/v1/saved_items?item_id=eq.p3'
    expect((await ask(one, { method: 'PATCH', body: JSON.stringify({ note: 'still mine' }) })).status).toBe(204)
    expect((await ask(one, { method: 'DELETE' })).status).toBe(204)
    expect(await list()).toHaveLength(19)
    const refused = await insert(save(99))
    expect([refused.status, ((await refused.json()) as { hint: string }).hint]).toEqual([403, 'usage_limit_reached'])
  })
})
