import { StaffFiguresResponse } from '@app/contracts/staff/staff-figures'
import { StaffJobsResponse } from '@app/contracts/staff/staff-jobs'
import { StaffReviewsResponse } from '@app/contracts/staff/staff-reviews'
import { StaffSalesResponse } from '@app/contracts/staff/staff-sales'
import { StaffUsersResponse } from '@app/contracts/staff/staff-users'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { addTravellers, askAs, callAs } from '../../../test/travellers.ts'
import { BEHIND_PROXY, PASSWORD, signedInAccount } from '../../auth/auth-test-kit.ts'

const PEOPLE = {
  ann: '31111111-1111-4111-8111-111111111111',
  bob: '31111111-1111-4111-8111-111111111112',
  owner: '31111111-1111-4111-8111-111111111113',
  admin: '31111111-1111-4111-8111-111111111114',
  support: '31111111-1111-4111-8111-111111111115',
  analyst: '31111111-1111-4111-8111-111111111116',
} as const
type Person = keyof typeof PEOPLE
const STAFF: readonly Person[] = ['owner', 'admin', 'support', 'analyst']
const REASON = 'They asked for it'

describe('the office', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.query('delete from auth.users')
    await server.db.query('delete from public.discounts')
    await server.db.query('delete from public.sandbox_objects')
    for (const [name, id] of Object.entries(PEOPLE)) {
      await addTravellers(server.db, { [id]: `${name}@office.example` })
      if (STAFF.includes(name as Person))
        await server.db.query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, name])
    }
  })

  const call = async (as: Person, name: string, body: object) => {
    const answer = await callAs(server, PEOPLE[as], name, body)
    const json = (await answer.json()) as { error?: { code: string } }
    return { status: answer.status, code: json.error?.code, json }
  }
  const users = async (as: Person, body: object) => StaffUsersResponse.parse((await call(as, 'staff-users', body)).json)
  const read = async (who: Person, as: Person = 'admin') => (await users(as, { action: 'read', id: PEOPLE[who] })).user
  const lastEntry = async () =>
    (
      await server.db.query<{ action: string; actor_id: string; subject_id: string; details: object }>(
        'select action, actor_id, subject_id, details from public.audit_log order by id desc limit 1',
      )
    )[0]
  const today = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const buy = async (who: Person) => {
    const { json } = await call(who, 'create-checkout', { plan: 'jetsetter' })
    const { url } = json as { url: string }
    await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' })
  }

  describe('figures', () => {
    it('come from the tables, day by day', async () => {
      await server.db.query(`update auth.users set created_at = now() where id = $1`, [PEOPLE.ann])
      await server.db.query(
        `update public.trials set started_at = now(), ends_at = now() + interval '7 days' where user_id = $1`,
        [PEOPLE.ann],
      )
      await server.db.query(`insert into public.user_usage (user_id, usage_type, used) values ($1, 'ai_requests', 4)`, [
        PEOPLE.ann,
      ])
      await server.db.query(
        `insert into public.model_use (user_id, model, prompts, cost_micro_usd) values ($1, 'm', '1', 1500)`,
        [PEOPLE.ann],
      )
      await server.db.query(
        `insert into public.server_errors (hour, route, status, errors) values (date_trunc('hour', now()), '/', 500, 2)
         on conflict do nothing`,
      )
      await buy('ann')
      const figures = StaffFiguresResponse.parse((await call('analyst', 'staff-figures', { days: 7 })).json)
      expect(figures.byDay).toHaveLength(7)
      expect(figures.byDay.at(-1)).toEqual({
        day: today(0),
        signUps: 1,
        trials: 1,
        conversions: 1,
        plansBought: 1,
        revenueCents: 1999,
        aiRequests: 4,
        itineraries: 0,
        searches: 0,
        saves: 0,
        modelMicroUsd: 1500,
        errors: 2,
      })
      expect(figures.byDay[0]).toMatchObject({ day: today(-6), signUps: 0 })
      expect(figures).toMatchObject({
        isTestMoney: true,
        now: { accounts: 6, plans: [{ plan: 'jetsetter', count: 1, monthlyCents: 1999 }] },
        failing: [{ route: '/', status: 500, errors: 2 }],
      })
    })

    it('hide what models cost from support, and everything from others', async () => {
      const seen = StaffFiguresResponse.parse((await call('support', 'staff-figures', { days: 90 })).json)
      expect(seen.byDay).toHaveLength(90)
      expect(new Set(seen.byDay.map(({ modelMicroUsd }) => modelMicroUsd))).toEqual(new Set([null]))
      expect((await call('ann', 'staff-figures', { days: 7 })).status).toBe(403)
      expect(await lastEntry()).toMatchObject({
        action: 'access.denied',
        actor_id: PEOPLE.ann,
        subject_id: 'staff-figures',
      })
      expect((await call('admin', 'staff-figures', { days: 8 })).status).toBe(400)
    })
  })

  describe('users', () => {
    it('are found by a part of the address, in pages, taken literally', async () => {
      const many = Array.from({ length: 27 }, (_, n) => [
        `32222222-2222-4222-8222-2222222222${String(n).padStart(2, '0')}`,
        `crowd${n}@office.example`,
      ])
      await addTravellers(server.db, Object.fromEntries(many) as Record<string, string>)
      const search = (query: string, page = 1, only = 'all') =>
        users('support', { action: 'search', query, only, page })
      expect(await search('crowd')).toMatchObject({ total: 27 })
      expect((await search('crowd', 2)).users).toHaveLength(2)
      expect((await search('%')).users).toHaveLength(0)
      expect((await search('', 1, 'staff')).users?.map(({ roles }) => roles[0]).toSorted()).toEqual(
        [...STAFF].toSorted(),
      )
    })

    it('get a plan for a while, which counts like a paid one and ends', async () => {
      const wish = { action: 'give-plan', id: PEOPLE.ann, plan: 'jetsetter', lastDay: today(10), reason: REASON }
      expect((await users('admin', wish)).user).toMatchObject({ tier: 'Jetsetter', given: { plan: 'jetsetter' } })
      expect(await lastEntry()).toEqual({
        action: 'plan.given',
        actor_id: PEOPLE.admin,
        subject_id: PEOPLE.ann,
        details: { reason: REASON, plan: 'jetsetter', lastDay: today(10) },
      })
      expect((await call('ann', 'check-subscription', {})).json).toMatchObject({ subscribed: true })
      const unlimited = () =>
        server.db.query('select private.has_unlimited_usage($1) as it', [PEOPLE.ann]).then(([row]) => row?.['it'])
      expect(await unlimited()).toBe(true)
      const ended = await users('admin', { action: 'end-plan', id: PEOPLE.ann, reason: REASON })
      expect(ended.user).toMatchObject({ tier: 'free', given: null })
      expect(await unlimited()).toBe(false)
      expect((await call('admin', 'staff-users', { action: 'end-plan', id: PEOPLE.ann, reason: REASON })).code).toBe(
        'no_given_plan',
      )
    })

    it('keep what they bought beside a given plan', async () => {
      await buy('ann')
      await users('admin', {
        action: 'give-plan',
        id: PEOPLE.ann,
        plan: 'jetsetter',
        lastDay: today(90),
        reason: REASON,
      })
      const cancelled = await call('ann', 'change-subscription', { action: 'cancel' })
      expect(cancelled.status).toBe(200)
    })

    it('get another end of their trial', async () => {
      const end = { action: 'change-trial', id: PEOPLE.ann, lastDay: today(3), reason: REASON }
      expect((await users('admin', end)).user?.trialEnd).toBe(`${today(4)}T00:00:00.000Z`)
      const over = await users('owner', { action: 'end-trial', id: PEOPLE.ann, reason: REASON })
      expect(Date.parse(over.user?.trialEnd ?? '')).toBeLessThanOrEqual(Date.now())
      expect(await lastEntry()).toMatchObject({ action: 'trial.ended', actor_id: PEOPLE.owner })
    })

    it('are disabled at once, and enabled again', async () => {
      const { id, email, client } = await signedInAccount(server)
      const profile = async () => (await client.from('profiles').select('id')).status
      const signIn = async () =>
        (await server.anonClient().auth.signInWithPassword({ email, password: PASSWORD })).error?.code
      expect([await profile(), await signIn()]).toEqual([200, undefined])
      const { user } = await users('admin', { action: 'disable', id, reason: REASON })
      expect(user).toMatchObject({ isDisabled: true, sessions: 0 })
      expect([await profile(), await signIn()]).toEqual([401, 'user_banned'])
      expect((await users('admin', { action: 'enable', id, reason: REASON })).user?.isDisabled).toBe(false)
      expect(await signIn()).toBeUndefined()
    })

    it.each([
      ['support', 'ann', 403, 'not_allowed'],
      ['admin', 'owner', 403, 'account_of_higher_role'],
      ['admin', 'admin', 409, 'account_is_own'],
      ['owner', 'owner', 409, 'account_is_own'],
    ] as const)('%s may not change %s', async (as, who, status, code) => {
      for (const action of ['disable', 'end-trial', 'end-plan'])
        expect(await call(as, 'staff-users', { action, id: PEOPLE[who], reason: REASON })).toMatchObject({
          status,
          code,
        })
      const isExportRefused = await call(as, 'staff-export-account', { id: PEOPLE[who], reason: REASON })
      expect(isExportRefused.status).toBe(status)
      expect(await read(who, 'owner')).toMatchObject({ isDisabled: false })
    })

    it.each([
      ['no reason', { action: 'disable', id: PEOPLE.ann }],
      ['blanks for a reason', { action: 'disable', id: PEOPLE.ann, reason: '    ' }],
      [
        'a day gone by',
        { action: 'give-plan', id: PEOPLE.ann, plan: 'jetsetter', lastDay: '2020-01-01', reason: REASON },
      ],
      ['a day too far', { action: 'change-trial', id: PEOPLE.ann, lastDay: '2090-01-01', reason: REASON }],
      [
        'a plan that cannot be given',
        { action: 'give-plan', id: PEOPLE.ann, plan: 'lifetime', lastDay: '2027-01-01', reason: REASON },
      ],
      ['no account', { action: 'enable', id: '39999999-9999-4999-8999-999999999999', reason: REASON }],
    ])('are not changed: %s', async (_, wish) => {
      const before = await lastEntry()
      expect((await call('owner', 'staff-users', wish)).status).toBeGreaterThanOrEqual(400)
      expect(await lastEntry()).toEqual(before)
    })

    it('are exported as the traveller would, without secrets, and it is written down', async () => {
      await server.db.query('update public.profiles set full_name = $2 where id = $1', [PEOPLE.ann, '=1+1'])
      const answer = await callAs(server, PEOPLE.admin, 'staff-export-account', { id: PEOPLE.ann, reason: REASON })
      expect(answer.status).toBe(200)
      const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      expect(strFromU8(entries['lists/account.json'] ?? new Uint8Array())).toContain('ann@office.example')
      expect(strFromU8(entries['lists/profiles.csv'] ?? new Uint8Array())).toContain(`'=1+1`)
      expect(await lastEntry()).toMatchObject({
        action: 'account.exported',
        subject_id: PEOPLE.ann,
        details: { reason: REASON },
      })
    })

    it('show support no log of staff', async () => {
      await users('admin', { action: 'end-trial', id: PEOPLE.ann, reason: REASON })
      expect((await read('ann'))?.log[0]).toMatchObject({ action: 'trial.ended', reason: REASON })
      expect(await read('ann', 'support')).toMatchObject({ log: [], mayChange: false })
    })
  })

  describe('sales', () => {
    const sales = async (as: Person, body: object) =>
      StaffSalesResponse.parse((await call(as, 'staff-sales', body)).json)

    it('list what was bought', async () => {
      await buy('ann')
      expect(await sales('support', { action: 'subscriptions', status: 'active', page: 1 })).toMatchObject({
        total: 1,
        sales: [{ email: 'ann@office.example', plan: 'jetsetter', amount: { minorUnits: 1999, currency: 'USD' } }],
      })
      expect(await sales('support', { action: 'subscriptions', status: 'ended', page: 1 })).toMatchObject({ total: 0 })
    })

    it('an admin ends a mailed discount, once; support does not', async () => {
      await call('support', 'staff-payments', { action: 'discount', email: 'ann@office.example' })
      const [mailed] = (await sales('support', { action: 'discounts', page: 1 })).discounts ?? []
      expect(mailed).toMatchObject({ email: 'ann@office.example', issuedBy: 'support@office.example', state: 'open' })
      const wish = { action: 'end-discount', id: mailed?.id ?? '' }
      expect((await call('support', 'staff-sales', wish)).status).toBe(403)
      expect((await sales('admin', wish)).discounts).toMatchObject([{ state: 'ended' }])
      expect(await lastEntry()).toMatchObject({ action: 'discount.ended', actor_id: PEOPLE.admin })
      expect((await call('admin', 'staff-sales', wish)).code).toBe('discount_over')
      const [mail] = await server.mailsTo('ann@office.example')
      const token = (mail as { link: string }).link.split('/').at(-1)
      expect((await call('ann', 'claim-discount', { token })).json).toMatchObject({ state: 'expired' })
    })
  })

  describe('jobs', () => {
    const jobs = async (body: object) => StaffJobsResponse.parse((await call('admin', 'staff-jobs', body)).json)

    it('that failed are listed without addresses, retried and discarded', async () => {
      await server.product.platform.jobs.enqueue('read-feeds', {})
      const fail = (id: string) =>
        server.db.query(
          `insert into pgboss.job (id, name, data, output, state) values ($1, 'read-feeds-failed', '{"secret":"link"}',
             '{"message":"550 no such user ann@example.com"}', 'created')`,
          [id],
        )
      const [first, second] = ['33333333-3333-4333-8333-333333333331', '33333333-3333-4333-8333-333333333332']
      await fail(first)
      await fail(second)
      const listed = await jobs({ action: 'list' })
      expect(listed.failed).toHaveLength(2)
      expect(listed.failed[0]).toMatchObject({ queue: 'read-feeds', error: '550 no such user …@…' })
      expect(listed.queues.find(({ name }) => name === 'read-feeds')).toMatchObject({ failed: 2 })
      expect(JSON.stringify(listed)).not.toContain('secret')
      await jobs({ action: 'retry', id: first })
      expect(await lastEntry()).toMatchObject({ action: 'job.retried', subject_id: first })
      const sent = await server.db.query(
        `select 1 as it from pgboss.job where name = 'read-feeds' and data ->> 'secret' = 'link'`,
      )
      expect(sent).toHaveLength(1)
      expect((await jobs({ action: 'discard', id: second })).failed).toEqual([])
      expect((await call('admin', 'staff-jobs', { action: 'discard', id: second })).code).toBe('job_unknown')
      expect((await call('support', 'staff-jobs', { action: 'list' })).status).toBe(403)
    })
  })

  describe('reviews', () => {
    const BODY = '<script>alert(1)</script> Ten days in Portugal.'
    const write = (as: Person, body = BODY) =>
      askAs(server, PEOPLE[as], '/rest/v1/reviews', {
        method: 'POST',
        body: JSON.stringify({ rating: 4, body, shown_name: 'A. from Faro' }),
      })
    const list = async (state = 'waiting') =>
      StaffReviewsResponse.parse((await call('support', 'staff-reviews', { action: 'list', state, page: 1 })).json)
    const seen = async () => (await callAs(server, null, 'reviews', {})).json()

    it('need a trip or a plan, wait, and are shown when approved', async () => {
      expect((await write('ann')).status).toBe(403)
      await buy('ann')
      expect((await write('ann')).status).toBe(201)
      expect((await write('ann')).status).toBe(409)
      expect(await seen()).toEqual({ count: 0, average: null, latest: [] })
      const [review] = (await list()).reviews
      const { id = '', writtenAt = '' } = review ?? {}
      expect((await call('ann', 'staff-reviews', { action: 'approve', id, writtenAt })).status).toBe(403)
      expect((await call('support', 'staff-reviews', { action: 'approve', id, writtenAt })).status).toBe(200)
      expect(await lastEntry()).toMatchObject({
        action: 'review.approved',
        actor_id: PEOPLE.support,
        subject_id: PEOPLE.ann,
      })
      expect(await seen()).toMatchObject({ count: 1, average: 4, latest: [{ name: 'A. from Faro', body: BODY }] })
      expect(JSON.stringify(await seen())).not.toContain('ann@')
    })

    it('that changed since they were read are not decided, and a refusal says why', async () => {
      await buy('bob')
      await write('bob')
      const [old] = (await list()).reviews
      await askAs(server, PEOPLE.bob, `/rest/v1/reviews?user_id=eq.${PEOPLE.bob}`, {
        method: 'PATCH',
        body: JSON.stringify({ body: 'Buy cheap watches at my shop.' }),
      })
      const stale = { action: 'approve', id: old?.id, writtenAt: old?.writtenAt }
      expect((await call('admin', 'staff-reviews', stale)).code).toBe('review_changed')
      const [fresh] = (await list()).reviews
      const refusal = { action: 'refuse', id: fresh?.id, writtenAt: fresh?.writtenAt, reason: 'It advertises a shop.' }
      expect((await call('admin', 'staff-reviews', refusal)).status).toBe(200)
      expect((await list('refused')).reviews).toMatchObject([{ refusal: 'It advertises a shop.' }])
      const told = await server.db.query('select title from public.notifications where user_id = $1', [PEOPLE.bob])
      expect(told).toContainEqual({ title: 'Your review was not published' })
      expect(await seen()).toMatchObject({ count: 0 })
    })
  })
})
