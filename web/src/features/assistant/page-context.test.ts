// @vitest-environment jsdom
import { FormOnScreen, type ScreenContext } from '@app/contracts/assistant'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { conversationForPage, pageContext, readForm } from './page-context.ts'

/** A page with this form, and with the assistant's own field. */
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
    [
      '/gemini-travel-intel',
      { to: 'New York', from: '2027-03-01', until: '2027-03-08' },
      { to: 'New York', start: '2027-03-01', end: '2027-03-08' },
    ],
  ])('reads the form of %s', async (path, fields, held) => {
    show(fields)
    const form = await readForm(path)
    expect(form).toEqual(held)
    expect(FormOnScreen.safeParse(form).error).toBeUndefined()
  })

  it.each([
    ['an empty form', '/accommodation-search', { destination: '' }],
    ['text that is not a name', '/accommodation-search', { destination: '<b>Rome</b>' }],
    ['a text that is too long', '/accommodation-search', { destination: 'a'.repeat(81) }],
    ['a form without known fields', '/risk-radar', { destination: 'Rome' }],
  ])('returns null for %s', async (_, path, fields) => {
    show(fields)
    expect(await readForm(path)).toBeNull()
  })
})

describe('pageContext', () => {
  const aboutPage = (screen: ScreenContext) => pageContext(Promise.resolve(screen), 'en-GB').about

  beforeEach(() => {
    document.body.innerHTML = '<main><h1> Rome\n </h1></main>'
  })

  it.each([
    ['a place', { path: '/places/italy/rome', cityId: 3169070 }, 'Rome'],
    ['a country', { path: '/places/italy', country: 'IT' }, 'Rome'],
    ['a form', { path: '/currency-converter', form: { amount: 100, currencies: ['EUR', 'THB'] } }, '100 EUR → THB'],
    ['a form before a place', { path: '/x', cityId: 1, form: { to: 'Lisbon, Portugal' } }, 'Lisbon'],
    ['a page of no place', { path: '/flights' }, ''],
  ] as const)('%s', async (_, screen, about) => {
    expect(await aboutPage(screen as unknown as ScreenContext)).toBe(about)
  })

  it('is empty without a heading, with a long one, and when the page cannot be read', async () => {
    document.body.innerHTML = ''
    expect(await aboutPage({ path: '/x', cityId: 1 })).toBe('')
    document.body.innerHTML = `<main><h1>${'long '.repeat(20)}</h1></main>`
    expect(await aboutPage({ path: '/x', cityId: 1 })).toBe('')
    expect(await pageContext(Promise.reject(new Error('gone')), 'en-GB').about).toBe('')
  })
})

describe('conversationForPage', () => {
  it('is found again on the same page, also after a guest signs in, but not after an account signs out', () => {
    const rome = conversationForPage('/places/italy/rome', null)
    expect(conversationForPage('/places/italy/rome', null)).toBe(rome)
    expect(conversationForPage('/flights', null)).not.toBe(rome)
    expect(conversationForPage('/places/italy/rome', 'ann')).toBe(rome)
    const afterAnn = conversationForPage('/places/italy/rome', null)
    expect(afterAnn).not.toBe(rome)
    expect(conversationForPage('/places/italy/rome', 'ben')).toBe(afterAnn)
    expect(conversationForPage('/places/italy/rome', 'ann')).not.toBe(afterAnn)
  })
})
