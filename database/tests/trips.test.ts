import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'

const NOT_ALLOWED = '42501'
const BROKEN_RULE = '23514'
const TOO_MUCH = '54000'
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
  it('creates its trip and the summary that lists show', async () => {
    await save(1)
    expect(await row()).toMatchObject({ title: 'South', day_count: 2, heads: [version(1)] })
    await save(2, [1], trip({ title: 'North', days: [{ date: 'soon' }] }))
    expect(await row()).toMatchObject({ title: 'North', day_count: 1, first_date: null, heads: [version(2)] })
  })

  it('keeps concurrent versions until one replaces both', async () => {
    await save(1)
    await save(2, [1])
    await save(3, [1])
    expect((await row())?.['heads']).toEqual([version(2), version(3)])
    await save(4, [2, 3])
    expect((await row())?.['heads']).toEqual([version(4)])
  })

  it('is refused on another account’s trip, and under another account’s name', async () => {
    await save(1)
    expect(await people.verdict('stranger', INSERT, values(2, [], trip(), ID.stranger))).toBe(NOT_ALLOWED)
    expect(await people.verdict('stranger', INSERT, values(2))).toBe(NOT_ALLOWED)
  })

  it.each([
    ['another trip’s id', trip({ id: version(9) })],
    ['no days', trip({ days: [] })],
    ['a title without end', trip({ title: 'x'.repeat(301) })],
    ['more than a trip can be', trip({ note: 'x'.repeat(300_000) })],
    ['more days than two months have', trip({ days: Array.from({ length: 61 }, () => ({})) })],
    ['more stops than a trip has', trip({ days: Array.from({ length: 16 }, () => ({ stops: Array(38).fill({}) })) })],
    ['more stops than a day has', trip({ days: [{}, { stops: Array.from({ length: 41 }, () => ({})) }] })],
  ])('is refused with %s', async (_, value) =>
    expect(await people.verdict('themselves', INSERT, values(1, [], value))).toBe(BROKEN_RULE),
  )

  /** As the outbox sends it: an existing version stays unchanged. */
  const AGAIN = `${INSERT} on conflict (id) do nothing`
  it('sent again changes nothing', async () => {
    await save(1)
    await save(2, [1], trip({ title: 'North' }))
    const before = await row()
    await people.admin.query(AGAIN, values(1))
    expect(await row()).toEqual(before)
  })

  it('of another account never becomes a head of one’s own trip', async () => {
    await save(1)
    const own = '00000000-0000-4000-8000-0000000000a2'
    await people.admin.query(AGAIN, [version(1), own, ID.stranger, [], trip({ id: own })])
    expect((await people.admin.query('select 1 from trips where id = $1', [own])).rowCount).toBe(0)
    await people.admin.query(AGAIN, [version(2), own, ID.stranger, [], trip({ id: own })])
    await people.admin.query(AGAIN, [version(1), own, ID.stranger, [], trip({ id: own })])
    const { rows } = await people.admin.query('select heads from trips where id = $1', [own])
    expect(rows).toEqual([{ heads: [version(2)] }])
  })

  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
  it('without parents is dropped in turn: at most twenty heads exist', async () => {
    for (const id of numbered(90)) await people.admin.query(INSERT, [id, TRIP, ID.themselves, [], trip()])
    expect((await row())?.['heads']).toEqual(numbered(90).slice(-20))
    expect((await people.admin.query('select 1 from trip_versions')).rowCount).toBeLessThanOrEqual(80)
  })

  it('of a new trip beyond the limit is refused, and one of an existing trip is not', async () => {
    const saveMany = `insert into trip_versions (id, trip_id, user_id, trip)
      select id, id, $2, jsonb_build_object('id', id, 'title', '', 'days', '[{}]'::jsonb) from unnest($1::uuid[]) as id`
    await people.admin.query(saveMany, [numbered(500), ID.themselves])
    expect(await people.verdict('themselves', INSERT, values(1))).toBe(TOO_MUCH)
    const [first] = numbered(1)
    expect(
      await people.verdict('themselves', INSERT, [version(1), first, ID.themselves, [], trip({ id: first })]),
    ).toBe('allowed')
  })

  it('is dropped for newer ones when an account stores too much, and is refused when none can be dropped', async () => {
    const setMost = (bytes: number) =>
      people.admin.query(`create or replace function private.most_trip_bytes() returns bigint language sql immutable
        set search_path = '' as $$ select ${bytes}::bigint $$`)
    await setMost(8000)
    const large = (title: string) => trip({ title, days: numbered(40).map((id) => ({ id })) })
    try {
      for (let number = 1; number <= 5; number += 1) await save(number, [number - 1], large('South'))
      const { rows } = await people.admin.query<{ id: string }>('select id from trip_versions order by created_at')
      expect(rows.length).toBeLessThan(5)
      expect(rows.at(-1)).toEqual({ id: version(5) })
      await setMost(100)
      expect(await people.verdict('themselves', INSERT, values(6, [5], large('South')))).toBe(TOO_MUCH)
    } finally {
      await setMost(50_000_000)
    }
  })

  it('is dropped sixty versions later, unless it is a head', async () => {
    const ids = numbered(70)
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
  it('hides its token from everyone', async () => {
    await save(1)
    await share()
    expect(await people.verdict('themselves', 'select token_hash from trip_shares')).toBe(NOT_ALLOWED)
    expect(await people.verdict('themselves', 'select id from trip_shares')).toBe('allowed')
  })
  it('is deleted with its trip', async () => {
    await save(1)
    await share()
    await people.admin.query('delete from trips')
    expect((await people.admin.query('select 1 from trip_shares')).rowCount).toBe(0)
  })
})
