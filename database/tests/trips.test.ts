import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'

const NOT_ALLOWED = '42501'
const BROKEN_RULE = '23514'
const TRIP = '00000000-0000-4000-8000-0000000000a1'
const version = (number: number) => `00000000-0000-4000-8000-0000000000b${number}`
const trip = (changes: object = {}) => ({
  id: TRIP,
  title: 'South',
  days: [{ date: '2026-05-05' }, { date: '2026-05-06' }],
  ...changes,
})
const INSERT = 'insert into trip_versions (id, trip_id, user_id, parents, trip) values ($1, $2, $3, $4, $5)'
const values = (
  number: number,
  parents: readonly number[] = [],
  value: object = trip(),
  userId: string = ID.themselves,
) => [version(number), TRIP, userId, parents.map(version), value]

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())
beforeEach(() => people.admin.query('truncate trips cascade'))

const save = (number: number, parents: readonly number[] = [], value: object = trip()) =>
  people.admin.query(INSERT, values(number, parents, value))
const row = async () => (await people.admin.query<Record<string, unknown>>('select * from trips')).rows[0]

describe('a version', () => {
  it('makes its trip and keeps what a list shows of it', async () => {
    await save(1)
    expect(await row()).toMatchObject({ title: 'South', day_count: 2, heads: [version(1)] })
    await save(2, [1], trip({ title: 'North', days: [{ date: 'soon' }] }))
    expect(await row()).toMatchObject({ title: 'North', day_count: 1, first_date: null, heads: [version(2)] })
  })

  it('beside another one leaves both, until one is made of the two', async () => {
    await save(1)
    await save(2, [1])
    await save(3, [1])
    expect((await row())?.['heads']).toEqual([version(2), version(3)])
    await save(4, [2, 3])
    expect((await row())?.['heads']).toEqual([version(4)])
  })

  it('is refused on somebody else’s trip, and under somebody else’s name', async () => {
    await save(1)
    expect(await people.verdict('stranger', INSERT, values(2, [], trip(), ID.stranger))).toBe(NOT_ALLOWED)
    expect(await people.verdict('stranger', INSERT, values(2))).toBe(NOT_ALLOWED)
  })

  it.each([
    ['another trip’s id', trip({ id: version(9) })],
    ['no days', trip({ days: [] })],
    ['a title without end', trip({ title: 'x'.repeat(301) })],
    ['more than a trip can be', trip({ note: 'x'.repeat(600_000) })],
  ])('is refused with %s', async (_, value) =>
    expect(await people.verdict('themselves', INSERT, values(1, [], value))).toBe(BROKEN_RULE),
  )

  it('is forgotten sixty versions later, unless it is a head', async () => {
    const ids = Array.from(
      { length: 70 },
      (_, index) => `00000000-0000-4000-8000-000000000c${String(index).padStart(2, '0')}`,
    )
    for (const [index, id] of ids.entries()) {
      const parents = index < 2 ? [] : [ids[index - 1]]
      await people.admin.query(INSERT, [id, TRIP, ID.themselves, parents, trip()])
    }
    const { rows } = await people.admin.query<{ id: string }>('select id from trip_versions')
    expect(rows.map(({ id }) => id)).toContain(ids[0])
    expect(rows.length).toBeLessThanOrEqual(62)
  })
})

describe('a link', () => {
  const share = () =>
    people.admin.query(
      `insert into trip_shares (trip_id, user_id, token_hash, expires_at) values ($1, $2, repeat('a', 64), now())`,
      [TRIP, ID.themselves],
    )
  it('keeps its token from everybody', async () => {
    await save(1)
    await share()
    expect(await people.verdict('themselves', 'select token_hash from trip_shares')).toBe(NOT_ALLOWED)
    expect(await people.verdict('themselves', 'select id from trip_shares')).toBe('allowed')
  })
  it('goes with its trip', async () => {
    await save(1)
    await share()
    await people.admin.query('delete from trips')
    expect((await people.admin.query('select 1 from trip_shares')).rowCount).toBe(0)
  })
})
