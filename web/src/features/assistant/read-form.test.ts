// @vitest-environment jsdom
import { FormOnScreen } from '@app/contracts/assistant'
import { afterEach, describe, expect, it } from 'vitest'

import { readForm } from './read-form.ts'

/** A page with this form, and with the field of the assistant itself beside it. */
function show(fields: Readonly<Record<string, string>>): void {
  const inputs = Object.entries(fields).map(([name, value]) => {
    const input = document.createElement('input')
    Object.assign(input, { name, value })
    return input
  })
  const [ask, form, main] = ['form', 'form', 'main'].map((tag) => document.createElement(tag))
  ask?.setAttribute('role', 'search')
  form?.append(...inputs)
  main?.append(ask ?? '', form ?? '')
  document.body.replaceChildren(main ?? '')
}

afterEach(() => document.body.replaceChildren())

describe('readForm', () => {
  it.each([
    [
      '/flights',
      {
        from: 'Lisbon Airport (LIS)',
        to: 'JFK',
        depart: '2027-03-04',
        return: '2027-03-11',
        adults: '2',
        children: '1',
      },
      {
        from: 'Lisbon, Portugal',
        to: 'New York, United States',
        airports: ['LIS', 'JFK'],
        start: '2027-03-04',
        end: '2027-03-11',
        people: 3,
      },
    ],
    [
      '/flights',
      { from: 'nowhere', depart: '2027-03-04', return: '2027-03-11', trip: 'oneway' },
      { start: '2027-03-04' },
    ],
    [
      '/accommodation-search',
      { destination: 'Kyoto, Japan', checkin: '2027-05-02', checkout: '', adults: '2' },
      { to: 'Kyoto, Japan', start: '2027-05-02', people: 2 },
    ],
    [
      '/car-rental',
      { pickup: 'Split', from: '2027-05-02', to: '2027-05-06' },
      { to: 'Split', start: '2027-05-02', end: '2027-05-06' },
    ],
    ['/flight-compensation', { from: 'x', hours: '4', minutes: '10' }, { delayMinutes: 250 }],
    ['/currency-converter', { amount: '99,50', from: 'EUR', to: 'THB' }, { amount: 99.5, currencies: ['EUR', 'THB'] }],
    [
      '/documents',
      { passport: 'DE', destination: 'NG', expires: '2027-08-01', arrive: '2027-05-02', leave: 'soon' },
      { to: 'Nigeria', passportExpires: '2027-08-01', start: '2027-05-02' },
    ],
    ['/risk-radar', { country: 'JP' }, { to: 'Japan' }],
    ['/gemini-travel-intel', { city: 'new-york', month: '3' }, { to: 'new york', month: 3 }],
  ])('%s', async (path, fields, held) => {
    show(fields)
    const form = await readForm(path)
    expect(form).toEqual(held)
    expect(FormOnScreen.safeParse(form).error).toBeUndefined()
  })

  it.each([
    ['an empty form', '/accommodation-search', { destination: '' }],
    ['what is no name', '/accommodation-search', { destination: '<b>Rome</b>' }],
    ['a sentence without end', '/accommodation-search', { destination: 'a'.repeat(81) }],
    ['a page without fields of ours', '/risk-radar', { destination: 'Rome' }],
  ])('is nothing for %s', async (_, path, fields) => {
    show(fields)
    expect(await readForm(path)).toBeNull()
  })
})
