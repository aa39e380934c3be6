import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { Payments, ProviderPurchase } from '../../payments/payments.ts'
import { receiveEvent } from '../../payments/receive-event.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const SECRET = 'whsec_test'
const NOW = 1_800_000_000_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    now: () => NOW,
    settings: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: SECRET },
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.query('delete from auth.users')
  await server.db.query('delete from public.payment_events')
  await server.db.query(`insert into auth.users (id, email) values ($1, 'ann@example.com')`, [ANN])
})

const BODY = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } })
const sign = (payload: string, timestamp = NOW / 1000, secret = SECRET) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
const send = async (body: string, signature: string | null) => {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
  return (await fetch(`${server.url}/functions/v1/stripe-webhook`, { method: 'POST', headers, body })).status
}
const noted = async () => (await server.db.query('select event_id from public.payment_events')).length

describe('an event', () => {
  it.each([
    ['without a signature', BODY, null],
    ['with what is no signature', BODY, 'v1=abc'],
    ['signed by somebody else', BODY, sign(BODY, NOW / 1000, 'whsec_other')],
    ['that is older than five minutes', BODY, sign(BODY, NOW / 1000 - 301)],
    ['that was written anew', JSON.stringify(JSON.parse(BODY), null, 2), sign(BODY)],
    ['that is nothing at all', '', sign('')],
  ])('%s is refused, and changes nothing', async (_, body, signature) => {
    expect(await send(body, signature)).toBe(400)
    expect(await noted()).toBe(0)
  })

  it('is processed once, however often it arrives', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(BODY, sign(BODY))))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await noted()).toBe(1)
  })
})

const purchase = (id: string, status: ProviderPurchase['status'], amount: number): ProviderPurchase => ({
  id,
  plan: 'globetrotter',
  billing: 'monthly',
  status,
  startedAtMs: NOW,
  periodEndMs: NOW + amount * 1000,
  graceUntilMs: null,
  cancelsAtEnd: amount % 2 === 0,
  amount: { minorUnits: amount, currency: 'USD' },
})

/** Small and seeded: the same histories in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe('any order and repetition of events', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => [seed + 1]))(
    'ends in the provider’s state (history %i)',
    async (seed) => {
      const random = chance(seed)
      const pause = async () => {
        for (let turns = Math.floor(random() * 6); turns > 0; turns -= 1) await new Promise(setImmediate)
      }
      let reads = 0
      let goOn = (): void => undefined
      const theRest = new Promise<void>((done) => {
        goOn = done
      })
      let now: readonly ProviderPurchase[] = []
      const payments = {
        name: 'stripe',
        async readCustomer() {
          await pause()
          const seen = now
          reads += 1
          // One answer is delayed until everything else is over.
          if (reads === 1) await theRest
          await pause()
          return { email: 'ann@example.com', userId: ANN, purchases: seen }
        },
      } as unknown as Payments
      const { db, accounts, log } = server.product.platform
      const customerId = `cus_${seed}`
      const event = (nth: number) => ({
        id: `evt_${seed}_${nth}`,
        type: 'customer.subscription.updated',
        customerId,
        checkout: null,
      })
      const receive = (nth: number) => receiveEvent({ db, payments, accounts, log }, event(nth))
      const changes = Array.from({ length: 8 }, (_, nth) => nth)
      const deliveries: Promise<unknown>[] = []
      for (const nth of changes) {
        const statuses = ['active', 'past_due', 'ended', 'refunded', 'pending'] as const
        const status = statuses[Math.floor(random() * statuses.length)] ?? 'active'
        now = [purchase(`sub_${seed}_${random() < 0.3 ? 'b' : 'a'}`, status, nth)]
        // Some events arrive late, some twice, some after newer ones; each arrives after the change it reports.
        if (nth === 0 || random() < 0.7) deliveries.push(receive(nth))
        await pause()
        while (reads === 0) await new Promise(setImmediate)
      }
      const late = changes.toSorted(() => random() - 0.5)
      for (const nth of [...late, ...late]) {
        deliveries.push(receive(nth))
        await pause()
      }
      await Promise.all(deliveries.slice(1))
      goOn()
      await deliveries[0]
      const rows = await db.query<{ id: string; status: string; amount_minor_units: number }>(
        `select id, status, amount_minor_units from public.subscriptions where customer_id = $1 and status <> 'ended'`,
        [customerId],
      )
      const expected = now.filter(({ status }) => status !== 'ended')
      expect(rows).toEqual(
        expected.map(({ id, status, amount }) => ({ id, status, amount_minor_units: amount.minorUnits })),
      )
    },
  )
})
