/** Seats of a Nomad Squad over real HTTP: offered, taken, revoked, and valid as long as the payer pays. */
import { CheckSubscriptionResponse } from '@app/contracts/payments/check-subscription'
import { SquadResponse } from '@app/contracts/trips/squad'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { addTravellers, callAs } from '../../test/travellers.ts'
import { findUserById } from '../auth/store/users.ts'
import { gatherAccount } from '../functions/account-data/gather-account.ts'
import { removeAccount } from '../functions/account-data/remove-account.ts'
import { takeSeat } from './take-seat.ts'

const id = (n: number): string => `11111111-1111-4111-8111-11111111111${n}`
const [PAYER, BEN, EVE] = [id(1), id(2), id(3)]
const NOW = Date.UTC(2026, 10, 15, 12)
const DAY = 86_400_000

describe('a squad', () => {
  let server: TestServer
  let nowMs = NOW
  beforeAll(async () => {
    server = await startTestServer({ now: () => nowMs })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    nowMs = NOW
    await server.db.query('delete from auth.users')
    await server.db.query('delete from server.rate_limits')
    await addTravellers(server.db, {
      [PAYER]: 'payer@example.com',
      [BEN]: 'ben@example.com',
      [EVE]: 'eve@example.com',
    })
    await server.db.query(`update public.profiles set full_name = 'Pia Payer' where id = $1`, [PAYER])
    await server.db.query(
      `insert into public.customers (provider, customer_id, user_id) values ('sandbox', 'cus_1', $1)`,
      [PAYER],
    )
    await server.db.query(
      `insert into public.subscriptions (id, user_id, provider, customer_id, plan, billing, status, started_at,
         period_end, amount_minor_units, currency)
       values ('sub_1', $1, 'sandbox', 'cus_1', 'nomad-squad', 'monthly', 'active', $2, $3, 4999, 'USD')`,
      [PAYER, '2026-11-01T00:00:00Z', '2099-12-01T00:00:00Z'],
    )
  })

  const call = async (name: string, body: object, userId: string | null) => {
    const answer = await callAs(server, userId, name, body)
    return (await answer.json()) as { error?: { code: string }; state?: string; payerName?: string }
  }
  const squad = async (body: object, userId = PAYER) => SquadResponse.parse(await call('squad', body, userId))
  const refusal = async (body: object, userId = PAYER) => (await call('squad', body, userId)).error?.code
  const invite = async (email = 'ben@example.com') =>
    (await squad({ action: 'invite', email })).seats.find((seat) => seat.email === email)?.id ?? ''
  const link = async (seat: string, userId: string | null, action = 'look') =>
    (await call('squad-invitation', { seat, action }, userId)).state
  const tier = async (userId: string) => {
    const found = CheckSubscriptionResponse.parse(await call('check-subscription', {}, userId))
    return [found.subscription_tier, found.is_shared, found.has_portal]
  }
  const isUnlimited = async (userId: string) =>
    (await server.db.query<{ it: boolean }>('select private.has_unlimited_usage($1) as it', [userId]))[0]?.it
  const titles = async (userId: string) =>
    (
      await server.db.query<{ title: string }>('select title from public.notifications where user_id = $1 order by 1', [
        userId,
      ])
    ).map(({ title }) => title)
  const setPlan = (status: string) => server.db.query(`update public.subscriptions set status = $1`, [status])

  it('gives a seat to the mailbox that was invited, and everything with it', async () => {
    const seat = await invite()
    expect(await server.mailsTo('ben@example.com')).toMatchObject([
      { kind: 'squad-invitation', payerName: 'Pia Payer', link: expect.stringContaining(`/squad/${seat}`) },
    ])
    expect(await link(seat, null)).toBe('sign-in')
    expect(await link(seat, EVE, 'join')).toBe('wrong-account')
    expect(await tier(BEN)).toEqual(['free', false, false])
    expect(await link(seat, BEN, 'join')).toBe('joined')
    expect(await tier(BEN)).toEqual(['Nomad Squad', true, false])
    expect(await isUnlimited(BEN)).toBe(true)
    expect(await squad({ action: 'look' }, BEN)).toMatchObject({ role: 'member', payerName: 'Pia Payer', seats: [] })
    expect((await squad({ action: 'look' })).seats).toMatchObject([{ email: 'ben@example.com', state: 'joined' }])
    expect(await titles(PAYER)).toEqual(['A seat of your squad was taken'])
  })

  it('gives no plan once the payer stops paying, and loses no data', async () => {
    await link(await invite(), BEN, 'join')
    await setPlan('ended')
    expect([await tier(BEN), await isUnlimited(BEN)]).toEqual([['free', false, false], false])
    expect(await squad({ action: 'look' }, BEN)).toMatchObject({ role: 'member', isActive: false })
    await setPlan('ended')
    expect(await titles(BEN)).toEqual(['A seat in a Nomad Squad', 'Your squad is asleep'])
    expect(await titles(EVE)).toEqual([])
    expect(await refusal({ action: 'invite', email: 'x@example.com' })).toBe('no_squad')
    await setPlan('active')
    expect(await tier(BEN)).toEqual(['Nomad Squad', true, false])
    await server.db.query(`update public.subscriptions set plan = 'jetsetter'`)
    expect(await tier(BEN)).toEqual(['free', false, false])
  })

  it('notifies its members when the payer cancels and when the payer resumes', async () => {
    await link(await invite(), BEN, 'join')
    await invite('eve@example.com')
    const cancel = (isCancelled: boolean) =>
      server.db.query('update public.subscriptions set cancels_at_end = $1, period_end = $2', [
        isCancelled,
        '2099-12-01T00:00:00Z',
      ])
    const told = async (userId: string) => (await titles(userId)).filter((title) => title.startsWith('Your squad'))
    await cancel(true)
    await cancel(true)
    expect(await told(BEN)).toEqual(['Your squad ends on 1 December 2099'])
    expect([await told(EVE), await told(PAYER)]).toEqual([[], []])
    expect(await tier(BEN)).toEqual(['Nomad Squad', true, false])
    const ends = { isActive: true, endsAt: '2099-12-01T00:00:00.000Z' }
    expect(await squad({ action: 'look' }, BEN)).toMatchObject({ role: 'member', ...ends })
    expect(await squad({ action: 'look' })).toMatchObject({ role: 'payer', ...ends })
    await cancel(false)
    expect(await squad({ action: 'look' }, BEN)).toMatchObject({ isActive: true, endsAt: null })
    expect(await told(BEN)).toEqual(['Your squad goes on'])
    await cancel(true)
    expect(await told(BEN)).toEqual(['Your squad ends on 1 December 2099'])
    await setPlan('ended')
    await cancel(false)
    expect(await told(BEN)).toEqual(['Your squad ends on 1 December 2099', 'Your squad is asleep'])
  })

  it('removes the offer once it is taken or revoked', async () => {
    const unread = `select title from public.notifications where user_id = $1 and read_at is null`
    const seat = await invite()
    expect(await server.db.query(unread, [BEN])).toEqual([{ title: 'A seat in a Nomad Squad' }])
    await squad({ action: 'remove', seat }, EVE)
    expect(await titles(BEN)).toEqual(['A seat in a Nomad Squad'])
    await squad({ action: 'remove', seat })
    expect(await titles(BEN)).toEqual([])
    await link(await invite(), BEN, 'join')
    expect(await titles(BEN)).toEqual(['A seat in a Nomad Squad'])
    expect(await server.db.query(unread, [BEN])).toEqual([])
  })

  it('ends when the payer revokes the seat or the traveller leaves', async () => {
    const seat = await invite()
    await link(seat, BEN, 'join')
    expect((await squad({ action: 'remove', seat }, EVE)).seats).toEqual([])
    expect(await tier(BEN)).toEqual(['Nomad Squad', true, false])
    await squad({ action: 'remove', seat })
    expect(await tier(BEN)).toEqual(['free', false, false])
    await link(await invite(), BEN, 'join')
    expect(await squad({ action: 'leave' }, BEN)).toMatchObject({ role: 'none' })
    expect(await isUnlimited(BEN)).toBe(false)
  })

  it('has six seats, however many are offered at once, and one per mailbox', async () => {
    const wanted = [1, 2, 3, 4, 5, 6, 7].map((n) => `t${n}@example.com`)
    await Promise.all(wanted.map((email) => call('squad', { action: 'invite', email }, PAYER)))
    const { seats } = await squad({ action: 'look' })
    expect(seats).toHaveLength(5)
    const again = seats[0]?.email.replace('@', '+more@') ?? ''
    expect((await squad({ action: 'invite', email: again })).seats).toHaveLength(5)
    expect(await refusal({ action: 'invite', email: 'late@example.com' })).toBe('squad_full')
    expect(await refusal({ action: 'invite', email: 'Payer+me@example.com' })).toBe('squad_own_address')
  })

  it.each([
    ['an id that is none', 'nonsense', 'unknown'],
    ['an id of nobody', '99999999-9999-4999-8999-999999999999', 'unknown'],
  ])('%s opens nothing', async (_, seat, state) => expect(await link(seat, BEN)).toBe(state))

  it('is reserved for 14 days, needs a paying payer, and a confirmed address', async () => {
    const seat = await invite()
    expect(await link(seat, PAYER)).toBe('own')
    await setPlan('ended')
    expect(await link(seat, BEN, 'join')).toBe('paused')
    await setPlan('active')
    await server.db.query('update auth.users set email_confirmed_at = null where id = $1', [BEN])
    expect(await link(seat, BEN, 'join')).toBe('wrong-account')
    nowMs = NOW + 14 * DAY
    expect(await link(seat, BEN)).toBe('expired')
    expect((await squad({ action: 'look' })).seats).toMatchObject([{ state: 'expired' }])
  })

  it('allows one squad per traveller, and a taken seat is gone for others', async () => {
    const seat = await invite()
    await link(seat, BEN, 'join')
    expect(await link(seat, EVE)).toBe('unknown')
    await server.db.query(
      `insert into public.squad_seats (id, owner_id, email) values ('22222222-2222-4222-8222-222222222222', $1, 'ben@example.com')`,
      [EVE],
    )
    await server.db.query('update public.subscriptions set user_id = $1', [EVE])
    const other = '22222222-2222-4222-8222-222222222222'
    expect(await link(other, BEN, 'join')).toBe('other-squad')
    expect(await link(other, PAYER, 'move')).toBe('wrong-account')
    expect(await link(other, BEN, 'move')).toBe('joined')
    expect(await link(seat, BEN)).toBe('unknown')
    expect(await link('99999999-9999-4999-8999-999999999999', BEN, 'move')).toBe('unknown')
    expect(await squad({ action: 'look' }, BEN)).toMatchObject({ role: 'member' })
    expect(await titles(PAYER)).toContain('A seat of your squad is free again')
  })

  it("keeps a traveller's seat when the other one is no longer available", async () => {
    await link(await invite(), BEN, 'join')
    const gone = { id: '99999999-9999-4999-8999-999999999999' }
    const taken = await takeSeat(server.db, gone, BEN, { nowMs: NOW, isMoving: true })
    expect([taken, await isUnlimited(BEN)]).toEqual([{ isTaken: false, left: null }, true])
  })

  it('is deleted with an account, and leaves no address behind', async () => {
    const seat = await invite()
    await invite('eve@example.com')
    await link(seat, BEN, 'join')
    const { platform } = server.product
    const [payer, ben, eve] = await Promise.all([PAYER, BEN, EVE].map((each) => findUserById(server.db, each)))
    if (!payer || !ben || !eve) throw new Error('nobody is there')
    const ofPayer = (await gatherAccount(platform, payer)).lists['squad_seats']
    expect(ofPayer?.map((row) => row['email']).toSorted()).toEqual(['ben@example.com', 'eve@example.com'])
    expect((await gatherAccount(platform, ben)).lists['squad_seats']).toHaveLength(1)
    expect(JSON.stringify([ofPayer, (await gatherAccount(platform, ben)).lists['squad_seats']])).not.toMatch(
      new RegExp(`${PAYER}|${BEN}`),
    )
    await server.db.transaction((tx) => removeAccount(tx, eve))
    await server.db.transaction((tx) => removeAccount(tx, ben))
    expect((await squad({ action: 'look' })).seats).toEqual([])
    const told = await server.db.query('select title, body from public.notifications where user_id = $1', [PAYER])
    expect(told).toMatchObject([{ title: 'A seat of your squad is free again' }])
    expect(JSON.stringify(told)).not.toContain('ben@example.com')
  })

  it('notifies its members when the payer deletes the account', async () => {
    await link(await invite(), BEN, 'join')
    await invite('eve@example.com')
    await setPlan('ended')
    expect(await titles(BEN)).toContain('Your squad is asleep')
    const payer = await findUserById(server.db, PAYER)
    if (!payer) throw new Error('nobody is there')
    await server.db.transaction((tx) => removeAccount(tx, payer))
    expect(await titles(BEN)).toEqual(['A seat in a Nomad Squad', 'Your squad has ended'])
    expect(await titles(EVE)).not.toContain('Your squad has ended')
    expect(await squad({ action: 'look' }, BEN)).toMatchObject({ role: 'none' })
  })

  it('hides the account behind a seat', async () => {
    const seat = await invite()
    await link(seat, BEN, 'join')
    const read = async (columns: string, userId: string) => {
      const { apiKeys, accessTokens } = server.product.platform
      const token = await accessTokens.sign({ sub: userId, role: 'authenticated', aud: 'authenticated' }, 3_600)
      const answer = await fetch(`${server.url}/rest/v1/squad_seats?select=${columns}`, {
        headers: { apikey: apiKeys.anon, authorization: `Bearer ${token}` },
      })
      return [answer.status, await answer.json()]
    }
    for (const userId of [BEN, PAYER]) {
      expect(await read('id,email', userId)).toEqual([200, [{ id: seat, email: 'ben@example.com' }]])
      for (const columns of ['*', 'owner_id', 'member_id', 'id&owner_id=not.is.null', 'id&order=owner_id'])
        expect(await read(columns, userId)).toMatchObject([403, { code: '42501' }])
    }
    expect(await read('id,email', EVE)).toEqual([200, []])
  })
})
