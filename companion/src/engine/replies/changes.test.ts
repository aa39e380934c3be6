import { expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY, textOf } from '../index.ts'
import { smallTrip, smallWorld } from '../testing/small-world.ts'

it('names outdoor stops when no indoor place fits', async () => {
  const trip = smallTrip()
  const open = { ...trip.places['b']!, isIndoor: false }
  const alone = { ...trip, days: [trip.days[1]!], places: { b: open }, ideas: [] }
  const world = smallWorld({ trip: alone, places: () => [open] })
  const answer = await answerQuestion('what if it rains on day 1?', NO_MEMORY, world)
  expect(answer.sentences.map(({ id }) => id)).toEqual(['changeNoShelter'])
  expect(textOf(answer)).toContain('Vatican Museums')
})
