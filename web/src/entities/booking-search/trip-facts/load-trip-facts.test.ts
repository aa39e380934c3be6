import { resolveAirport } from '@app/datasets/airports'
import { COUNTRIES } from '@app/datasets/countries'
import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { findCityAirports } from './find-city-airports.ts'
import { type ArrivalFacts, loadTripFacts } from './load-trip-facts.ts'

const DAY = calendarDate('2027-04-01')
const KYOTO = { latitude: 35.02, longitude: 135.75 }
const VENICE = { latitude: 45.44, longitude: 12.33 }

const measuredFrom = ({ airports }: ArrivalFacts) =>
  Object.fromEntries(airports.map(({ code, away }) => [code, away && `${away.km} km from ${away.city}`]))

describe('the distance of an airport', () => {
  it('is measured from the requested place, also when airports are named after another city', async () => {
    const facts = await loadTripFacts()
    const told = measuredFrom(facts.ofPoint({ city: 'Kyoto', coordinates: KYOTO }, DAY))
    expect(told).toMatchObject({ ITM: '39 km from Kyoto', KIX: '81 km from Kyoto' })
  })

  it('is measured from the centre of a city, never from the town that the airport is named after', async () => {
    const facts = await loadTripFacts()
    const venice = findCityAirports('Venice, Italy', resolveAirport, COUNTRIES)!
    expect(measuredFrom(facts.ofCity(venice, DAY, VENICE))).toEqual({
      VCE: '7 km from Venice',
      TSF: '25 km from Venice',
    })
  })

  it('names the town it is measured from when the centre is unknown', async () => {
    const facts = await loadTripFacts()
    const venice = findCityAirports('Venice', resolveAirport, COUNTRIES)!
    expect(measuredFrom(facts.ofCity(venice, DAY))).toEqual({ VCE: '8 km from Venice', TSF: '4 km from Treviso' })
  })

  it('is measured from the city in its name when another airport of that city was requested', async () => {
    const facts = await loadTripFacts()
    const around = (code: string) => {
      const found = resolveAirport(code)
      return found.kind === 'one' ? measuredFrom(facts.ofAirport(found.airport, DAY)) : {}
    }
    expect(around('LHR')).toMatchObject({ LGW: '40 km from London', LCY: '36 km from LHR' })
    expect(around('HND')).toMatchObject({ NRT: '63 km from Tokyo', IBR: '90 km from HND', OIM: '94 km from HND' })
  })
})
