import { StaffPaymentsResponse } from '@app/contracts/payments/staff-payments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { addTravellers, callAs } from '../../../test/travellers.ts'

const PEOPLE = {
  ann: '11111111-1111-4111-8111-111111111111',
  admin: '11111111-1111-4111-8111-111111111112',
  support: '11111111-1111-4111-8111-111111111113',
  marketing: '11111111-1111-4111-8111-111111111114',
} as const
type Person = keyof typeof PEOPLE

describe('staff and payments', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.query('delete from auth.users')
    await server.db.query('delete from server.mailbox')
    await server.db.query('delete from public.sandbox_objects')
    for (const [name, id] of Object.entries(PEOPLE)) {
      await addTravellers(server.db, { [id]: `${name}@example.com` })
      if (name !== 'ann')
        await server.db.query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, name])
    }
  })

  const call = async (name: string, body: object, as: Person) => {
    const answer = await callAs(server, PEOPLE[as], name, body)
    return { status: answer.status, body: (await answer.json()) as { url?: string; error?: { code: string } } }
  }
  const staff = async (body: object, as: Person) =>
    StaffPaymentsResponse.parse((await call('staff-payments', body, as)).body)
  const buy = async () => {
    const { url = '' } = (await call('create-checkout', { plan: 'jetsetter' }, 'ann')).body
    await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' })
    const [purchase] = (await staff({ action: 'find', email: 'ANN@example.com' }, 'support')).purchases
    return purchase?.id ?? ''
  }
  const written = () =>
    server.db.query<{ action: string; actor_id: string; subject_id: string }>(
      `select action, actor_id, subject_id from public.audit_log where subject_type = 'payment' order by id desc limit 1`,
    )

  it('an admin refunds a payment once: the plan ends, the traveller is notified, and it is logged', async () => {
    const purchase = await buy()
    const wish = { action: 'refund', email: 'ann@example.com', purchase }
    expect(await staff(wish, 'admin')).toMatchObject({
      account: { tier: 'free' },
      purchases: [{ status: 'refunded', canRefund: false, amount: { minorUnits: 1999 } }],
    })
    expect(await written()).toEqual([{ action: 'payment.refunded', actor_id: PEOPLE.admin, subject_id: purchase }])
    expect((await call('staff-payments', wish, 'admin')).body.error?.code).toBe('purchase_unknown')
    const told = await server.db.query('select title from public.notifications where user_id = $1', [PEOPLE.ann])
    expect(told).toContainEqual({ title: 'Your payment was given back' })
  })

  it('refunds once, however many requests arrive at once', async () => {
    const wish = { action: 'refund', email: 'ann@example.com', purchase: await buy() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('staff-payments', wish, 'admin')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = `select 1 as it from public.audit_log where action = 'payment.refunded' and subject_id = $1`
    expect(await server.db.query(rows, [wish.purchase])).toHaveLength(1)
  })

  it('support may not refund, and the attempt is logged', async () => {
    const purchase = await buy()
    const refused = await call('staff-payments', { action: 'refund', email: 'ann@example.com', purchase }, 'support')
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'not_allowed' } } })
    expect(await written()).toEqual([{ action: 'access.denied', actor_id: PEOPLE.support, subject_id: purchase }])
    expect(await staff({ action: 'find', email: 'ann@example.com' }, 'support')).toMatchObject({
      account: { tier: 'Jetsetter' },
    })
  })

  it.each(['ann', 'marketing'] as const)('%s is refused everything', async (as) => {
    for (const action of ['find', 'discount'])
      expect((await call('staff-payments', { action, email: 'ann@example.com' }, as)).status).toBe(403)
    expect(await server.mailsTo('ann@example.com')).toEqual([])
  })

  it('refuses to refund a purchase that belongs to another account', async () => {
    const purchase = await buy()
    const wish = { action: 'refund', email: 'support@example.com', purchase }
    expect((await call('staff-payments', wish, 'admin')).status).toBe(404)
  })

  it('mails a discount to the address, also to one without an account', async () => {
    const found = await staff({ action: 'discount', email: 'new@example.com' }, 'support')
    expect(found).toEqual({ account: null, purchases: [] })
    const [mail] = await server.mailsTo('new@example.com')
    expect(mail).toMatchObject({ kind: 'discount', percentOff: 20 })
    const token = (mail as { link: string }).link.split('/').at(-1)
    expect((await call('claim-discount', { token }, 'ann')).body).toMatchObject({ state: 'wrong-account' })
    expect(JSON.stringify(await written())).not.toContain('new@example.com')
  })
})
