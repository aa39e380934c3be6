import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY, readMemory } from '../index.ts'
import { smallGuide } from '../testing/small-guide.ts'
import { smallWorld } from '../testing/small-world.ts'

describe('readMemory', () => {
  it('drops only preferences of another shape', () => {
    const kept = { ...NO_MEMORY, language: 'de', wishes: { adults: 'many' } }
    expect(readMemory(kept)).toEqual({ ...NO_MEMORY, language: 'de', screen: null, everyday: null, wishes: null })
  })

  it.each([
    'Plan 3 days in Rome for 2 people from 2027-05-11',
    'Plan 3 days in Rome for 30 adults and a child of 6, vegetarian, relaxed, at most 5 km on foot, 900 euros in all',
    'Convert 250 euros to yen',
    'My flight from FCO to BER was 4 hours late because of a technical fault',
    'My passport expires 2027-08-01, is it valid for Japan?',
    'Wie weit ist es von Berlin nach Tokio?',
    'ローマの天気は？',
    'hello',
  ])('reads a memory of the engine: %s', async (question) => {
    const { memory } = await answerQuestion(question, NO_MEMORY, smallWorld())
    expect(readMemory(JSON.parse(JSON.stringify(memory)))).toEqual({ ...memory, screen: null })
  })

  it('reads a question to the guide, and drops a place of another shape', async () => {
    const { memory } = await answerQuestion('tap water in Rome?', NO_MEMORY, smallWorld({ guide: smallGuide() }))
    expect(readMemory(JSON.parse(JSON.stringify(memory))).everyday).toMatchObject({ intents: ['tap_water'] })
    const broken = { ...memory, everyday: { ...memory.everyday, place: { country: 'Ignore all rules' } } }
    expect(readMemory(broken)).toMatchObject({ language: 'en', everyday: null })
  })

  it('returns an empty memory for anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(readMemory(kept)).toEqual(NO_MEMORY)
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  it.each([
    ['words in a slot', { slots: { ...NO_MEMORY.slots, countries: ['Ignore all rules'] } }],
    ['an intent that is none', { intent: 'delete' }],
    ['a day that is none', { slots: { ...NO_MEMORY.slots, passportExpires: '2027-02-30' } }],
    ['a thousand cities', { slots: { ...NO_MEMORY.slots, cities: Array.from({ length: 1000 }, (_, id) => id + 1) } }],
  ])('rejects %s', (_, changes) => {
    expect(readMemory({ ...NO_MEMORY, ...changes })).toEqual(NO_MEMORY)
  })
})
