import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'
import { BUDGET_ID, EXPENSE_ID, newBudget, newExpense } from './spending-rules.ts'

const OUT_OF_SHAPE = '23514'
const NOT_ALLOWED = '42501'
const TOO_MANY = '54000'
const NO_SUCH = '23503'

const me = `'${ID.themselves}'`
const stranger = `'${ID.stranger}'`

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())
beforeEach(async () => {
  await people.admin.query('truncate trip_budgets cascade')
  await people.admin.query(newBudget(me, BUDGET_ID))
})

const insertInto = (table: string, row: Readonly<Record<string, string>>) =>
  `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`
const budget = (columns: Readonly<Record<string, string>> = {}) =>
  insertInto('trip_budgets', {
    title: `'Lisbon'`,
    currency: `'EUR'`,
    starts_on: `'2027-05-01'`,
    ends_on: `'2027-05-07'`,
    ...columns,
  })
const expense = (columns: Readonly<Record<string, string>> = {}) =>
  insertInto('expenses', {
    budget_id: BUDGET_ID,
    spent_on: `'2027-05-01'`,
    part: `'meals'`,
    title: `'Lunch'`,
    amount_minor: '1250',
    currency: `'EUR'`,
    rate: `'1'`,
    paid_by: `'me'`,
    shares: `'{"me": 1, "b": 1}'`,
    ...columns,
  })
const tries = (sql: string, who: 'themselves' | 'stranger' = 'themselves') => people.verdict(who, sql)

describe('a budget', () => {
  it.each([
    ['no title', { title: `' '` }],
    ['a title of a page', { title: `repeat('x', 101)` }],
    ['no currency', { currency: `'euro'` }],
    ['an end before its start', { ends_on: `'2027-04-30'` }],
    ['two years', { ends_on: `'2029-05-01'` }],
    ['a plan of another part', { planned: `'{"bribes": 5}'` }],
    ['a plan below nothing', { planned: `'{"meals": -5}'` }],
    ['a plan with fractions of a cent', { planned: `'{"meals": 1.5}'` }],
    ['a plan in words', { planned: `'{"meals": "5"}'` }],
    ['a list as its plan', { planned: `'[1]'` }],
    ['nobody', { people: `'[]'` }],
    [
      'thirteen people',
      { people: `(select jsonb_agg(jsonb_build_object('id', 'p' || n, 'name', 'x')) from generate_series(1, 13) n)` },
    ],
    ['two of one id', { people: `'[{"id":"a","name":"A"},{"id":"a","name":"B"}]'` }],
    ['somebody without a name', { people: `'[{"id":"a","name":" "}]'` }],
    ['a name that is no text', { people: `'[{"id":"a","name":{}}]'` }],
    ['more than a name', { people: `'[{"id":"a","name":"A","iban":"DE00"}]'` }],
    ['people that are no list', { people: `'{"id":"a"}'` }],
  ])('with %s is refused', async (_, columns) => expect(await tries(budget(columns))).toBe(OUT_OF_SHAPE))

  it('is nobody else’s, and has no revision of its own', async () => {
    expect(await tries(budget({ user_id: stranger }))).toBe(NOT_ALLOWED)
    expect(await tries(budget({ revision: '9' }))).toBe(NOT_ALLOWED)
    expect(await tries(`update trip_budgets set currency = 'USD'`)).toBe(NOT_ALLOWED)
    expect(await tries(`update trip_budgets set title = 'x'`, 'stranger')).toBe('no rows')
  })

  it('keeps everybody who paid or has a share', async () => {
    await people.admin.query(newExpense(me, EXPENSE_ID))
    expect(await tries(`update trip_budgets set people = '[{"id":"me","name":"Ana"}]'`)).toBe(OUT_OF_SHAPE)
    expect(await tries(`update trip_budgets set people = '[{"id":"b","name":"Ben"}]'`)).toBe(OUT_OF_SHAPE)
    const renamed = `'[{"id":"me","name":"A."},{"id":"b","name":"B."},{"id":"c","name":"Cy"}]'`
    expect(await tries(`update trip_budgets set people = ${renamed}`)).toBe('allowed')
  })

  it('is one of sixty at the most', async () => {
    const many = (count: number) => `insert into trip_budgets (user_id, title, currency, starts_on, ends_on)
      select ${me}, n::text, 'EUR', '2027-05-01', '2027-05-02' from generate_series(1, ${count}) n`
    expect(await tries(many(60))).toBe(TOO_MANY)
    expect(await tries(many(59))).toBe('allowed')
  })
})

