import { describe, expect, it } from 'vitest'

import { readExpense } from './read-expense.ts'
import { readTrip, typedOf } from './read-trip.ts'

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe('readTrip', () => {
  const FIELDS = {
    title: ' Lisbon ',
    currency: 'EUR',
    starts: '2027-05-01',
    ends: '2027-05-07',
    'planned-meals': '300,50',
    'planned-lodging': '',
    'person-me': 'Ana',
    person: 'Ben',
  }
  const ME = [{ id: 'me', name: 'Me' }]
  const read = (changes: Readonly<Record<string, string>> = {}, known = ME, needed: readonly string[] = []) =>
    readTrip(form({ ...FIELDS, ...changes }), known, new Set(needed))
  const problemsOf = (changes: Readonly<Record<string, string>>) => {
    const answer = read(changes)
    return 'problems' in answer ? [...answer.problems] : []
  }

  it('reads a trip', () => {
    expect(read()).toEqual({
      draft: {
        title: 'Lisbon',
        currency: 'EUR',
        starts_on: '2027-05-01',
        ends_on: '2027-05-07',
        planned: { meals: 300_50 },
        people: [
          { id: 'me', name: 'Ana' },
          { id: 'p2', name: 'Ben' },
        ],
      },
    })
  })
  it('keeps the ids of those who are known, and takes an emptied name off', () => {
    const known = [...ME, { id: 'p2', name: 'Ben' }, { id: 'p3', name: 'Cy' }]
    expect(read({ 'person-p2': '', 'person-p3': 'Cyra', person: 'Dan' }, known)).toMatchObject({
      draft: {
        people: [
          { id: 'me', name: 'Ana' },
          { id: 'p3', name: 'Cyra' },
          { id: 'p4', name: 'Dan' },
        ],
      },
    })
  })
  it('keeps everybody who paid or has a share', () => {
    const known = [...ME, { id: 'p2', name: 'Ben' }]
    const asked = read({ 'person-p2': '' }, known, ['me', 'p2'])
    expect('problems' in asked && [...asked.problems]).toEqual(['needed'])
    expect(read({ 'person-p2': 'Benjamin' }, known, ['me', 'p2'])).toHaveProperty('draft')
  })
  it.each([
    ['no name', { title: '  ' }, ['title']],
    ['no days', { starts: '', ends: '' }, ['starts', 'ends']],
    ['a day that is none', { starts: '2027-02-30' }, ['starts', 'ends']],
    ['an end before its start', { ends: '2027-04-30' }, ['ends']],
    ['two years', { ends: '2029-05-01' }, ['ends']],
    ['a day of the last century', { starts: '1999-12-31', ends: '2000-01-01' }, ['starts', 'ends']],
    ['a plan below nothing', { 'planned-meals': '-5' }, ['planned']],
    ['a plan in words', { 'planned-meals': 'NaN' }, ['planned']],
    ['a plan finer than a cent', { 'planned-meals': '1.505' }, ['planned']],
    ['a currency that is none', { currency: 'BTC' }, ['planned']],
    ['nobody', { 'person-me': ' ', person: '' }, ['people']],
  ])('says what is wrong with %s', (_, changes, problems) => expect(problemsOf(changes)).toEqual(problems))
})

it.each([
  [1250, 'EUR', '12.50'],
  [1200, 'EUR', '12'],
  [5, 'EUR', '0.05'],
  [1200, 'JPY', '1200'],
  [1005, 'KWD', '1.005'],
])('%d of %s is typed as it was', (minorUnits, currency, typed) => expect(typedOf(minorUnits, currency)).toBe(typed))

describe('readExpense', () => {
  const FIELDS = { amount: '3*12.50', currency: 'EUR', part: 'meals', title: ' Lunch ', day: '2027-05-02', note: '' }
  const ANA = [{ id: 'me', name: 'Ana' }]
  const BOTH = [...ANA, { id: 'b', name: 'Ben' }]
  const PROPOSED = { rate: '0.92', on: '2027-05-01' }
  const read = (changes: Readonly<Record<string, string>> = {}, people = ANA) =>
    readExpense(form({ ...FIELDS, ...changes }), { currency: 'EUR', people, proposed: PROPOSED })
  const problemsOf = (changes: Readonly<Record<string, string>>, people = ANA) => {
    const answer = read(changes, people)
    return 'problems' in answer ? [...answer.problems] : []
  }

  it('reads a sum in the currency of the trip, for oneself', () => {
    expect(read()).toEqual({
      draft: {
        spent_on: '2027-05-02',
        part: 'meals',
        title: 'Lunch',
        amount_minor: 37_50,
        currency: 'EUR',
        rate: '1',
        rate_on: null,
        paid_by: 'me',
        shares: { me: 1 },
        note: null,
      },
    })
  })
  it('keeps the day of the reference rate, and none of a rate that was given', () => {
    expect(read({ currency: 'USD', rate: '0.92' })).toMatchObject({ draft: { rate: '0.92', rate_on: '2027-05-01' } })
    expect(read({ currency: 'USD', rate: '0,95' })).toMatchObject({ draft: { rate: '0.95', rate_on: null } })
  })
  it('reads who paid and for whom', () => {
    const shared = { payer: 'b', 'share-me': '2', 'share-b': '0' }
    expect(read(shared, BOTH)).toMatchObject({ draft: { paid_by: 'b', shares: { me: 2 } } })
    expect(read({ ...shared, payer: 'eve' }, BOTH)).toMatchObject({ draft: { paid_by: 'me' } })
  })
  it('names an expense without a title by its kind', () => {
    expect(read({ title: '' })).toMatchObject({ draft: { title: 'Food and drink' } })
    expect(read({ title: '', part: 'bribes' })).toMatchObject({ draft: { part: 'other', title: 'Anything else' } })
  })
  it.each([
    ['no amount', { amount: '' }, ['amount']],
    ['nothing', { amount: '0' }, ['amount']],
    ['less than nothing', { amount: '3-5' }, ['amount']],
    ['no number', { amount: 'NaN' }, ['amount']],
    ['powers', { amount: '1e9' }, ['amount']],
    ['more than anybody has', { amount: '10000000000.01' }, ['amount']],
    ['another currency than there are', { currency: 'BTC', rate: '1' }, ['amount']],
    ['no rate', { currency: 'USD', rate: '' }, ['rate']],
    ['a rate below nothing', { currency: 'USD', rate: '-1' }, ['rate']],
    ['a worth beyond all bounds', { currency: 'USD', amount: '9999999999', rate: '999999999' }, ['rate']],
    ['no day', { day: '' }, ['day']],
  ])('says what is wrong with %s', (_, changes, problems) => expect(problemsOf(changes)).toEqual(problems))
  it.each([['0'], ['-1'], ['0.5'], ['NaN'], ['1000'], ['']])('refuses shares of %o for everybody', (share) =>
    expect(problemsOf({ 'share-me': share, 'share-b': share }, BOTH)).toEqual(['shares']),
  )
})
