import { expect, it } from 'vitest'

import type { ExpenseRow, TripRow } from '../../../entities/trip-spending/spending-rows.ts'
import { csvName, spendingCsv } from './spending-csv.ts'

const TRIP: TripRow = {
  id: 'trip',
  title: 'Lisbon',
  currency: 'EUR',
  starts_on: '2027-05-01',
  ends_on: '2027-05-04',
  planned: {},
  people: [
    { id: 'me', name: 'Ana' },
    { id: 'b', name: '=Ben' },
  ],
  revision: 1,
  created_at: '2027-04-01T00:00:00Z',
}
const LUNCH: ExpenseRow = {
  id: 'lunch',
  budget_id: 'trip',
  spent_on: '2027-05-02',
  part: 'meals',
  title: 'Lunch, with wine',
  amount_minor: 1714,
  currency: 'JPY',
  rate: '0.0058359',
  rate_on: null,
  paid_by: 'b',
  shares: { me: 2, b: 1 },
  note: null,
  revision: 1,
  created_at: '2027-05-01T12:00:00Z',
}

it('writes every payment with its frozen rate, the oldest first', () => {
  const early = { ...LUNCH, spent_on: '2027-05-01', amount_minor: 5, currency: 'EUR', rate: '1', title: 'Gum' }
  expect(spendingCsv(TRIP, [LUNCH, early]).split('\r\n')).toEqual([
    '\uFEFFDay,Kind,What for,Amount,Currency,Rate,Amount in EUR,Paid by,For whom,Note',
    `2027-05-01,Food and drink,Gum,0.05,EUR,1,0.05,'=Ben,"Ana ×2, =Ben",`,
    `2027-05-02,Food and drink,"Lunch, with wine",1714,JPY,0.0058359,10.00,'=Ben,"Ana ×2, =Ben",`,
    '',
  ])
})

it('keeps a formula as text in every cell that somebody typed', () => {
  const evil = { ...LUNCH, title: '=HYPERLINK("http://evil","x")', note: '@SUM(1)', paid_by: '-1+1' }
  const line = spendingCsv(TRIP, [evil])
  expect(line).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`)
  expect(line).toContain(",'@SUM(1)")
  expect(line).toContain(",'-1+1,")
})

it.each([
  ['Lisbon', 'Lisbon.csv'],
  ['../../etc/passwd', 'etc passwd.csv'],
  ['Ürümqi: day 1', 'Ürümqi day 1.csv'],
  ['???', 'Trip.csv'],
])('names the file of %s', (title, name) => expect(csvName({ ...TRIP, title })).toBe(name))