describe('an expense', () => {
  const homeOf = async (columns: Readonly<Record<string, string>>) => {
    const { rows } = await people.attempt('themselves', `${expense(columns)} returning home_minor::text`)
    return Number(rows[0]?.['home_minor'])
  }
  it.each([
    ['euros', { amount_minor: '1250' }, 1250],
    ['yen, without decimals', { amount_minor: '1714', currency: `'JPY'`, rate: `'0.0058359'` }, 1000],
    ['dinars, with three', { amount_minor: '3000', currency: `'KWD'`, rate: `'2.8'` }, 840],
    ['half a cent upwards', { amount_minor: '1', currency: `'USD'`, rate: `'0.5'` }, 1],
    ['just below it downwards', { amount_minor: '1', currency: `'USD'`, rate: `'0.499999999999'` }, 0],
    ['what floating point gets wrong', { amount_minor: '100', currency: `'USD'`, rate: `'1.005'` }, 101],
  ])('is worth in the budget’s currency: %s', async (_, columns, home) => expect(await homeOf(columns)).toBe(home))

  it.each([
    ['nothing', { amount_minor: '0' }, OUT_OF_SHAPE],
    ['less than nothing', { amount_minor: '-5' }, OUT_OF_SHAPE],
    ['more than anybody has', { amount_minor: '1000000000001' }, OUT_OF_SHAPE],
    [
      'a worth beyond all bounds',
      { amount_minor: '1000000000000', currency: `'KWD'`, rate: `'999999999999'` },
      OUT_OF_SHAPE,
    ],
    ['another rate for the same currency', { rate: `'1.1'` }, OUT_OF_SHAPE],
    ['a rate of nothing', { currency: `'USD'`, rate: `'0.00'` }, OUT_OF_SHAPE],
    ['a rate below nothing', { currency: `'USD'`, rate: `'-1'` }, OUT_OF_SHAPE],
    ['a rate in powers', { currency: `'USD'`, rate: `'1e5'` }, OUT_OF_SHAPE],
    ['no part of a trip', { part: `'bribes'` }, OUT_OF_SHAPE],
    ['no title', { title: `''` }, OUT_OF_SHAPE],
    ['a payer who is not along', { paid_by: `'eve'` }, OUT_OF_SHAPE],
    ['a sharer who is not along', { shares: `'{"eve": 1}'` }, OUT_OF_SHAPE],
    ['no sharer', { shares: `'{}'` }, OUT_OF_SHAPE],
    ['a share of nothing', { shares: `'{"me": 0}'` }, OUT_OF_SHAPE],
    ['a share below nothing', { shares: `'{"me": -1, "b": 2}'` }, OUT_OF_SHAPE],
    ['a broken share', { shares: `'{"me": 0.5}'` }, OUT_OF_SHAPE],
    ['a share in words', { shares: `'{"me": "1"}'` }, OUT_OF_SHAPE],
    ['a list of sharers', { shares: `'["me"]'` }, OUT_OF_SHAPE],
    ['no such budget', { budget_id: 'gen_random_uuid()' }, NO_SUCH],
    ['the name of another account', { user_id: stranger }, NO_SUCH],
    ['a worth of its own', { home_minor: '1' }, NOT_ALLOWED],
  ])('with %s is refused', async (_, columns, code) => expect(await tries(expense(columns))).toBe(code))

  it.each(['NaN', 'Infinity', 'a lot'])('with the rate %s is refused', async (rate) =>
    expect(await tries(expense({ currency: `'USD'`, rate: `'${rate}'` }))).not.toBe('allowed'),
  )

  it('cannot be put into the budget of another account', async () => {
    expect(await tries(expense(), 'stranger')).toBe(NO_SUCH)
    expect(await tries(expense({ user_id: me }), 'stranger')).toBe(NOT_ALLOWED)
  })

  it('is counted anew when it changes, and stays in its budget', async () => {
    await people.admin.query(newExpense(me, EXPENSE_ID))
    const { rows } = await people.attempt(
      'themselves',
      `update expenses set amount_minor = 200, currency = 'JPY', rate = '0.5' returning home_minor::int, revision`,
    )
    expect(rows).toEqual([{ home_minor: 10_000, revision: 2 }])
    for (const column of ['budget_id', 'user_id', 'home_minor'])
      expect(await tries(`update expenses set ${column} = null`)).toBe(NOT_ALLOWED)
    expect(await tries(`update expenses set shares = '{"eve": 1}'`)).toBe(OUT_OF_SHAPE)
  })

  it('goes with its budget and with its account', async () => {
    const left = async () => (await people.admin.query('select from expenses')).rowCount
    await people.admin.query(newExpense(me, EXPENSE_ID))
    await people.admin.query('begin')
    await people.admin.query(`delete from auth.users where id = ${me}`)
    expect(await left()).toBe(0)
    await people.admin.query('rollback')
    await people.admin.query(`delete from trip_budgets where id = ${BUDGET_ID}`)
    expect(await left()).toBe(0)
  })

  it('is one of five thousand at the most', async () => {
    const many = (count: number) => `insert into expenses
      (budget_id, user_id, spent_on, part, title, amount_minor, currency, rate, paid_by, shares)
      select ${BUDGET_ID}, ${me}, '2027-05-01', 'meals', n::text, 1, 'EUR', '1', 'me', '{"me":1}'
      from generate_series(1, ${count}) n`
    expect(await tries(many(5001))).toBe(TOO_MANY)
  })
})

describe('a receipt', () => {
  const receipt = (expense: string, owner: string) =>
    `insert into expense_receipts (id, expense_id, user_id) values (gen_random_uuid(), ${expense}, ${owner})`
  it('belongs to an expense of the same account', async () => {
    await people.admin.query(newExpense(me, EXPENSE_ID))
    expect(await tries(receipt(EXPENSE_ID, me))).toBe('allowed')
    expect(await tries(receipt('gen_random_uuid()', me))).toBe(NO_SUCH)
    expect(await tries(receipt(EXPENSE_ID, stranger), 'stranger')).toBe(NO_SUCH)
    expect(await tries(receipt(EXPENSE_ID, me), 'stranger')).toBe(NOT_ALLOWED)
  })
  it('is one of three hundred at the most', async () => {
    await people.admin.query(newExpense(me, EXPENSE_ID))
    const many = `insert into expense_receipts (id, expense_id, user_id)
      select gen_random_uuid(), ${EXPENSE_ID}, ${me} from generate_series(1, 301)`
    expect(await tries(many)).toBe(TOO_MANY)
  })
})
