import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'

const OUT_OF_SHAPE = '23514'
const NOT_ALLOWED = '42501'
const TOO_MANY = '54000'

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())
beforeEach(() => people.admin.query('truncate travellers, trip_checklists'))

const me = `'${ID.themselves}'`
const traveller = (columns: Readonly<Record<string, string>>) => {
  const all = { user_id: me, ...columns }
  return `insert into travellers (${Object.keys(all).join(', ')}) values (${Object.values(all).join(', ')})`
}
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`
const PASSPORT = { country: 'BR', expires_on: '2031-02-01' }
const VISA = { country: 'schengen', expires_on: '2027-02-01' }
const STAY = { area: 'schengen', arrives_on: '2026-05-01', leaves_on: '2026-05-01' }

describe('a traveller', () => {
  it.each([
    ['without a passport', {}],
    ['with six passports', { passports: json(Array.from({ length: 6 }, () => PASSPORT)) }],
    ['with a passport of unknown end', { passports: json([{ country: 'BR', expires_on: null }]) }],
    ['with twenty visas', { visas: json(Array.from({ length: 20 }, () => VISA)) }],
    ['with a visa of unknown end', { visas: json([{ country: 'IN', expires_on: null }]) }],
    ['with two hundred stays', { stays: json(Array.from({ length: 200 }, () => STAY)) }],
    ['who is still there', { stays: json([{ ...STAY, leaves_on: null }]) }],
    ['on a leap day', { stays: json([{ ...STAY, arrives_on: '2028-02-29', leaves_on: '2028-02-29' }]) }],
  ])('%s is kept', async (_, columns) => expect(await people.verdict('themselves', traveller(columns))).toBe('allowed'))

  it.each([
    ['a name of a page', { name: `repeat('x', 61)` }],
    ['seven passports', { passports: json(Array.from({ length: 7 }, () => PASSPORT)) }],
    ['a passport of no country', { passports: json([{ ...PASSPORT, country: 'Brazil' }]) }],
    ['the number of a passport', { passports: json([{ ...PASSPORT, number: 'AB123456' }]) }],
    ['a day that is none', { passports: json([{ ...PASSPORT, expires_on: '2031-02-30' }]) }],
    ['a day in words', { passports: json([{ ...PASSPORT, expires_on: 'tomorrow' }]) }],
    ['passports that are no list', { passports: json(PASSPORT) }],
    ['a passport that is a word', { passports: json(['BR']) }],
    ['21 visas', { visas: json(Array.from({ length: 21 }, () => VISA)) }],
    ['the number of a visa', { visas: json([{ ...VISA, number: 'V1' }]) }],
    ['a visa that ends on no day', { visas: json([{ ...VISA, expires_on: '2027-02-29' }]) }],
    ['visas that are no list', { visas: json(VISA) }],
    ['201 stays', { stays: json(Array.from({ length: 201 }, () => STAY)) }],
    ['a stay that ends before it begins', { stays: json([{ ...STAY, leaves_on: '2026-04-30' }]) }],
    ['a stay without a beginning', { stays: json([{ ...STAY, arrives_on: null }]) }],
    ['a stay on the moon', { stays: json([{ ...STAY, area: 'moon' }]) }],
    ['a stay with a note', { stays: json([{ ...STAY, note: 'x' }]) }],
  ])('with %s is refused', async (_, columns) =>
    expect(await people.verdict('themselves', traveller(columns))).toBe(OUT_OF_SHAPE),
  )

  it('of another account cannot be made', async () =>
    expect(await people.verdict('themselves', traveller({ user_id: `'${ID.stranger}'` }))).toBe(NOT_ALLOWED))

  it('is one of twelve at the most', async () => {
    const many = (count: number) =>
      `insert into travellers (user_id, name) select ${me}, n::text from generate_series(1, ${count}) as n`
    expect(await people.verdict('themselves', many(13))).toBe(TOO_MANY)
    await people.admin.query(many(12))
    expect(await people.verdict('themselves', traveller({}))).toBe(TOO_MANY)
    expect(await people.verdict('stranger', traveller({ user_id: `'${ID.stranger}'` }))).toBe('allowed')
  })

  it('counts its changes', async () => {
    await people.admin.query(traveller({}))
    await people.admin.query(`update travellers set name = 'Ana'`)
    expect((await people.admin.query('select revision from travellers')).rows).toEqual([{ revision: 2 }])
  })
})

describe('a checklist', () => {
  const tick = (ticked: string) =>
    `insert into trip_checklists (user_id, trip_id, ticked) values (${me}, gen_random_uuid(), ${ticked})`

  it.each([
    ['what is done', `'{insurance,"visa:JP"}'`, 'allowed'],
    ['a hundred things', `array_fill('a'::text, array[100])`, 'allowed'],
    ['one more', `array_fill('a'::text, array[101])`, OUT_OF_SHAPE],
    ['a sentence', `'{"Buy insurance"}'`, OUT_OF_SHAPE],
    ['nothing at all', `'{null}'`, OUT_OF_SHAPE],
  ])('with %s', async (_, ticked, verdict) => expect(await people.verdict('themselves', tick(ticked))).toBe(verdict))

  it('goes with its account', async () => {
    await people.admin.query(tick(`'{insurance}'`))
    await people.admin.query(traveller({}))
    await people.admin.query('begin')
    await people.admin.query(`delete from auth.users where id = ${me}`)
    const { rows } = await people.admin.query(
      'select (select count(*) from travellers) + (select count(*) from trip_checklists) as kept',
    )
    expect(Number(rows[0].kept)).toBe(0)
    await people.admin.query('rollback')
  })
})
