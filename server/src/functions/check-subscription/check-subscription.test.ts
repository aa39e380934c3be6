import { CheckSubscriptionResponse } from '@app/contracts/payments/check-subscription'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ENGINES, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { findSubscription } from '../../payments/find-subscription.ts'
import { endSandboxPurchases } from '../../payments/sandbox/sandbox-store.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const NOW = Date.UTC(2026, 10, 15, 12)

describe.each(ENGINES)('check-subscription on %s', (engine) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer({ engine, now: () => NOW, settings: { ADMIN_EMAIL: 'boss@example.com' } })
    const sign = server.product.platform.accessTokens.sign
    token = await sign({ sub: ANN, role: 'authenticated', aud: 'authenticated' }, 3_600)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.query('delete from auth.users where id = $1', [ANN])
    await signUp('2026-11-01T12:00:00Z')
  })
  const signUp = (at: string, email = 'ann@example.com') =>
    server.db.query(`insert into auth.users (id, email, created_at) values ($1, $2, $3)`, [ANN, email, at])
  const ask = (bearer = token) =>
    fetch(`${server.url}/functions/v1/check-subscription`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: server.product.platform.apiKeys.anon,
        authorization: `Bearer ${bearer}`,
      },
      body: JSON.stringify({ user_id: '22222222-2222-4222-8222-222222222222' }),
    })
  const check = async () => CheckSubscriptionResponse.parse(await (await ask()).json())

  it('is free after the trial, and the trial stays used', async () => {
    expect(await check()).toEqual({
      subscribed: false,
      subscription_tier: 'free',
      subscription_end: null,
      is_trial: false,
      trial_end: '2026-11-08T12:00:00.000Z',
      trial_used: true,
      purchase: null,
      is_shared: false,
      has_portal: false,
      is_test_mode: true,
    })
  })

  it('is a trial for seven times 24 hours from the sign-up', async () => {
    await server.db.query('delete from auth.users where id = $1', [ANN])
    await signUp('2026-11-08T12:00:01Z')
    expect(await check()).toMatchObject({ is_trial: true, subscribed: false, trial_end: '2026-11-15T12:00:01.000Z' })
  })

  it('is the purchased plan, without the ids of the provider', async () => {
    await server.db.query(
      `insert into public.customers (provider, customer_id, user_id) values ('sandbox', 'cus_1', $1)`,
      [ANN],
    )
    await server.db.query(
      `insert into public.subscriptions (id, user_id, provider, customer_id, plan, billing, status, started_at,
         period_end, cancels_at_end, amount_minor_units, currency)
       values ('sub_1', $1, 'sandbox', 'cus_1', 'nomad-squad', 'yearly', 'active', $2, $3, true, 49990, 'USD')`,
      [ANN, '2026-11-14T12:00:00Z', '2026-12-01T00:00:00Z'],
    )
    const answer = await check()
    expect(answer).toMatchObject({
      subscribed: true,
      subscription_tier: 'Nomad Squad',
      subscription_end: '2026-12-01T00:00:00.000Z',
      purchase: { plan: 'nomad-squad', billing: 'yearly', cancels_at_end: true, payment_failed: false },
      has_portal: true,
    })
    expect(JSON.stringify(answer)).not.toMatch(/cus_1|sub_1/)
  })

  it('is not a plan bought in test mode, once real payments are on', async () => {
    await server.db.query(
      `insert into public.customers (provider, customer_id, user_id) values ('sandbox', 'cus_1', $1)`,
      [ANN],
    )
    await server.db.query(
      `insert into public.subscriptions (id, user_id, provider, customer_id, plan, billing, status, started_at,
         amount_minor_units, currency)
       values ('cs_1', $1, 'sandbox', 'cus_1', 'lifetime', 'once', 'active', now(), 29900, 'USD')`,
      [ANN],
    )
    const { db } = server
    expect(await findSubscription(db, 'sandbox', ANN, NOW)).toMatchObject({ subscribed: true, hasPortal: true })
    expect(await findSubscription(db, 'stripe', ANN, NOW)).toMatchObject({ subscribed: false, hasPortal: false })
    const isUnlimited = async () => (await db.query('select private.has_unlimited_usage($1) as it', [ANN]))[0]?.['it']
    await db.query('update public.trials set ends_at = started_at')
    expect(await isUnlimited()).toBe(true)
    await endSandboxPurchases(db)
    expect(await isUnlimited()).toBe(false)
  })

  it('is unlimited for the operator', async () => {
    await server.db.query('delete from auth.users where id = $1', [ANN])
    await signUp('2020-01-01T00:00:00Z', 'Boss@example.com')
    expect(await check()).toMatchObject({
      subscribed: true,
      subscription_tier: 'admin_unlimited',
      subscription_end: null,
    })
  })

  it('answers a visitor or a deleted account with the fields that the client expects', async () => {
    const { apiKeys } = server.product.platform
    expect(await (await ask(apiKeys.anon)).json()).toMatchObject({
      error: { message: expect.stringContaining('Authentication error') },
    })
    await server.db.query('delete from auth.users where id = $1', [ANN])
    expect((await ask()).status).toBe(401)
  })
})
