import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { deadlinesFor } from './deadlines.ts'
import { evidenceFor } from './evidence.ts'
import { bodyFor } from './national-bodies.ts'

const flightDate = calendarDate('2025-06-15')

describe('deadlines (DL-1)', () => {
  it.each([
    ['FR', '2030-06-14'],
    ['PL', '2026-06-14'],
    // The period ends with the calendar year.
    ['DE', '2028-12-31'],
  ])('of an action in %s ends on %s', (fromCountry, lastDay) => {
    const [first] = deadlinesFor({ law: 'EU261', event: 'delay', fromCountry, toCountry: 'US', flightDate })
    expect(first).toMatchObject({ to: 'court', country: fromCountry, lastDay })
  })
  it('are those of both ends, and unknown where we know none', () => {
    const found = deadlinesFor({ law: 'EU261', event: 'delay', fromCountry: 'HR', toCountry: 'NL', flightDate })
    expect(found).toMatchObject([
      { country: 'HR', length: null, lastDay: null },
      { country: 'NL', length: { unit: 'years', count: 2 }, lastDay: '2027-06-14' },
    ])
  })
  it('have no last day without a date', () => {
    const found = deadlinesFor({ law: 'EU261', event: 'delay', fromCountry: 'FR', toCountry: 'FR' })
    expect(found).toMatchObject([{ length: { count: 5 }, lastDay: null }])
  })
  it('ask for a request to the airline within a year in Canada', () => {
    const found = deadlinesFor({ law: 'APPR', event: 'delay', fromCountry: 'CA', toCountry: 'CA', flightDate })
    expect(found).toMatchObject([{ to: 'airline', lastDay: '2026-06-14' }])
  })
  it.each([
    ['damaged', 7, '2025-06-22'],
    ['late', 21, '2025-07-06'],
  ] as const)('of a complaint about a %s bag is %i days', (baggage, count, lastDay) => {
    const found = deadlinesFor({ law: 'MC99', event: 'baggage', baggage, flightDate })
    expect(found).toMatchObject([
      { to: 'airline', length: { unit: 'days', count }, lastDay },
      { to: 'court', length: { unit: 'years', count: 2 }, lastDay: '2027-06-14' },
    ])
  })
  it('are five years inside Brazil, and two across its border', () => {
    const brazil = (toCountry: string) => deadlinesFor({ law: 'ANAC400', event: 'delay', fromCountry: 'BR', toCountry })
    expect(brazil('BR')).toMatchObject([{ length: { count: 5 } }])
    expect(brazil('PT')).toMatchObject([{ length: { count: 2 } }])
  })
  it('are said to be unknown in Turkey and the United States', () => {
    expect(deadlinesFor({ law: 'SHY', event: 'delay', flightDate })).toMatchObject([{ country: 'TR', length: null }])
    expect(deadlinesFor({ law: 'US-DOT', event: 'delay', flightDate })).toMatchObject([{ country: 'US', length: null }])
  })
})

describe('the national body (DL-2)', () => {
  const ends = { fromCountry: 'ES', toCountry: 'US', departsFromEurope: true }
  it('is that of the departure, or of the arrival from elsewhere', () => {
    expect(bodyFor('EU261', ends)?.url).toContain('seguridadaerea.gob.es')
    expect(bodyFor('EU261', { fromCountry: 'US', toCountry: 'FR', departsFromEurope: false })?.url).toContain(
      '.gouv.fr',
    )
  })
  it('is named by the Commission where we have no address', () => {
    expect(bodyFor('EU261', { ...ends, fromCountry: 'SK' })?.url).toContain('europa.eu')
  })
  it('is that of the law elsewhere, and none for the Convention', () => {
    expect(bodyFor('APPR', ends)?.url).toContain('otc-cta.gc.ca')
    expect(bodyFor('MC99', ends)).toBeNull()
  })
})

it('lists what can still be had first', () => {
  expect(evidenceFor('delay').slice(0, 2)).toEqual(['ticket', 'boarding-pass'])
  expect(evidenceFor('baggage')).toContain('bag-report')
})
