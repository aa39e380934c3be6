import type { Claim } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import type { KnownCity, LookUps } from '../../tools/look-ups.ts'
import { answerQuestion, keptAnswer, type Memory, NO_MEMORY, textOf } from '../index.ts'
import { smallWorld } from '../testing/small-world.ts'
import { otherNamesake, withNamesakes } from './namesakes.ts'

const [CALIFORNIA, COSTA_RICA, ROME] = [5392171, 3621849, 1]
const world = smallWorld()
const rome = world.city(ROME) as Claim<KnownCity>
const named = (cityId: number, country: string): Claim<KnownCity> => ({
  ...rome,
  value: {
    ...rome.value,
    cityId,
    country,
    name: 'San Jose',
    division: country === 'US' ? 'California' : null,
    population: 300_000,
  },
})
const CITIES = new Map([
  [CALIFORNIA, named(CALIFORNIA, 'US')],
  [COSTA_RICA, named(COSTA_RICA, 'CR')],
])
const lookUps: LookUps = {
  ...world,
  city: (id) => CITIES.get(id) ?? world.city(id),
  findCountry: () => null,
  findCity: (name) => {
    const [city, region] = name.toLowerCase().split(', ')
    if (city !== 'san jose') return world.findCity(name)
    const coordinates = { latitude: 9.93, longitude: -84.08 }
    if (region === 'costa rica') return { name: 'San Jose', country: 'CR', cityId: COSTA_RICA, coordinates }
    const isFirst = region === undefined || region === 'california'
    return isFirst ? { name: 'San Jose', country: 'US', cityId: CALIFORNIA, coordinates } : null
  },
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
    ['hotel in San Jose costa rica', COSTA_RICA, 'San Jose costa rica'],
    ['hotel in San Jose california', CALIFORNIA, 'San Jose california'],
    ['hotel in San Jose in May', CALIFORNIA, 'San Jose'],
    ['San Jose, Rome', CALIFORNIA, 'San Jose'],
  ])('%s', (text, city, name) => expect(read(text)).toEqual([[city, name]]))
})

describe('otherNamesake', () => {
  it.each([
    ['Costa Rica', COSTA_RICA],
    ['no, the one in Costa Rica', COSTA_RICA],
    ['California', CALIFORNIA],
    ['and what does a week cost there, in Costa Rica', undefined],
    ['thanks', undefined],
  ])('%s', (text, city) => expect(otherNamesake(text, CALIFORNIA, 'en', lookUps)?.cityId).toBe(city))

  it('does not ask about a unique name', () => {
    expect(otherNamesake('Costa Rica', ROME, 'en', lookUps)).toBe(null)
  })
})

describe('a name shared by several places', () => {
  const HOTEL = 'hotel in San Jose 3 to 6 May 2027'

  async function converse(...said: readonly string[]) {
    let memory: Memory = NO_MEMORY
    let answer = await answerQuestion('', memory, lookUps)
    for (const text of said) {
      answer = await answerQuestion(text, memory, lookUps)
      memory = answer.memory
    }
    return answer
  }

  it('is clarified before a search, with the places to choose from', async () => {
    const { calls, asks, suggestions } = await keptAnswer({ question: HOTEL }, lookUps)
    expect([calls, asks]).toEqual([[], 'city'])
    expect(suggestions).toEqual(['San Jose, California', 'San Jose, Costa Rica'])
  })

  it.each([
    ['San Jose, California', CALIFORNIA],
    ['San Jose, Costa Rica', COSTA_RICA],
    ['the one in Costa Rica', COSTA_RICA],
    ['California', CALIFORNIA],
  ])('is decided by the answer: %s', async (said, city) => {
    const { calls, choices } = await converse(HOTEL, said)
    expect([calls[0]?.tool, calls[0]?.input, choices]).toMatchObject(['hotel-search', { city, from: '2027-05-03' }, []])
  })

  it('is the place in the country of the conversation', async () => {
    const { calls } = await converse('Do I need a visa for Costa Rica with a German passport?', HOTEL)
    expect(calls[0]?.input).toMatchObject({ city: COSTA_RICA })
  })

  it('says once which place a number is for, and offers the other', async () => {
    const first = await converse('What time is it in San Jose?')
    expect(textOf(first)).toContain('I took the one in California')
    expect(first.choices).toEqual(['San Jose, Costa Rica'])
    const second = await converse('What time is it in San Jose?', 'What time is it in San Jose?')
    expect(textOf(second)).not.toContain('I took')
  })

  it('is not clarified when two places are named', async () => {
    const { asks, choices } = await converse('flight from San Jose to Rome on 4 May 2027')
    expect([asks, choices]).toEqual([null, []])
  })
})
