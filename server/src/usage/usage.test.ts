import { MyUsageResponse } from '@app/contracts/account/usage'
import { type DeviceParts, fingerprintHash } from '@app/domain/device-fingerprint'
import { DAILY_LIMITS, USAGE_TYPES } from '@app/domain/usage-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { DEVICES_PER_ADDRESS } from './consume-device-usage.ts'
import { giveBackAllowance, takeAllowance } from './take-allowance.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const SEARCH = { kind: 'hotel', search: 'destination=Lisbon' }
const PARTS: DeviceParts = {
  user_agent: 'Browser/1',
  screen_resolution: '390x844x24',
  timezone: 'Europe/Lisbon',
  language: 'pt-PT',
  platform: 'Phone',
  cookie_enabled: true,
  local_storage_enabled: true,
  session_storage_enabled: true,
  indexed_db_enabled: true,
  webgl_vendor: '',
  webgl_renderer: '',
  canvas_fingerprint: '0badf00d',
  audio_fingerprint: '',
}
const DEVICE = fingerprintHash(PARTS)
const SAVE = {
  id: 'guest_1763200000000x7f',
  savedAt: '2026-11-14T12:00:00.000Z',
  type: 'restaurant',
  title: 'Chez Nous',
  description: '',
  image_url: null,
  item_id: 'osm-1',
  item_data: { rating: 4.5 },
}

