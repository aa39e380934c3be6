import { calendarDate, type Claim } from '@app/domain/kernel'
import { expect, it } from 'vitest'

import type { KnownCity } from '../../tools/look-ups.ts'
import { answerQuestion, NO_MEMORY } from '../index.ts'
import { smallWorld } from '../testing/small-world.ts'

const [CAIRO, HANOI, LONDON] = [360630, 1581130, 2643743]
const YEARS: Readonly<Record<number, readonly [country: string, meanC: number, rainMm: number]>> = {
  [CAIRO]: ['EG', 21, 2],
  [HANOI]: ['VN', 23, 60],
  [LONDON]: ['GB', 8, 60],
}

function claim<Value>(value: Value): Claim<Value> {
  const source = { title: 'Small world', url: 'https://example.org/world' }
  return { value, source, checkedAt: calendarDate('2026-11-01'), status: 'verified' }
}

const months = (value: number): number[] => Array.from({ length: 12 }, () => value)
const world = smallWorld({
  city: (cityId) => {
    const known = YEARS[cityId]
    const coordinates = { latitude: 0, longitude: 0 }
    return (
      known &&
      claim<KnownCity>({
        cityId,
        name: `City ${cityId}`,
        country: known[0],
        coordinates,
        timeZone: 'UTC',
        division: null,
        population: 1_000_000,
      })
    )
  },
  climate: (cityId) => {
    const known = YEARS[cityId]
    return known && claim({ meanC: months(known[1]), rainMm: months(known[2]) })
  },
})

it.each([
  ['Where is it warm in November?', [HANOI, CAIRO]],
  ['Where is it warm and dry in November?', [CAIRO]],
  ['Wo ist es im November warm und trocken?', [CAIRO]],
  ['Où fait-il chaud en novembre ?', [HANOI, CAIRO]],
])('%s', async (text, cities) => {
  const { calls, asks } = await answerQuestion(text, NO_MEMORY, world)
  expect(calls.map(({ input }) => input)).toEqual(cities.map((city) => ({ city, month: 11 })))
  expect(asks).toBeNull()
})
