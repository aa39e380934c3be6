import { expect, it } from 'vitest'

import { loadTravelIntel } from './load-travel-intel.ts'

const load = (query: string) =>
  loadTravelIntel({ request: new Request(`https://s.example/gemini-travel-intel?${query}`) })

it('applies summer time where it exists', async () => {
  expect((await load('city=lisbon&month=1')).utcOffsetMinutes).toBe(0)
  expect((await load('city=lisbon&month=7')).utcOffsetMinutes).toBe(60)
  expect((await load('city=mumbai&month=7')).utcOffsetMinutes).toBe(330)
  expect((await load('city=new-york&month=1')).utcOffsetMinutes).toBe(-300)
})
it('puts the driest city first', async () => {
  const rain = (await load('month=7')).all.map(({ rainMm }) => rainMm)
  expect(rain).toEqual(rain.toSorted((a, b) => a - b))
  expect(rain).toHaveLength(26)
})
it('falls back to a valid city and month', async () => {
  expect(await load('city=atlantis&month=13')).toMatchObject({ city: { id: 'lisbon' } })
})
