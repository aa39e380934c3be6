import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { call, PASSWORD, signedInAccount } from '../auth/auth-test-kit.ts'
import { notifyTravellers } from './notify-travellers.ts'

const NOW = Date.parse('2027-03-01T10:00:00Z')

describe('notices for tomorrow', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const tell = () => notifyTravellers({ ...server.product.platform, now: () => NOW })
  const told = async (userId: string) =>
    (
      await server.db.query<{ title: string }>('select title from public.notifications where user_id = $1 order by 1', [
        userId,
      ])
    ).map(({ title }) => title)

  it('are sent once, the day before and not earlier', async () => {
    const { id } = await signedInAccount(server)
    const trip = (title: string, firstDate: string) =>
      server.db.query(
        `insert into public.trips (id, user_id, title, first_date, day_count) values (gen_random_uuid(), $1, $2, $3, 3)`,
        [id, title, firstDate],
      )
    await trip('Porto', '2027-03-02')
    await trip('Bergen', '2027-03-03')
    await server.db.query(`update public.trials set started_at = $2, ends_at = $3 where user_id = $1`, [
      id,
      '2027-02-23T00:00:00Z',
      '2027-03-02T00:00:00Z',
    ])
    await tell()
    await tell()
    expect(await told(id)).toEqual(['Tue 2 March: Porto', 'Your trial ends within a day'])
    const leads = `select n.link from public.notifications n join public.trips t on n.link = '/itinerary?trip=' || t.id
      where n.user_id = $1 and t.title = 'Porto'`
    expect(await server.db.query(leads, [id])).toHaveLength(1)
  })

  it('a sign-in from elsewhere is always mailed, whatever the settings, and one from a known network is not', async () => {
    const { email, id } = await signedInAccount(server)
    const mails = async () => (await server.mailsTo(email)).filter(({ kind }) => kind === 'notification')
    const signInWith = (headers: Readonly<Record<string, string>>) =>
      call(server, '/token?grant_type=password', { body: { email, password: PASSWORD }, headers })
    await server.db.query(
      `insert into public.notification_preferences (user_id, kind, in_app, by_mail) values ($1, 'account', true, false)`,
      [id],
    )
    expect((await signInWith({ 'user-agent': 'Another browser' })).status).toBe(200)
    await expect.poll(mails).toMatchObject([{ title: 'New sign-in to your account' }])
    expect((await signInWith({ 'user-agent': 'Another browser' })).status).toBe(200)
    expect(await mails()).toHaveLength(1)
  })

  it('mails about the trial have one switch, in the settings and in the mail', async () => {
    const { id } = await signedInAccount(server)
    const wish = (byMail: boolean) =>
      server.db.query(
        `insert into public.notification_preferences (user_id, kind, by_mail) values ($1, 'plan', $2)
         on conflict (user_id, kind) do update set by_mail = excluded.by_mail`,
        [id, byMail],
      )
    const isStopped = async () =>
      await server.db.query('select mails_stopped_at is not null as stopped from public.trials where user_id = $1', [
        id,
      ])
    await wish(false)
    expect(await isStopped()).toEqual([{ stopped: true }])
    await wish(true)
    expect(await isStopped()).toEqual([{ stopped: false }])
    await server.db.query('update public.trials set mails_stopped_at = now() where user_id = $1', [id])
    const rows = await server.db.query(
      `select by_mail from public.notification_preferences where user_id = $1 and kind = 'plan'`,
      [id],
    )
    expect(rows).toEqual([{ by_mail: false }])
  })
})
