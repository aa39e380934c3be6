import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { type ChecklistCountry, tripChecklist } from './trip-checklist.ts'

const START = calendarDate('2027-05-01')
const country = (changes: Partial<ChecklistCountry> = {}): ChecklistCountry => ({
  country: 'JP',
  requirement: 'visa-free',
  isFreeMovement: false,
  yellowFever: 'not-required',
  ...changes,
})
const lines = (...countries: ChecklistCountry[]) =>
  tripChecklist(countries, START).map(({ key, kind, by }) => [key, kind, by])

describe('tripChecklist', () => {
  it('CL-1 asks for passport, insurance and copies for every trip', () =>
    expect(lines(country())).toEqual([
      ['passport', 'passport', '2027-01-31'],
      ['insurance', 'insurance', '2027-04-30'],
      ['copies', 'copies', '2027-04-30'],
    ]))

  it.each([
    ['visa-required', 'visa', '2027-03-06'],
    ['e-visa', 'e-visa', '2027-04-10'],
    ['eta', 'eta', '2027-04-24'],
    ['visa-on-arrival', 'on-arrival', null],
    ['no-admission', 'ask-embassy', '2027-03-06'],
    [null, 'ask-embassy', '2027-03-06'],
  ] as const)('CL-2 sets a day for %s', (requirement, kind, by) =>
    expect(lines(country({ requirement }))).toContainEqual(['visa:JP', kind, by]),
  )

  it.each(['visa-free', 'own'] as const)('needs no visa for %s', (requirement) =>
    expect(lines(country({ requirement }))).toHaveLength(3),
  )

  it('needs none of citizens of the area, whatever the table says', () =>
    expect(lines(country({ requirement: null, isFreeMovement: true }))).toHaveLength(3))

  it.each([
    ['required-all', true],
    ['required-from-risk', true],
    ['required-from-risk-or-transit', true],
    ['required-from-listed', true],
    ['not-required', false],
    ['not-stated', false],
    [null, false],
  ] as const)('CL-3 names a vaccination only where the facts do: %s', (yellowFever, isNamed) =>
    expect(lines(country({ yellowFever })).some(([key]) => key === 'yellow-fever:JP')).toBe(isNamed),
  )

  it('CL-3 leaves ten days before departure for it', () =>
    expect(lines(country({ yellowFever: 'required-all' }))).toContainEqual([
      'yellow-fever:JP',
      'yellow-fever',
      '2027-04-21',
    ]))

  it('has no days without a date of departure, in the same order', () => {
    const list = tripChecklist(
      [country({ requirement: 'e-visa' }), country({ country: 'BR', requirement: null })],
      null,
    )
    expect(list.map(({ key, by }) => [key, by])).toEqual([
      ['passport', null],
      ['visa:BR', null],
      ['visa:JP', null],
      ['insurance', null],
      ['copies', null],
    ])
  })
})
