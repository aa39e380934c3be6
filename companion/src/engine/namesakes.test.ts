import type { Claim } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import type { KnownCity, LookUps } from '../tools/look-ups.ts'
import { otherNamesake, withNamesakes } from './namesakes.ts'
import { smallWorld } from './testing/small-world.ts'

const [CALIFORNIA, COSTA_RICA, ROME] = [5392171, 3621849, 1]
const world = smallWorld()
const rome = world.city(ROME) as Claim<KnownCity>
const named = (cityId: number, country: string): Claim<KnownCity> => ({
  ...rome,
  value: { ...rome.value, cityId, country, name: 'San Jose', population: 300_000 },
})
const CITIES = new Map([
  [CALIFORNIA, named(CALIFORNIA, 'US')],
  [COSTA_RICA, named(COSTA_RICA, 'CR')],
])
const lookUps: LookUps = {
  ...world,
  city: (id) => CITIES.get(id) ?? world.city(id),
  findCountry: () => null,
  findCity: (name) =>
    name === 'San Jose, Costa Rica'
      ? { name: 'San Jose', country: 'CR', cityId: COSTA_RICA, coordinates: { latitude: 9.93, longitude: -84.08 } }
      : null,
}

describe('withNamesakes', () => {
  const read = (text: string) => {
    const start = text.indexOf('San Jose')
    const mention = { cityId: CALIFORNIA, country: 'US', start, end: start + 'San Jose'.length }
    return withNamesakes(text, [mention], 'en', lookUps).map(({ cityId, end }) => [cityId, text.slice(start, end)])
  }

  it.each([
    ['hotel in San Jose, Costa Rica', COSTA_RICA, 'San Jose, Costa Rica'],
    ['hotel in San Jose (Costa Rica) in May', COSTA_RICA, 'San Jose (Costa Rica'],
    ['hotel in San Jose in Costa Rica', COSTA_RICA, 'San Jose in Costa Rica'],
    ['hotel in San Jose Costa Rica', COSTA_RICA, 'San Jose Costa Rica'],
    ['hotel in San Jose in May', CALIFORNIA, 'San Jose'],
    ['San Jose, Rome', CALIFORNIA, 'San Jose'],
  ])('%s', (text, city, name) => expect(read(text)).toEqual([[city, name]]))
})

describe('otherNamesake', () => {
  it.each([
    ['Costa Rica', COSTA_RICA],
    ['no, the one in Costa Rica', COSTA_RICA],
    ['and what does a week cost there, in Costa Rica', undefined],
    ['thanks', undefined],
  ])('%s', (text, city) => expect(otherNamesake(text, CALIFORNIA, 'en', lookUps)?.cityId).toBe(city))

  it('asks nothing of a name that only one is known by', () => {
    expect(otherNamesake('Costa Rica', ROME, 'en', lookUps)).toBe(null)
  })
})
