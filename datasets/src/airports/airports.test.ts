import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import {
  airportLabel,
  AIRPORTS,
  findAirport,
  resolveAirport,
  routeBetween,
  searchAirports,
  searchMisspelt,
  searchOwnNames,
} from './index.ts'
import { isOneEditAway } from './is-one-edit-away.ts'

const codes = (query: string) => searchAirports(query, 8).map(({ code }) => code)

describe('AIRPORTS', () => {
  it('holds every airport with scheduled flights, once', () => {
    expect(AIRPORTS.length).toBe(3213)
    expect(new Set(AIRPORTS.map(({ code }) => code)).size).toBe(AIRPORTS.length)
  })

  it.each(AIRPORTS.filter((_, index) => index % 100 === 0))('$code is well formed', (airport) => {
    expect(airport.code).toMatch(/^[A-Z]{3}$/)
    expect(airport.country).toMatch(/^[A-Z]{2}$/)
    expect(airport.name).not.toMatch(/^\s*$|[()|]|\s\s/)
  })

  it('has a valid position, never the default 0, 0', () => {
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
    ['panama city', 'PTY'],
    ['Suva', 'SUV'],
    ['asuncion', 'ASU'],
    ['barbados', 'BGI'],
    ['koh samui', 'USM'],
    ['Zürich', 'ZRH'],
    ['london heath', 'LHR'],
    ['charles de g', 'CDG'],
    ['ohare', 'ORD'],
    ["o'hare", 'ORD'],
  ])('%s finds %s first', (query, code) => expect(codes(query)[0]).toBe(code))

  it('puts the busiest of a city first', () => expect(codes('london')[0]).toBe('LHR'))
  it('offers nothing else once the name is complete', () => {
    expect(codes('Rome')).toEqual(['FCO', 'CIA'])
    expect(codes('Madrid')).toEqual(['MAD'])
    expect(codes('Bern')).toEqual(['BRN'])
    expect(codes('Brussels')).toEqual(['BRU', 'CRL'])
  })
  it('tolerates one wrong letter', () => expect(codes('Londn')[0]).toBe('LHR'))
  it('finds nothing for an empty query', () => expect(codes('   ')).toEqual([]))
  it('is not slowed by a very long query', () => expect(codes('a\u0301'.repeat(50_000))).toEqual([]))
})

describe('searchMisspelt', () => {
  it.each([
    ['schipol', 'AMS'],
    ['heathrwo', 'LHR'],
    ['gatwik', 'LGW'],
    ['laguardia', 'LGA'],
    ['charles de gaule', 'CDG'],
    ['londn heathrow', 'LHR'],
  ])('%s is %s', (typed, code) => expect(searchMisspelt(typed, 6).map((airport) => airport.code)).toEqual([code]))

  it.each([
    ['the name of a city, which has its own search', 'atlantis'],
    ['a word that every airport has', 'internatonal'],
    ['another first letter', 'meathrow'],
    ['nothing', ''],
    ['a letter', 'a'],
  ])('guesses nothing from %s', (_, typed) => expect(searchMisspelt(typed, 6)).toEqual([]))
})

describe('searchOwnNames', () => {
  it.each([
    ['the name of an airport', 'Heathrow', 'LHR'],
    ['its beginning', 'heath', 'LHR'],
    ['a slip in it', 'schipol', 'AMS'],
    ['a code in capitals', 'FAO', 'FAO'],
    ['a name in several words', 'charles de gaulle', 'CDG'],
  ])('finds by %s', (_, typed, code) => expect(searchOwnNames(typed, 3).map((found) => found.code)).toEqual([code]))

  it.each([
    ['a city', 'Faro'],
    ['the beginning of a city', 'pari'],
    ['a code in small letters, which begins Marseille', 'mar'],
    ['a city and its country', 'Lisbon, Portugal'],
    ['a city without an airport', 'Kyoto'],
    ['nothing', ''],
  ])('leaves %s to the search of cities', (_, typed) => expect(searchOwnNames(typed, 3)).toEqual([]))
})

