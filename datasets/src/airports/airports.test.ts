import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { airportLabel, AIRPORTS, findAirport, resolveAirport, routeBetween, searchAirports } from './index.ts'

const codes = (query: string) => searchAirports(query, 8).map(({ code }) => code)

describe('AIRPORTS', () => {
  it('holds every airport with scheduled flights, once', () => {
    expect(AIRPORTS.length).toBe(3214)
    expect(new Set(AIRPORTS.map(({ code }) => code)).size).toBe(AIRPORTS.length)
  })

  it.each(AIRPORTS.filter((_, index) => index % 100 === 0))('$code is well formed', (airport) => {
    expect(airport.code).toMatch(/^[A-Z]{3}$/)
    expect(airport.country).toMatch(/^[A-Z]{2}$/)
    expect(airport.name).not.toMatch(/^\s*$|[()|]|\s\s/)
  })

  it('lies on the globe, and never at its forgotten origin', () => {
    for (const { coordinates } of AIRPORTS) {
      expect(Math.abs(coordinates.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(coordinates.longitude)).toBeLessThanOrEqual(180)
      expect([coordinates.latitude, coordinates.longitude]).not.toEqual([0, 0])
    }
  })

  it.each([
    ['LIS', 'Lisbon', 'PT'],
    ['CDG', 'Paris', 'FR'],
    ['RUN', 'Sainte-Marie', 'RE'],
    ['JFK', 'New York', 'US'],
  ])('knows %s', (code, city, country) => expect(findAirport(code)).toMatchObject({ city, country }))
})

describe('searchAirports', () => {
  it.each([
    ['lis', 'LIS'],
    ['Lisb', 'LIS'],
    ['zurich', 'ZRH'],
    ['Zürich', 'ZRH'],
    ['london heath', 'LHR'],
    ['charles de g', 'CDG'],
  ])('%s finds %s first', (query, code) => expect(codes(query)[0]).toBe(code))

  it('puts the busiest of a city first', () => expect(codes('london')[0]).toBe('LHR'))
  it('finds nothing for nothing', () => expect(codes('   ')).toEqual([]))
  it('is not slowed by a very long query', () => expect(codes('a\u0301'.repeat(50_000))).toEqual([]))
})

describe('resolveAirport', () => {
  it.each([
    ['its own label', airportLabel(findAirport('GVA')!), 'GVA'],
    ['a code', 'gva', 'GVA'],
    ['words only one airport has', 'Reykjavik Keflavik', 'KEF'],
  ])('understands %s', (_, typed, code) => {
    expect(resolveAirport(typed)).toMatchObject({ kind: 'one', airport: { code } })
  })
  it('does not choose between several', () => expect(resolveAirport('London').kind).toBe('several'))
  it('says when there is none', () => expect(resolveAirport('Atlantis').kind).toBe('none'))
})

describe('routeBetween', () => {
  const route = (from: string, to: string, today = '2026-11-15') =>
    routeBetween(findAirport(from)!, findAirport(to)!, calendarDate(today))

  it.each([
    ['LIS', 'JFK', true, false, 5405],
    ['CDG', 'RUN', true, true, 9352],
    ['LHR', 'CDG', false, true, 347],
    ['ZRH', 'KEF', true, true, 2615],
    ['ECN', 'LYR', false, false, 4865],
    ['FAE', 'GOH', false, false, 2184],
  ])('%s to %s', (from, to, departsFromEea, arrivesInEea, km) => {
    const { value } = route(from, to)
    expect(value).toMatchObject({ departsFromEea, arrivesInEea })
    expect(Math.abs(value.distanceKm - km)).toBeLessThan(km * 0.02)
  })

  it('says when the list has grown old', () => {
    expect(route('LIS', 'JFK').status).toBe('verified')
    expect(route('LIS', 'JFK', '2027-06-01').status).toBe('stale')
  })
})