// record-search runs the same code on both engines.
describe('usage', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer({ settings: { ADMIN_EMAIL: 'Boss@example.com' } })
    token = await server.product.platform.accessTokens.sign(
      { sub: ANN, role: 'authenticated', aud: 'authenticated' },
      3_600,
    )
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.query('delete from auth.users where id = $1', [ANN])
    await server.db.query('delete from public.device_usage')
    await server.db.query(
      `insert into auth.users (id, email, aud, role, created_at)
       values ($1, 'ann@example.com', 'authenticated', 'authenticated', now() - interval '30 days')`,
      [ANN],
    )
  })

  const call = async (name: string, body: object | string, { isGuest = false, headers = {} } = {}) => {
    const { anon } = server.product.platform.apiKeys
    const response = await fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: anon,
        authorization: `Bearer ${isGuest ? anon : token}`,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, json: (await response.json()) as Record<string, unknown> }
  }
  const asGuest = (name: string, body: object) => call(name, body, { isGuest: true })
  const search = (device: string) => asGuest('record-search', { ...SEARCH, device })
  const useDevice = (hash: string, used: number) =>
    server.db.query(
      `insert into public.device_usage (fingerprint_hash, usage_type, used, ip_address)
       values ($1, 'search_requests', $2, '127.0.0.1')`,
      [hash, used],
    )
  const rows = (table: string) => server.db.query(`select * from public.${table}`)
  const counters = async (isGuest: boolean, body = {}) =>
    MyUsageResponse.parse((await call('my-usage', body, { isGuest })).json).counters

  it('has the same limits as the interface', async () => {
    for (const type of USAGE_TYPES) {
      const [row] = await server.db.query('select private.free_limit($1) as allowed', [type])
      expect(row?.['allowed'], type).toBe(DAILY_LIMITS[type])
    }
  })

  it('counts a guest by device, exactly to the limit, however many requests arrive at once', async () => {
    await useDevice(DEVICE, 20)
    const answers = await Promise.all(Array.from({ length: 12 }, () => search(DEVICE)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    expect(await counters(true, { device: DEVICE })).toMatchObject({ search_requests: { used: 25, limit: 25 } })
  })

  it('does not affect a second device of the same household, and stops an address that invents devices', async () => {
    await useDevice('0000000a', 25)
    expect((await search('0000000b')).status).toBe(200)
    for (let n = 1; n < DEVICES_PER_ADDRESS; n += 1) await useDevice(`0000001${n}`, 25)
    expect((await search('0000000c')).status).toBe(429)
    expect(await counters(true, { device: '0000000c' })).toMatchObject({
      search_requests: { used: 25, limit: 25 },
      ai_requests: { used: 0, limit: 10 },
    })
  })

  it('stops an address at its last one, however many made-up devices arrive at once', async () => {
    for (let n = 0; n < DEVICES_PER_ADDRESS; n += 1) await useDevice(`0000002${n}`, n === 0 ? 24 : 25)
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => search((0xab000000 + n).toString(16))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('does not charge a known device when another client invents device numbers', async () => {
    await asGuest('store-device-fingerprint', { ...PARTS, fingerprint_hash: DEVICE, ip_address: null })
    for (let n = 0; n < DEVICES_PER_ADDRESS; n += 1) await useDevice(`0000001${n}`, 25)
    const refused = await search('0000000c')
    expect(refused.json).toMatchObject({
      error: {
        code: 'usage_limit_reached',
        message: expect.stringContaining('Your network'),
        issues: { by: 'address' },
      },
    })
    expect((await search(DEVICE)).status).toBe(200)
    await server.db.query('delete from public.device_fingerprints')
  })

  it('gives back failures on our side, in the transaction or after it', async () => {
    const consumers = [
      { caller: { userId: ANN }, device: undefined, clientAddress: '127.0.0.1' },
      { caller: { userId: null }, device: DEVICE, clientAddress: '127.0.0.1' },
    ]
    const { db } = server
    for (const consumer of consumers) {
      const take = () => db.transaction((tx) => takeAllowance(tx, consumer, 'ai_requests', Date.now()))
      const failing = db.transaction(async (tx) => {
        await takeAllowance(tx, consumer, 'ai_requests', Date.now())
        throw new Error('the model did not answer')
      })
      await expect(failing).rejects.toThrow('the model did not answer')
      expect(await take()).toMatchObject({ used: 1, limit: 10 })
      await giveBackAllowance(db, consumer, 'ai_requests')
      expect(await take()).toMatchObject({ used: 1 })
    }
  })

  it('starts again with the next UTC day', async () => {
    await useDevice(DEVICE, 25)
    expect((await search(DEVICE)).status).toBe(429)
    await server.db.query('update public.device_usage set day = day - 1')
    expect((await search(DEVICE)).json).toMatchObject({ used: 1 })
  })

  it('answers ten questions of a guest, and no eleventh, however many arrive at once', async () => {
    const ask = () => asGuest('record-use', { usage_type: 'ai_requests', device: DEVICE })
    const answers = await Promise.all(Array.from({ length: 12 }, ask))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(DAILY_LIMITS.ai_requests)
    expect((await ask()).json).toMatchObject({ error: { code: 'usage_limit_reached' } })
  })

  it('answers an account about itself, whatever device it names', async () => {
    await useDevice(DEVICE, 9)
    await call('record-use', { usage_type: 'itinerary_generations' })
    expect(await counters(false, { device: DEVICE })).toMatchObject({
      itinerary_generations: { used: 1, limit: 3 },
      search_requests: { used: 0 },
    })
    await server.db.query(`update auth.users set email = 'boss@example.com' where id = $1`, [ANN])
    expect((await counters(false)).saved_items).toMatchObject({ limit: null })
  })

  it.each([
    ['record-use', { usage_type: 'saved_items', device: DEVICE }],
    ['record-use', { usage_type: 'itinerary_generations', device: DEVICE, amount: -5 }],
    ['record-use', { usage_type: 'itinerary_generations' }],
    ['record-search', { ...SEARCH, device: "x'; drop table" }],
    ['store-device-fingerprint', { ...PARTS, fingerprint_hash: '00000000', ip_address: null }],
    ['store-device-fingerprint', { ...PARTS, user_agent: 'x'.repeat(5000), fingerprint_hash: DEVICE }],
  ])('%s refuses %j', async (name, body) => {
    expect((await asGuest(name, body)).status).toBe(400)
    expect(await rows('device_usage')).toEqual([])
  })

  it('stores a device with the address of the connection, not with the one it sends', async () => {
    const ip = (await call('get-client-ip', {}, { isGuest: true, headers: { 'x-forwarded-for': '203.0.113.9' } })).json
    expect(ip).toEqual({ ip: '127.0.0.1' })
    const record = { ...PARTS, fingerprint_hash: DEVICE, ip_address: '203.0.113.9' }
    expect((await asGuest('store-device-fingerprint', record)).json).toEqual({ stored: true })
    expect((await asGuest('store-device-fingerprint', record)).status).toBe(200)
    expect(await rows('device_fingerprints')).toMatchObject([{ fingerprint_hash: DEVICE, ip_address: '127.0.0.1' }])
  })

  describe("moving a guest's data", () => {
    const saves = [SAVE, { ...SAVE, id: 'guest_2', item_id: 'osm-2' }]

    it('brings saves and counts to the account, once', async () => {
      await useDevice(DEVICE, 4)
      expect((await call('move-guest-data', { saves, device: DEVICE })).json).toEqual({ moved: 2 })
      expect((await call('move-guest-data', { saves, device: DEVICE })).json).toEqual({ moved: 0 })
      expect(await rows('saved_items')).toMatchObject([
        { item_id: 'osm-1', item_type: 'restaurant', user_id: ANN, item_data: { rating: 4.5 } },
        { item_id: 'osm-2' },
      ])
      expect(await counters(false)).toMatchObject({ saved_items: { used: 2 }, search_requests: { used: 4 } })
    })

    it('moves nothing when a part cannot be moved', async () => {
      await useDevice(DEVICE, 4)
      await server.db.query(
        `insert into public.user_usage (user_id, usage_type, used) values ($1, 'saved_items', 14)`,
        [ANN],
      )
      const refused = await call('move-guest-data', { saves, device: DEVICE })
      expect([refused.status, refused.json]).toMatchObject([
        429,
        { error: { code: 'usage_limit_reached', issues: { limit: 15 } } },
      ])
      const broken = { ...SAVE, id: 'guest_3', item_id: 'osm-3', item_data: { a: 'x'.repeat(30_000) } }
      expect((await call('move-guest-data', { saves: [SAVE, broken] })).status).toBe(400)
      expect(await rows('saved_items')).toEqual([])
      expect(await counters(false)).toMatchObject({ saved_items: { used: 14 }, search_requests: { used: 0 } })
    })

    const answer = {
      by: { kind: 'built-in' },
      language: 'en',
      isInEnglish: false,
      sentences: [{ id: null, pieces: [{ kind: 'words', text: 'Far.' }] }],
      calls: [],
      actions: [],
      asks: null,
      suggestions: [],
      notices: [],
      memory: null,
    }
    const turn = (number: number) => ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      question: `How far is it, ${number}?`,
      answer,
      askedAt: `2026-11-14T12:00:0${number}.000Z`,
    })
    const talk = { id: '00000000-0000-4000-8000-0000000000c1', title: 'How far', turns: [turn(1), turn(2)] }
    const moveTalks = (...conversations: object[]) => call('move-guest-data', { saves: [], conversations })

    it('moves conversations once, and marks none as written by the server', async () => {
      expect((await moveTalks(talk)).status).toBe(200)
      expect((await moveTalks({ ...talk, turns: [...talk.turns, turn(3)] })).status).toBe(200)
      expect(await rows('conversations')).toMatchObject([{ id: talk.id, title: 'How far', user_id: ANN }])
      const moved = await server.db.query('select question, is_from_server from public.conversation_turns order by id')
      expect(moved).toEqual([1, 2, 3].map((n) => ({ question: `How far is it, ${n}?`, is_from_server: false })))
    })

    it("adds nothing to another traveller's conversation, whatever its id", async () => {
      const other = '33333333-3333-4333-8333-333333333333'
      await server.db.query(`insert into auth.users (id, email) values ($1, 'ben@example.com')`, [other])
      await server.db.query(`insert into public.conversations (id, user_id, title) values ($1, $2, 'Theirs')`, [
        talk.id,
        other,
      ])
      expect((await moveTalks(talk)).status).toBe(200)
      expect(await rows('conversation_turns')).toEqual([])
      await server.db.query('delete from auth.users where id = $1', [other])
    })

    it.each([
      ['an answer that is none', { ...talk, turns: [{ ...turn(1), answer: { text: 'x' } }] }],
      ['no title', { ...talk, title: ' ' }],
      ['an owner of its own', { ...talk, user_id: ANN }],
    ])('refuses a conversation with %s', async (_, conversation) => {
      expect((await moveTalks(conversation)).status).toBe(400)
      expect(await rows('conversations')).toEqual([])
    })

    it.each([
      ['half a character', { question: 'Where \uD83D?' }, 'Where \uFFFD?'],
      ['the year 0', { askedAt: '0000-01-01T00:00:00Z' }, null],
    ])('accepts the valid parts of a turn with %s, and all the rest', async (_, changes, question) => {
      const conversations = [{ ...talk, turns: [{ ...turn(1), ...changes }, turn(2)] }]
      expect((await call('move-guest-data', { saves, conversations })).json).toEqual({ moved: 2 })
      const kept = (await rows('conversation_turns')).map((row) => row['question'])
      expect(new Set(kept)).toEqual(new Set(['How far is it, 2?', ...(question === null ? [] : [question])]))
    })

    it('accepts an answer of unlimited depth', async () => {
      const deep = JSON.stringify({ saves, conversations: [{ ...talk, turns: [turn(1), turn(2)] }] }).replace(
        '"memory":null',
        `"memory":${'['.repeat(150)}${']'.repeat(150)}`,
      )
      expect((await call('move-guest-data', deep)).json).toEqual({ moved: 2 })
      expect(await rows('conversation_turns')).toMatchObject([{ question: 'How far is it, 2?' }])
    })

    it('names the conversation that the account has no room for, and moves the rest', async () => {
      const huge = { ...turn(1), answer: { ...answer, memory: 'x'.repeat(700_000) } }
      const conversations = [
        { ...talk, turns: [huge] },
        { ...talk, id: '00000000-0000-4000-8000-0000000000c2', turns: [turn(2)] },
      ]
      expect((await call('move-guest-data', { saves, conversations })).json).toEqual({ moved: 2, left: [talk.id] })
      expect(await rows('conversations')).toMatchObject([{ id: conversations[1]?.id }])
    })

    it('does not let a wrong clock keep a conversation on top for ever', async () => {
      await moveTalks({ ...talk, turns: [{ ...turn(1), askedAt: '2099-01-01T00:00:00Z' }] })
      const late = 'select 1 as it from public.conversations where updated_at > now() or created_at > now()'
      expect(await server.db.query(late)).toEqual([])
    })

    it('refuses a character that no column can store, with a message', async () => {
      for (const broken of [
        { ...SAVE, title: 'Chez\0Nous' },
        { ...SAVE, item_data: { 'a\0': 1 } },
      ])
        expect(await call('move-guest-data', { saves: [broken] })).toMatchObject({
          status: 400,
          json: { error: { code: 'invalid_input', message: expect.stringContaining('U+0000') } },
        })
    })

    it('is for accounts, and for no more data than a guest can have', async () => {
      expect((await asGuest('move-guest-data', { saves })).status).toBe(401)
      // Three, and the one that caused the sign-in.
      const five = [1, 2, 3, 4, 5].map((n) => ({ ...SAVE, id: `guest_${n}`, item_id: `osm-${n}` }))
      expect((await call('move-guest-data', { saves: five })).status).toBe(400)
    })
  })

  it('lets an account save through the official client up to its limit, and reports the limit', async () => {
    const item = (n: number) => ({ user_id: ANN, item_type: 'place', item_id: `c-${n}`, title: 'Lisbon' })
    const insert = async (n: number) => {
      const response = await fetch(`${server.url}/rest/v1/saved_items`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: server.product.platform.apiKeys.anon,
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(item(n)),
      })
      return { status: response.status, text: await response.text() }
    }
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => insert(n)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(15)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused).toMatchObject({ status: 403 })
    expect(JSON.parse(refused?.text ?? '{}')).toMatchObject({ hint: 'usage_limit_reached' })
    expect(await rows('saved_items')).toHaveLength(15)
  })
})