describe('resolveAirport', () => {
  const resolve = (typed: string) => {
    const match = resolveAirport(typed)
    if (match.kind === 'none') return 'none'
    const found = match.kind === 'one' ? [match.airport] : match.airports
    return [match.kind, ...found.map(({ code }) => code)].join(' ')
  }

  it.each([
    ['its own label', airportLabel(findAirport('GVA')!), 'GVA'],
    ['a code', 'gva', 'GVA'],
    ['a city with one airport', 'Geneva', 'GVA'],
  ])('understands %s', (_, typed, code) => expect(resolve(typed)).toBe(`one ${code}`))

  it.each(
    Object.entries({
      VIE: 'Wien|Vienne|Vienna',
      LIS: 'Lisboa|Lissabon|Lisbonne',
      MUC: 'München|Muenchen|Munchen|MÜNCHEN|Monaco di Baviera',
      GOT: 'Göteborg|Goeteborg',
      NUE: 'Nürnberg|Nuernberg',
      GVA: 'Genève|Genf',
      PRG: 'Praha|Prag',
      CPH: 'København|Koebenhavn|Kobenhavn',
      OTP: 'București|Bukarest',
      ANR: 'Antwerpen|Anvers',
      BEG: 'Beograd',
      NCE: 'Nizza|Nice',
      CFU: 'Corfu|Korfu',
      RHO: 'Rhodes|Rhodos',
      OPO: 'Oporto|Porto',
      MAD: 'Madrid',
      BRN: 'Bern',
      CGN: 'Köln|Koeln|Cologne',
      EWR: 'Newark',
      CUN: 'Cancun|Cancún',
      MTY: 'Monterrey',
      MVD: 'Montevideo',
      SGN: 'Saigon',
      CDG: 'Roissy',
      TFS: 'Tenerife South',
    }).flatMap(([code, names]) => names.split('|').map((name) => [name, code])),
  )('%s is %s', (name, code) => expect(resolve(name)).toBe(`one ${code}`))

  it.each([
    ['Venezia', 'VCE TSF'],
    ['Milano', 'MXP LIN BGY'],
    ['Mexico City', 'MEX TLC NLU'],
    ['Tokyo', 'HND NRT'],
    ['Rome', 'FCO CIA'],
    ['Warszawa', 'WAW WMI'],
    ['Bruxelles', 'BRU CRL'],
    ['Kreta', 'HER CHQ JSH'],
    ['NYC', 'JFK EWR LGA'],
    ['New York', 'JFK EWR LGA HPN SWF'],
    ['LON', 'LHR LGW LTN LCY STN SEN'],
    ['Sydney', 'SYD YQY'],
    ['Birmingham', 'BHX BHM'],
  ])('does not choose for %s', (typed, several) => expect(resolve(typed)).toBe(`several ${several}`))

  it.each([
    ['a typo', 'Pariss', 'CDG ORY BVA'],
    ['a missing letter', 'Genev', 'GVA'],
    ['a slip in the name of the airport', 'Schipol', 'AMS'],
    ['words of a name', 'John F Kennedy', 'JFK'],
    ['a name without its code', 'Ralph Wien Memorial', 'OTZ'],
  ])('only suggests for %s', (_, typed, similar) => expect(resolve(typed)).toBe(`similar ${similar}`))

  it('tolerates no typo in a short word', () => expect(resolve('Rxme')).toBe('none'))
  it('reports when there is none', () => expect(resolve('Atlantis')).toBe('none'))
  it('leaves out an airport closed to travellers', () => expect(resolve('Istanbul')).toBe('several IST SAW'))
})

describe('airportLabel', () => {
  it.each([
    ['FCO', 'Rome Fiumicino (FCO)'],
    ['JFK', 'New York John F Kennedy (JFK)'],
    ['LIS', 'Lisbon Humberto Delgado (LIS)'],
    ['OPO', 'Porto (OPO)'],
    ['OSL', 'Oslo Gardermoen (OSL)'],
    ['SAW', 'Istanbul Sabiha Gökçen (SAW)'],
  ])('%s', (code, label) => expect(airportLabel(findAirport(code)!)).toBe(label))

  it('is short enough for a phone, and can be parsed again', () => {
    for (const airport of AIRPORTS) {
      expect(airportLabel(airport).length, airport.name).toBeLessThan(48)
      expect(resolveAirport(airportLabel(airport))).toEqual({ kind: 'one', airport })
    }
  })
})

describe('isOneEditAway', () => {
  it.each([
    ['londn', 'london', true],
    ['londoon', 'london', true],
    ['lomdon', 'london', true],
    ['lodnon', 'london', true],
    ['london', 'london', false],
    ['lodon', 'londres', false],
    ['paris', 'parma', false],
  ])('%s and %s: %s', (typed, name, isNear) => expect(isOneEditAway(typed, name)).toBe(isNear))
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

  it('reports when the list is stale', () => {
    expect(route('LIS', 'JFK').status).toBe('verified')
    expect(route('LIS', 'JFK', '2027-06-01').status).toBe('stale')
  })
})
