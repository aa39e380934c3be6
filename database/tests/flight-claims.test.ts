import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'

const OUT_OF_SHAPE = '23514'
const NOT_ALLOWED = '42501'
const TOO_MANY = '54000'
const NOT_A_VALUE = '22P02'

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())
beforeEach(() => people.admin.query('truncate flight_claims'))

const insert = (columns: Readonly<Record<string, string>> = {}) => {
  const row = {
    user_id: `'${ID.themselves}'`,
    title: `'LIS to JFK'`,
    path: `'/flight-compensation?from=LIS'`,
    law: `'EU261'`,
  }
  const all = { ...row, ...columns }
  return `insert into flight_claims (${Object.keys(all).join(', ')}) values (${Object.values(all).join(', ')})`
}

describe('a claim', () => {
  it('is kept by its owner, in every state', async () => {
    for (const state of ['drafted', 'sent', 'answered', 'refused', 'escalated', 'paid'])
      expect(await people.verdict('themselves', insert({ state: `'${state}'` }))).toBe('allowed')
  })

  it.each([
    ['another state', { state: `'won'` }, NOT_A_VALUE],
    ['another law', { law: `'CODE'` }, OUT_OF_SHAPE],
    ['no title', { title: `'  '` }, OUT_OF_SHAPE],
    ['a title of a page', { title: `repeat('x', 201)` }, OUT_OF_SHAPE],
    ['a link to another site', { path: `'//evil.example/flight-compensation'` }, OUT_OF_SHAPE],
    ['a link to another page', { path: `'/flight-compensationx'` }, OUT_OF_SHAPE],
    ['a sum without a currency', { amount_minor: '100' }, OUT_OF_SHAPE],
    ['a sum below nothing', { amount_minor: '-1', currency: `'EUR'` }, OUT_OF_SHAPE],
    ['a note of a book', { note: `repeat('x', 4001)` }, OUT_OF_SHAPE],
    ['a reminder in another age', { remind_on: `'1999-12-31'` }, OUT_OF_SHAPE],
    ['the name of another account', { user_id: `'${ID.stranger}'` }, NOT_ALLOWED],
    ['a revision of its own', { revision: '9' }, NOT_ALLOWED],
  ])('with %s is refused', async (_, columns, code) => {
    expect(await people.verdict('themselves', insert(columns))).toBe(code)
  })

  it('keeps what it was made for', async () => {
    await people.admin.query(insert())
    for (const column of ['title', 'path', 'law', 'currency', 'user_id', 'flight_date'])
      expect(await people.verdict('themselves', `update flight_claims set ${column} = null`)).toBe(NOT_ALLOWED)
    expect(await people.verdict('themselves', `update flight_claims set note = 'x', remind_on = null`)).toBe('allowed')
  })

  it('counts its changes', async () => {
    await people.admin.query(insert())
    await people.admin.query(`update flight_claims set state = 'sent'`)
    expect((await people.admin.query('select revision from flight_claims')).rows).toEqual([{ revision: 2 }])
  })

  it('is one of two hundred at the most', async () => {
    const many = (count: number) => `insert into flight_claims (user_id, title, path, law)
      select '${ID.themselves}', n::text, '/flight-compensation', 'EU261' from generate_series(1, ${count}) as n`
    expect(await people.verdict('themselves', many(201))).toBe(TOO_MANY)
    await people.admin.query(many(200))
    expect(await people.verdict('themselves', insert())).toBe(TOO_MANY)
    expect(await people.verdict('stranger', insert({ user_id: `'${ID.stranger}'` }))).toBe('allowed')
  })

  it('goes with its account', async () => {
    await people.admin.query(insert())
    await people.admin.query('begin')
    await people.admin.query(`delete from auth.users where id = '${ID.themselves}'`)
    expect((await people.admin.query('select from flight_claims')).rowCount).toBe(0)
    await people.admin.query('rollback')
  })
})
