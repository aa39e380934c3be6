import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { freshPostgresDatabase } from '../../server/test/test-database.ts'
import { assemblePeople, become, ID, type People } from './personas.ts'

const DUPLICATE = '23505'
const OUT_OF_SHAPE = '23514'
const NOT_ALLOWED = '42501'
const LIMIT = 'PT403'
const TOO_MANY = '54000'

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())
beforeEach(async () => {
  await people.admin.query('truncate saved_items, user_usage, device_usage, private.unlimited_emails')
  await people.admin.query('update trials set ends_at = started_at')
})

const save = (itemId: string, more = '') =>
  `insert into saved_items (user_id, item_type, item_id, title) values ('${ID.themselves}', 'place', '${itemId}', 'x') ${more}`
const used = async () =>
  (await people.admin.query(`select used from user_usage where usage_type = 'saved_items'`)).rows[0]?.used ?? 0
const use = (count: number) =>
  people.admin.query(`insert into user_usage (user_id, usage_type, used) values ($1, 'saved_items', $2)`, [
    ID.themselves,
    count,
  ])

describe('a save', () => {
  it('is counted when it is created, and not given back when it is removed', async () => {
    await people.admin.query(save('a'))
    await people.admin.query('delete from saved_items')
    expect(await used()).toBe(1)
  })

  it('of an item that is already saved is not counted', async () => {
    await people.admin.query(save('a'))
    expect(await people.verdict('themselves', save('a'))).toBe(DUPLICATE)
    await people.admin.query(save('a', 'on conflict (user_id, item_type, item_id) do nothing'))
    expect(await used()).toBe(1)
  })

  it.each([
    ['the last one', 14, 'allowed'],
    ['one too many', 15, LIMIT],
  ])('%s: %i used', async (_, count, verdict) => {
    await use(count)
    expect(await people.verdict('themselves', save('a'))).toBe(verdict)
  })

  it('is limited to two thousand items, also without a daily limit', async () => {
    await people.admin.query(`update trials set ends_at = now() + interval '1 day'`)
    const many = (from: number, to: number) => `insert into saved_items (user_id, item_type, item_id, title)
      select '${ID.themselves}', 'place', n::text, 'x' from generate_series(${from}, ${to}) as n`
    expect(await people.verdict('themselves', many(1, 2001))).toBe(TOO_MANY)
    await people.admin.query(many(1, 1999))
    expect(await people.verdict('themselves', save('a'))).toBe('allowed')
    expect(await people.verdict('themselves', many(2000, 2001))).toBe(TOO_MANY)
    expect(await people.verdict('stranger', save('a').replace(ID.themselves, ID.stranger))).toBe('allowed')
  })

  it('of many at once counts all of them, or none', async () => {
    await use(14)
    const two = `insert into saved_items (user_id, item_type, item_id, title)
      values ('${ID.themselves}', 'place', 'a', 'x'), ('${ID.themselves}', 'place', 'b', 'x')`
    expect(await people.verdict('themselves', two)).toBe(LIMIT)
    expect([await used(), (await people.admin.query('select from saved_items')).rowCount]).toEqual([14, 0])
  })

  it('by an account without limits is counted without a limit', async () => {
    await use(400)
    expect(await people.verdict('themselves', save('a'))).toBe(LIMIT)
    await people.admin.query(`insert into private.unlimited_emails values ('themselves@example.com')`)
    expect(await people.verdict('themselves', save('a'))).toBe('allowed')
  })

  it('is for one’s own account', async () => {
    expect(await people.verdict('stranger', save('a'))).toBe(NOT_ALLOWED)
    await people.admin.query(save('a'))
    const steal = `update saved_items set user_id = '${ID.stranger}'`
    expect(await people.verdict('themselves', steal)).toBe(NOT_ALLOWED)
  })

  it.each([
    ['of no known kind', `'boat', 'x', 't', null, '{}'`],
    ['without a title', `'place', 'x', '  ', null, '{}'`],
    ['with a picture that runs', `'place', 'x', 't', 'javascript:alert(1)', '{}'`],
    ['with a picture of some other server', `'place', 'x', 't', '//elsewhere.example/x.png', '{}'`],
    ['with a picture behind a backslash', `'place', 'x', 't', '/\\\\elsewhere.example/x.png', '{}'`],
    ['with data that is no table', `'place', 'x', 't', null, '[1]'`],
    ['with a book in it', `'place', 'x', 't', null, jsonb_build_object('a', repeat('x', 20000))`],
  ])('%s is refused', async (_, values) => {
    const sql = `insert into saved_items (user_id, item_type, item_id, title, image_url, item_data)
      values ('${ID.themselves}', ${values})`
    expect(await people.verdict('themselves', sql)).toBe(OUT_OF_SHAPE)
  })
})

describe('a note', () => {
  const write = (ifMatch: string) => `select set_config('request.headers', '{"if-match":"${ifMatch}"}', true)`
  it.each([
    ['on the copy that was seen', '\\"1\\"', 'allowed'],
    ['on an old copy', '\\"0\\"', 'PT412'],
    ['whatever is there', '*', 'allowed'],
  ])('written %s', async (_, ifMatch, verdict) => {
    await people.admin.query(save('a'))
    await people.admin.query('begin')
    await people.admin.query(write(ifMatch))
    await become(people.admin, 'themselves')
    const answer = await people.admin.query(`update saved_items set note = 'n' returning revision`).then(
      ({ rows }) => ({ verdict: 'allowed', revision: rows[0]?.revision }),
      (error: { code: string }) => ({ verdict: error.code, revision: undefined }),
    )
    await people.admin.query('rollback')
    expect(answer).toEqual({ verdict, revision: verdict === 'allowed' ? 2 : undefined })
  })
})

describe('a device', () => {
  const consume = (limit: number) =>
    people.admin.query(`select consume_device_usage('ab', 'search_requests', ${limit})`)
  const ofAccount = async () =>
    (await people.admin.query(`select get_user_usage($1, 'search_requests') as n`, [ID.themselves])).rows[0]?.n

  it('has a limit that holds', async () => {
    for (const limit of [2, 2, 2]) await consume(limit)
    expect((await people.admin.query(`select get_device_usage('ab', 'search_requests') as n`)).rows[0]?.n).toBe(2)
    expect(await people.verdict('service_role', `select consume_device_usage('ab', 'search_requests', null)`)).toBe(
      '22023',
    )
  })

  it('moves its count to the account once, and keeps it', async () => {
    const move = () => people.admin.query(`select move_device_usage('ab', $1)`, [ID.themselves])
    await consume(25)
    await consume(25)
    await move()
    await move()
    expect(await ofAccount()).toBe(2)
    await consume(25)
    await move()
    expect(await ofAccount()).toBe(3)
    expect((await people.admin.query(`select get_device_usage('ab', 'search_requests') as n`)).rows[0]?.n).toBe(3)
  })
})

it('two hundred that consume one counter at once end exactly at the limit', async () => {
  const pool = new pg.Pool({ ...(await freshPostgresDatabase()), max: 20 })
  await pool.query(`insert into auth.users (id, email) values ($1, 'a@example.com')`, [ID.themselves])
  const consumers = [
    `consume_usage('${ID.themselves}', 'ai_requests', 10)`,
    `consume_device_usage('ab', 'ai_requests', 10)`,
  ]
  for (const consumer of consumers) {
    const counts = await Promise.all(Array.from({ length: 200 }, () => pool.query(`select ${consumer} as used`)))
    const taken = counts.map(({ rows }) => rows[0].used).filter((count: number | null) => count !== null)
    expect(taken.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }
  await pool.end()
})
