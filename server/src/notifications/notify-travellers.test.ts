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
  const keepDocument = async (id: string, expiresOn: string) => {
    const lock = `repeat('s', 22), 600000, repeat('k', 80), repeat('s', 22), repeat('k', 80)`
    await server.db.query(
      `insert into public.vaults (user_id, passphrase_salt, passphrase_iterations, passphrase_key, recovery_salt,
         recovery_key) values ($1, ${lock})`,
      [id],
    )
    await server.db.query(
      `insert into public.vault_files (id, user_id, wrapped_key, details, expires_on)
       values (gen_random_uuid(), $1, repeat('k', 80), 'x', $2)`,
      [id, expiresOn],
    )
  }
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

  it.each([
    ['91 days before', '2027-05-31', []],
    ['90 days before', '2027-05-30', ['A document expires on 30 May 2027']],
    ['on its last day', '2027-03-01', ['A document expires on 1 March 2027']],
    ['when it has expired', '2027-02-28', []],
  ])('a document of the vault is named by its date %s', async (_, expiresOn, titles) => {
    const { id } = await signedInAccount(server)
    await keepDocument(id, expiresOn)
    await tell()
    await tell()
    expect(await told(id)).toEqual(titles)
  })

  it('a document is announced once per step, and not again when its notice was deleted', async () => {
    const { id } = await signedInAccount(server)
    await keepDocument(id, '2027-03-21')
    const dayLater = (days: number) =>
      notifyTravellers({ ...server.product.platform, now: () => NOW + days * 86_400_000 })
    const count = async (): Promise<number> => {
      const found = await told(id)
      await server.db.query('delete from public.notifications where user_id = $1', [id])
      return found.length
    }
    const counts: number[] = []
    for (const days of [0, 0, 1, 12, 13, 14, 20, 21]) {
      await dayLater(days)
      counts.push(await count())
    }
    expect(counts).toEqual([1, 0, 0, 0, 1, 0, 0, 0])
  })

  it.each([
    ['91 days before', '2027-05-31', '', []],
    ['90 days before', '2027-05-30', '', ['Your passport of Brazil expires on 30 May 2027']],
    ['of somebody else', '2027-03-08', 'Ana', ['Ana, passport of Brazil: expires on 8 March 2027']],
    ['on its last day', '2027-03-01', '', ['Your passport of Brazil expires on 1 March 2027']],
    ['when it has expired', '2027-02-28', '', []],
    ['without a date', null, '', []],
  ])('a passport is announced %s', async (_, expires_on, name, titles) => {
    const { id } = await signedInAccount(server)
    const passports = JSON.stringify([
      { country: 'BR', expires_on },
      { country: 'BR', expires_on },
    ])
    await server.db.query('insert into public.travellers (user_id, name, passports) values ($1, $2, $3)', [
      id,
      name,
      passports,
    ])
    await tell()
    await tell()
    expect(await told(id)).toEqual(titles)
  })

  it.each([
    ['91 days before', 'IN', '2027-05-31', '', []],
    ['90 days before', 'IN', '2027-05-30', '', ['Your visa for India ends on 30 May 2027']],
    [
      'of the Schengen area',
      'schengen',
      '2027-03-08',
      'Ana',
      ['Ana, visa for the Schengen area: ends on 8 March 2027'],
    ],
    ['when it has ended', 'IN', '2027-02-28', '', []],
    ['without a date', 'IN', null, '', []],
  ])('a visa is announced once %s', async (_, country, expires_on, name, titles) => {
    const { id } = await signedInAccount(server)
    await server.db.query('insert into public.travellers (user_id, name, visas) values ($1, $2, $3)', [
      id,
      name,
      JSON.stringify([{ country, expires_on }]),
    ])
    await tell()
    await tell()
    expect(await told(id)).toEqual(titles)
  })

  it('of a day are twenty at most, however often their dates change', async () => {
    const { id } = await signedInAccount(server)
    const countries = ['IN', 'CN', 'JP', 'KR', 'TH', 'VN', 'LK', 'NP', 'KE', 'TZ', 'UG', 'RW', 'ET']
    const keep = (expires_on: string) =>
      server.db.query('insert into public.travellers (user_id, name, visas) values ($1, $2, $3)', [
        ...[id, expires_on],
        JSON.stringify(countries.map((country) => ({ country, expires_on }))),
      ])
    await keep('2027-03-20')
    await tell()
    expect(await told(id)).toHaveLength(13)
    await keep('2027-03-21')
    await tell()
    await tell()
    expect(await told(id)).toHaveLength(20)
  })

  it('remind of a claim on its day, up to a week late, and not of a paid one', async () => {
    const { id } = await signedInAccount(server)
    const claim = (title: string, remindOn: string, state = 'sent') =>
      server.db.query(
        `insert into public.flight_claims (user_id, title, path, law, remind_on, state)
         values ($1, $2, '/flight-compensation', 'EU261', $3, $4::public.claim_state)`,
        [id, title, remindOn, state],
      )
    await claim('today', '2027-03-01')
    await claim('last week', '2027-02-23')
    await claim('eight days ago', '2027-02-22')
    await claim('tomorrow', '2027-03-02')
    await claim('paid', '2027-03-01', 'paid')
    await tell()
    await tell()
    expect(await told(id)).toEqual(['Your claim: last week', 'Your claim: today'])
    await server.db.query('delete from public.notifications where user_id = $1', [id])
    await tell()
    expect(await told(id)).toEqual([])
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
