import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { freshPostgresDatabase } from '../../server/test/test-database.ts'
import { assemblePeople, ID, PERSONAS, type People, type Persona } from './personas.ts'

const NOT_ALLOWED = '42501'
const OUT_OF_RANGE = '22023'
const GET = `select get_user_usage($1, 'search_requests') as count`
const INCREMENT = `select increment_user_usage($1, 'search_requests', $2) as count`
const TODAY = `(now() at time zone 'utc')::date`

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())
beforeEach(() => people.admin.query('truncate user_usage, device_usage'))

const put = (used: number, day = TODAY) =>
  people.admin.query(
    `insert into user_usage (user_id, usage_type, day, used) values ($1, 'search_requests', ${day}, ${used})`,
    [ID.themselves],
  )
const answer = async (persona: Persona, sql: string, values: readonly unknown[]) =>
  (await people.attempt(persona, sql, values)).rows[0]?.['count']

describe('a count of one’s own', () => {
  it('is zero at first', async () => expect(await answer('themselves', GET, [ID.themselves])).toBe(0))

  it('is today’s, by UTC', async () => {
    await put(9, `${TODAY} - 1`)
    expect(await answer('themselves', GET, [ID.themselves])).toBe(0)
    await put(4)
    expect(await answer('themselves', GET, [ID.themselves])).toBe(4)
  })

  it('grows by what is added, and returns the new count', async () => {
    expect(await answer('themselves', INCREMENT, [ID.themselves, 1])).toBe(1)
    await put(4)
    expect(await answer('themselves', INCREMENT, [ID.themselves, 3])).toBe(7)
    expect(await answer('service_role', INCREMENT, [ID.themselves, -2])).toBe(2)
    expect(await answer('service_role', INCREMENT, [ID.themselves, -9])).toBe(0)
  })

  it.each([0, -1, 101, null])('cannot be changed by %s by its owner', async (by) => {
    expect(await people.verdict('themselves', INCREMENT, [ID.themselves, by])).toBe(OUT_OF_RANGE)
  })

  it('refuses unknown types', async () => {
    const sql = `select get_user_usage($1, 'wishes')`
    expect(await people.verdict('themselves', sql, [ID.themselves])).toBe('22P02')
  })
})

describe('another account’s count', () => {
  const others = PERSONAS.filter((persona) => persona !== 'themselves' && persona !== 'service_role')
  it.each(others)('cannot be read or raised by %s', async (persona) => {
    expect(await people.verdict(persona, GET, [ID.themselves])).toBe(NOT_ALLOWED)
    expect(await people.verdict(persona, INCREMENT, [ID.themselves, 1])).toBe(NOT_ALLOWED)
    expect(await people.verdict(persona, GET, [null])).toBe(NOT_ALLOWED)
  })
})

describe('a device', () => {
  const get = `select get_device_usage($1, 'ai_requests') as count`
  const add = `select increment_device_usage($1, 'ai_requests', $2, $3) as count`

  it('is counted without an account, with the address it was last seen at', async () => {
    expect(await answer('service_role', get, ['1a2b3c4d'])).toBe(0)
    expect(await answer('service_role', add, ['1a2b3c4d', '2001:db8::1', 1])).toBe(1)
    await people.admin.query(add, ['1a2b3c4d', '198.51.100.7', 2])
    await people.admin.query(add, ['1a2b3c4d', 'not an address', 1])
    const { rows } = await people.admin.query('select used, host(ip_address) as ip from device_usage')
    expect(rows).toEqual([{ used: 3, ip: '198.51.100.7' }])
  })

  it.each(['', 'XYZ', '<script>', 'a'.repeat(65)])('refuses the hash %.20s', async (hash) => {
    expect(await people.verdict('service_role', add, [hash, null, 1])).toBe('23514')
  })

  it.each([-101, 101])('cannot be changed by %i', async (by) => {
    expect(await people.verdict('service_role', add, ['1a2b3c4d', null, by])).toBe(OUT_OF_RANGE)
  })

  it.each(['anon', 'themselves'] as const)('is counted by the server alone, not by %s', async (persona) => {
    expect(await people.verdict(persona, get, ['1a2b3c4d'])).toBe(NOT_ALLOWED)
    expect(await people.verdict(persona, add, ['1a2b3c4d', null, 1])).toBe(NOT_ALLOWED)
  })
})

describe('consume_usage', () => {
  const consume = (limit: number | null, amount = 1) =>
    people.admin
      .query<{ count: number | null }>(`select consume_usage($1, 'search_requests', $2, $3) as count`, [
        ID.themselves,
        limit,
        amount,
      ])
      .then(({ rows }) => rows[0]?.count)
  const used = async () => (await people.admin.query(GET, [ID.themselves])).rows[0].count

  it('counts up to the limit and not beyond', async () => {
    await put(24)
    expect(await consume(25)).toBe(25)
    expect(await consume(25)).toBeNull()
    expect(await used()).toBe(25)
  })

  it.each([
    ['a limit of nothing', 0, 1],
    ['more at once than there is', 25, 26],
  ])('refuses %s, also as the first of the day', async (_, limit, amount) => {
    expect(await consume(limit, amount)).toBeNull()
    expect(await used()).toBe(0)
  })

  it('only counts when there is no limit', async () => {
    await put(1000)
    expect(await consume(null)).toBe(1001)
  })

  it('never exceeds the limit, however many calls run at once', async () => {
    const { database, host, user } = await freshPostgresDatabase()
    const pool = new pg.Pool({ host, user, database, max: 20 })
    await pool.query(`insert into auth.users (id, email) values ($1, 'x@example.com')`, [ID.themselves])
    const one = () =>
      pool
        .query<{ count: number | null }>(`select consume_usage($1, 'search_requests', 25) as count`, [ID.themselves])
        .then(({ rows }) => rows[0]?.count)
    const counts = await Promise.all(Array.from({ length: 80 }, one))
    await pool.end()
    const allowed = counts.filter((count) => count !== null).toSorted((a, b) => Number(a) - Number(b))
    expect(allowed).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  })

  it('gives back failures on our side, never below zero', async () => {
    const giveBack = (amount: number) =>
      people.admin.query(`select give_back_usage($1, 'search_requests', $2)`, [ID.themselves, amount])
    await giveBack(1)
    expect(await used()).toBe(0)
    await consume(25)
    await giveBack(1)
    expect(await used()).toBe(0)
    await consume(25, 2)
    await giveBack(9)
    expect(await used()).toBe(0)
    await giveBack(-5)
    expect(await used()).toBe(0)
  })
})

it('is deleted with the account', async () => {
  const id = '00000000-0000-4000-8000-0000000000aa'
  await people.admin.query(`insert into auth.users (id, email) values ($1, 'gone@example.com')`, [id])
  await people.admin.query(`select consume_usage($1, 'ai_requests', 10)`, [id])
  await people.admin.query('delete from auth.users where id = $1', [id])
  expect((await people.admin.query('select from user_usage where user_id = $1', [id])).rowCount).toBe(0)
})
