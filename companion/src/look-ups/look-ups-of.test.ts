import { calendarDate } from '@app/domain/kernel'
import { type CityPrices, NO_FACTORS } from '@app/domain/travel-prices'
import { describe, expect, it } from 'vitest'

import type { KnownCity } from '../tools/look-ups.ts'
import { lookUpsOf, type LookUpTables } from './index.ts'

const origin = { source: { title: 'A table', url: 'https://table.example/' }, checkedAt: calendarDate('2026-11-10') }
const MOMENT = {
  today: calendarDate('2026-11-15'),
  now: Date.UTC(2026, 10, 15, 12),
  bookingSite: { host: 'www.example.com' },
}
const NOTHING: LookUpTables = {
  findCity: () => null,
  findCountry: () => null,
  findCityRow: () => undefined,
  places: () => [],
  tableSource: () => origin,
}
const LISBON: KnownCity = {
  cityId: 2_267_057,
  name: 'Lisbon',
  country: 'PT',
  coordinates: { latitude: 38.72, longitude: -9.14 },
  timeZone: 'Europe/Lisbon',
  division: null,
  population: 517_802,
}
const having = (tables: Partial<LookUpTables>, today = '2026-11-15') =>
  lookUpsOf({ ...NOTHING, ...tables }, { ...MOMENT, today: calendarDate(today) })

describe('a missing table', () => {
  it('gives unknown facts, and no error', () => {
    const bare = having({})
    expect([
      bare.city(1),
      bare.country('PT'),
      bare.visa('DE', 'PT'),
      bare.rate('EUR', 'USD'),
      bare.climate(1),
      bare.holidays('PT', MOMENT.today, MOMENT.today),
      bare.plugs('PT'),
      bare.help('PT'),
      bare.health('PT'),
      bare.missions('DE'),
      bare.airport('LIS'),
      bare.routeBetween('LIS', 'JFK'),
    ]).toEqual(Array(12).fill(undefined))
    expect([...bare.passportRules('PT'), ...bare.advisories('PT'), ...bare.airportsOf(LISBON)]).toEqual([])
  })
})

describe('rates', () => {
  const perDollar = (currency: string) => ({ USD: 1, EUR: 0.88, VND: 26_000, KWD: 0.307 })[currency]
  const { rate } = having({ rates: { perDollar, origin } })

  it.each([
    ['EUR', 'USD', '1.136364'],
    ['USD', 'VND', '26000'],
    ['VND', 'KWD', '0.00001180769'],
  ])('%s in %s', (from, to, value) => expect(rate(from, to)).toMatchObject({ value, status: 'verified' }))

  it('are not invented', () => expect(rate('EUR', 'XXX')).toBeUndefined())

  it.each([
    ['2026-11-17', 'verified'],
    ['2026-11-18', 'stale'],
  ])('on %s are %s', (today, status) => {
    expect(having({ rates: { perDollar, origin } }, today).rate('EUR', 'USD')?.status).toBe(status)
  })
})

describe('what a day costs', () => {
  const euros = (low: number, high: number) => ({ currency: 'EUR', low, high, year: 2026 })
  const items: CityPrices['items'] = {
    coffee: euros(2, 3),
    street_meal: euros(6, 9),
    mid_meal: euros(15, 30),
    beer: euros(3, 5),
    metro_ride: euros(1, 2),
    taxi_5km: euros(6, 12),
    hostel_bed: euros(20, 40),
    hotel_double: euros(80, 170),
    museum: euros(6, 12),
    sim_10gb: euros(15, 20),
    water_15l: euros(1, 1),
    bus_100km: euros(8, 14),
  }
  const prices: CityPrices = { country: 'PT', currency: 'EUR', asOf: '2026-11', factors: NO_FACTORS, items }

  it('is a claim of our editors, of the month they wrote it', async () => {
    const costs = await having({ cityPrices: async () => prices }).dailyCosts(LISBON, 'mid')
    expect(costs).toMatchObject({ status: 'editorial', checkedAt: '2026-11-01' })
    expect(costs?.value.lodging.low).toEqual({ minorUnits: 55_00, currency: 'EUR' })
  })

  it('is unknown where the guide is not at hand, or has no price', async () => {
    expect(await having({}).dailyCosts(LISBON, 'mid')).toBeUndefined()
    const bare = { ...prices, items: { ...prices.items, coffee: null } }
    expect(await having({ cityPrices: async () => bare }).dailyCosts(LISBON, 'mid')).toBeUndefined()
  })
})

describe('airports', () => {
  const at = (code: string, latitude: number, importance: number) => ({
    code,
    name: code,
    country: 'PT',
    coordinates: { latitude, longitude: -9.14 },
    importance,
  })
  const all = [at('SML', 38.8, 0.1), at('LIS', 38.77, 0.9), at('FAR', 41.2, 0.8)]
  const airports = (named: readonly string[]) => ({
    all,
    find: (code: string) => all.find((airport) => airport.code === code),
    named: () => all.filter(({ code }) => named.includes(code)),
    importance: (code: string) => all.find((airport) => airport.code === code)?.importance ?? 0,
    routeBetween: () => undefined,
    origin,
  })
  const codesOf = (named: readonly string[]) =>
    having({ airports: airports(named) })
      .airportsOf(LISBON)
      .map(({ value }) => value.code)

  it('of a city are those with its name', () => expect(codesOf(['SML'])).toEqual(['SML']))
  it('are those around it when it has none, the busiest first', () => expect(codesOf([])).toEqual(['LIS', 'SML']))
  it('with the same name elsewhere are not its own', () => expect(codesOf(['FAR'])).toEqual(['LIS', 'SML']))
})

describe('public holidays', () => {
  const days = [{ date: calendarDate('2026-12-25'), name: 'Christmas Day', isEstimated: false }]
  const between = (_: string, from: string, to: string) => days.filter(({ date }) => from <= date && date <= to)
  const { holidays } = having({ holidays: { countries: ['LK'], between, origin } })
  const ask = (from: string, to: string) => holidays('LK', calendarDate(from), calendarDate(to))?.value.length

  it('may be empty in a week of a known year', () => expect(ask('2026-11-01', '2026-11-07')).toBe(0))
  it('are unknown in a year that was not announced', () => {
    expect(ask('2027-12-20', '2027-12-31')).toBeUndefined()
    expect(ask('2026-12-20', '2027-01-10')).toBeUndefined()
  })
})

it('reports yellow fever, whatever the entry rule', () => {
  const row = {
    yellowFever: { entry: 'not-required', risk: 'present' as const },
    malaria: { risk: 'some-areas-unspecified' },
  }
  expect(having({ healthRulesOf: () => ({ ...row, ...origin }) }).health('BR')?.value).toEqual({
    yellowFever: 'not-required',
    yellowFeverRisk: 'present',
    malaria: 'some-areas',
  })
})
