import { resolveAirport } from '@app/datasets/airports'
import { COUNTRIES } from '@app/datasets/countries'
import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { findCityAirports } from './find-city-airports.ts'
import { type ArrivalFacts, loadTripFacts } from './load-trip-facts.ts'

const DAY = calendarDate('2027-04-01')
const KYOTO = { latitude: 35.02, longitude: 135.75 }
const VENICE = { latitude: 45.44, longitude: 12.33 }

const toldFrom = ({ airports }: ArrivalFacts) =>
  Object.fromEntries(airports.map(({ code, away }) => [code, away && `${away.km} km from ${away.city}`]))

describe('how far an airport is', () => {
  it('is told from the place that was asked for, also where airports are named after another city', async () => {
    const facts = await loadTripFacts()
    const told = toldFrom(facts.ofPoint({ city: 'Kyoto', coordinates: KYOTO }, DAY))
    expect(told).toMatchObject({ ITM: '39 km from Kyoto', KIX: '81 km from Kyoto' })
  })

  it('is told from the centre of a city, never from the town that lends the airport its name', async () => {
    const facts = await loadTripFacts()
    const venice = findCityAirports('Venice, Italy', resolveAirport, COUNTRIES)!
    expect(toldFrom(facts.ofCity(venice, DAY, VENICE))).toEqual({ VCE: '7 km from Venice', TSF: '25 km from Venice' })
  })

  it('names the town it is told from where the centre is not known', async () => {
    const facts = await loadTripFacts()
    const venice = findCityAirports('Venice', resolveAirport, COUNTRIES)!
    expect(toldFrom(facts.ofCity(venice, DAY))).toEqual({ VCE: '8 km from Venice', TSF: '4 km from Treviso' })
  })

  it('is told from the city of its name for whoever flies to another airport of that city', async () => {
    const facts = await loadTripFacts()
    const around = (code: string) => {
      const found = resolveAirport(code)
      return found.kind === 'one' ? toldFrom(facts.ofAirport(found.airport, DAY)) : {}
    }
    expect(around('LHR')).toMatchObject({ LGW: '40 km from London', LCY: '36 km from LHR' })
    expect(around('HND')).toMatchObject({ NRT: '63 km from Tokyo', IBR: '90 km from HND', OIM: '94 km from HND' })
  })
})
