import { SharedTripResponse, ShareTripResponse } from '@app/contracts/trips/trip-share'
import { NO_WISHES } from '@app/domain/trip'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const BEN = '22222222-2222-4222-8222-222222222222'
const TRIP = '33333333-3333-4333-8333-333333333333'
const LISBON = { latitude: 38.7, longitude: -9.1 }
const EDGE = { title: 'Hotel', coordinates: LISBON, at: 540, bufferMinutes: 0 }
const STOP = {
  id: 'a',
  kind: 'visit',
  title: 'Castle',
  placeId: null,
  arrive: 600,
  leave: 660,
  leg: null,
  isLocked: false,
  isMustSee: false,
  note: 'door code 1234',
  cost: null,
}
const DAY = {
  id: 'one',
  date: '2026-05-05',
  timeZone: 'Europe/Lisbon',
  city: { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: LISBON },
  start: EDGE,
  end: EDGE,
  stops: [STOP],
  note: '',
}
const WISHES = { ...NO_WISHES, budget: { minorUnits: 50_000, currency: 'EUR' } }
const trip = (title: string) => ({ id: TRIP, title, days: [DAY], places: {}, ideas: [], wishes: WISHES })

describe('share-trip', () => {
  let server: TestServer
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    server = await startTestServer()
    for (const id of [ANN, BEN]) {
      await server.db.query(
        `insert into auth.users (id, email, aud, role) values ($1, $2, 'authenticated', 'authenticated')`,
        [id, `${id}@example.com`],
      )
      const sign = server.product.platform.accessTokens.sign
      tokens.set(id, await sign({ sub: id, role: 'authenticated', aud: 'authenticated' }, 3_600))
    }
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.query('delete from public.trips')
    await save(trip('South'))
  })

  const save = (value: Readonly<Record<string, unknown>>) =>
    server.db.query(
      `insert into public.trip_versions (id, trip_id, user_id, parents, trip)
       values (gen_random_uuid(), $1, $2, (select coalesce(max(heads), '{}') from public.trips), $3)`,
      [TRIP, ANN, value],
    )
  const call = (name: string, body: object, userId?: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        apikey: server.product.platform.apiKeys.anon,
        authorization: `Bearer ${(userId && tokens.get(userId)) ?? server.product.platform.apiKeys.anon}`,
      },
      body: JSON.stringify(body),
    })
  const share = async (withNotes = false) =>
    ShareTripResponse.parse(await (await call('share-trip', { tripId: TRIP, days: 7, withNotes }, ANN)).json())
  const read = async (token: string) =>
    SharedTripResponse.parse(await (await call('shared-trip', { token })).json()).shared

  it('makes a link that shows the trip as it is now, without notes and budget', async () => {
    const { token } = await share()
    expect(await read(token)).toMatchObject({
      trip: { title: 'South', wishes: { budget: null }, days: [{ stops: [{ note: '' }] }] },
    })
    await save(trip('North'))
    expect((await read(token))?.trip.title).toBe('North')
  })

  it('hides who travels, where they sleep and which trip it is', async () => {
    const bed = { ...EDGE, title: 'Ana’s flat', coordinates: { latitude: 38.71234, longitude: -9.14321 } }
    const leg = { mode: 'walk', minutes: 12, metres: 901 }
    const stops = [
      { ...STOP, id: 'b', placeId: null, leg },
      { ...STOP, id: 'c', placeId: 'x', leg },
      { ...STOP, id: 'd', placeId: 'y', leg: { ...leg, metres: 77 } },
    ]
    const needs = { childAges: [7], diets: ['coeliac'], mobility: 'step-free', walkingCapMetres: 8765 }
    const value = { ...trip('South'), days: [{ ...DAY, start: bed, end: bed, stops }], wishes: { ...WISHES, ...needs } }
    await save(value)
    const shown = JSON.stringify(await read((await share()).token))
    for (const secret of [TRIP, '38.71234', '9.14321', 'Ana', 'coeliac', 'step-free', '8765', '901', '[7]'])
      expect(shown).not.toContain(secret)
    expect(shown).toContain('"metres":77')
    const withNotes = JSON.stringify(await read((await share(true)).token))
    for (const secret of [TRIP, 'coeliac', 'step-free', '8765', '[7]']) expect(withNotes).not.toContain(secret)
    expect(withNotes).toContain('38.71234')
  })

  it('shows that there is an appointment, but not its people, place, party size or costs', async () => {
    const leg = { mode: 'walk', minutes: 12, metres: 901 }
    const at = (id: string, metres: number) => ({ ...STOP, id, placeId: id, leg: { ...leg, metres } })
    const doctor = { ...at('clinic', 4321), id: 'meeting', kind: 'appointment', title: 'Dr Weber' }
    const stops = [at('w', 11), at('x', 77), doctor, { ...at('y', 5432), cost: { minorUnits: 7300, currency: 'EUR' } }]
    const wishes = { ...WISHES, adults: 9 }
    await save({ ...trip('South'), days: [{ ...DAY, stops }], wishes })
    const text = JSON.stringify(await read((await share()).token))
    for (const secret of ['Weber', 'clinic', '4321', '5432', '7300', '"adults":9']) expect(text).not.toContain(secret)
    const { trip: shown } = (await read((await share()).token)) ?? {}
    expect(shown?.days[0]?.stops.map(({ title, leg: way }) => [title, way?.metres])).toEqual([
      ['Castle', undefined],
      ['Castle', 77],
      ['Appointment', undefined],
      ['Castle', undefined],
    ])
    const withNotes = JSON.stringify(await read((await share(true)).token))
    for (const told of ['Dr Weber', '4321', '7300', '"adults":9']) expect(withNotes).toContain(told)
  })

  it('shows that there are private plans, without their words', async () => {
    const stops = [
      { ...STOP, kind: 'free', title: 'Ring Ana about the flat' },
      { ...STOP, id: 'b', kind: 'visit', title: 'Grandmother’s garden' },
      { ...STOP, id: 'c', kind: 'meal', title: 'Lunch with my lawyer' },
      { ...STOP, id: 'd', kind: 'meal', title: 'Dinner' },
      { ...STOP, id: 'e', kind: 'visit', title: 'Castle', placeId: 'castle' },
    ]
    await save({ ...trip('South'), days: [{ ...DAY, stops }] })
    const titles = async (withNotes: boolean) =>
      (await read((await share(withNotes)).token))?.trip.days[0]?.stops.map(({ title }) => title)
    expect(await titles(false)).toEqual(['Own plans', 'Own plans', 'Meal', 'Dinner', 'Castle'])
    expect(await titles(true)).toEqual(stops.map(({ title }) => title))
  })

  it('shows the route from one city to the next', async () => {
    const train = { ...STOP, kind: 'appointment', title: 'Lisbon – Porto' }
    const porto = { ...DAY, id: 'two', city: { ...DAY.city, name: 'Porto' }, stops: [train] }
    await save({ ...trip('South'), days: [DAY, porto] })
    expect((await read((await share()).token))?.trip.days[1]?.stops[0]?.title).toBe('Lisbon – Porto')
  })

  it('stores no answer for a repeated request, because it contains the token', async () => {
    const key = { 'idempotency-key': 'a-key-of-my-own' }
    const body = { tripId: TRIP, days: 7, withNotes: false }
    const [one, other] = [await call('share-trip', body, ANN, key), await call('share-trip', body, ANN, key)]
    expect([one.status, other.status]).toEqual([200, 200])
    expect(await server.db.query('select 1 from public.idempotency_keys')).toEqual([])
  })

  it('includes the notes when the owner chose that', async () => {
    const { token } = await share(true)
    expect((await read(token))?.trip.days[0]?.stops[0]?.note).toBe('door code 1234')
  })

  it('keeps no token, only its hash', async () => {
    const { token } = await share()
    const rows = JSON.stringify(await server.db.query('select * from public.trip_shares'))
    expect(rows).not.toContain(token)
    expect(rows).toMatch(/[0-9a-f]{64}/)
  })

  it('shows nothing once it has expired, was revoked, or never existed', async () => {
    const [ended, taken] = [await share(), await share()]
    // The server's clock, not the database's: it has milliseconds only, so the same instant may look earlier there.
    const expiredAt = new Date().toISOString()
    await server.db.query('update public.trip_shares set expires_at = $2 where id = $1', [ended.id, expiredAt])
    await server.db.query('delete from public.trip_shares where id = $1', [taken.id])
    expect([await read(ended.token), await read(taken.token), await read('x'.repeat(43))]).toEqual([null, null, null])
    expect((await call('shared-trip', { token: 'x' })).status).toBe(400)
  })

  it('never shows a version of another trip, even if it is listed among the heads', async () => {
    const other = '44444444-4444-4444-8444-444444444444'
    const { token } = await share()
    await server.db.query(`insert into public.trip_versions (id, trip_id, user_id, trip) values ($1, $1, $2, $3)`, [
      other,
      BEN,
      { ...trip('Ben’s'), id: other },
    ])
    const post = (body: object) =>
      fetch(`${server.url}/rest/v1/trip_versions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: server.product.platform.apiKeys.anon,
          authorization: `Bearer ${tokens.get(ANN) ?? ''}`,
          prefer: 'return=minimal,resolution=ignore-duplicates',
        },
        body: JSON.stringify(body),
      })
    expect((await post({ id: other, trip_id: TRIP, parents: [], trip: trip('South') })).ok).toBe(true)
    expect((await read(token))?.trip.title).toBe('South')
    await server.db.query('update public.trips set heads = heads || $1::uuid where id = $2', [other, TRIP])
    expect(await read(token)).toBeNull()
  })

  it('can be made by the owner alone, and always expires', async () => {
    const body = { tripId: TRIP, days: 7, withNotes: false }
    expect((await call('share-trip', body, BEN)).status).toBe(404)
    expect((await call('share-trip', body)).status).toBe(401)
    expect((await call('share-trip', { ...body, days: 366 }, ANN)).status).toBe(400)
    for (let made = 0; made < 20; made += 1) await share()
    expect((await call('share-trip', body, ANN)).status).toBe(409)
  })
})
