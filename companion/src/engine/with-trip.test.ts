import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY } from './index.ts'
import { smallTrip, smallWorld } from './testing/small-world.ts'

const trip = { ...smallTrip(), wishes: { ...smallTrip().wishes, adults: 2, childAges: [7] } }
const world = smallWorld({ trip })

describe('next to a trip', () => {
  it('uses its city, days and travellers for a cost question', async () => {
    const { calls } = await answerQuestion('What does it cost?', NO_MEMORY, world)
    expect(calls).toMatchObject([{ tool: 'trip-cost', input: { city: 1, days: 2, people: 3 } }])
  })

  it('uses another place if one was named', async () => {
    const named = await answerQuestion('What does it cost in Tokyo for 4 days for 1 person?', NO_MEMORY, world)
    expect(named.calls).toMatchObject([{ input: { city: 2, days: 4, people: 1 } }])
    const next = await answerQuestion('What is the weather like in May?', named.memory, world)
    expect(next.calls).toMatchObject([{ input: { city: 2, month: 5 } }])
  })
})
