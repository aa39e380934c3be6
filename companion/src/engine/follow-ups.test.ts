import { beforeAll, describe, expect, it } from 'vitest'

import { FOLLOW_UPS } from './follow-up.ts'
import { followUpsAfter } from './follow-ups-after.ts'
import { INTENTS, NO_MEMORY, PHRASEBOOKS } from './index.ts'
import { smallWorld } from './testing/small-world.ts'
import { understandQuestion } from './understand-question.ts'
import { loadSpokenWords, spokenWords } from './words/spoken-words.ts'

const IN_ROME = { ...NO_MEMORY, slots: { ...NO_MEMORY.slots, cities: [1] } }
const STARTS = { startPlan: 'plan', startEntry: 'entry', startBest: 'best' } as const
const small = smallWorld()
const world = smallWorld({
  findCountry: (name) => (/^(?:jap|giapp)/i.test(name) ? 'JP' : null),
  findCity: (name) => small.findCity(name === 'tóquio' || name === 'Tóquio' ? 'tokyo' : name),
})

describe.each(PHRASEBOOKS.map(({ code }) => code))('suggested questions in %s', (code) => {
  beforeAll(async () => loadSpokenWords(code))
  const questions = FOLLOW_UPS.filter((id) => (INTENTS as readonly string[]).includes(id))

  it.each(questions)('are understood: %s', (id) => {
    const { intent, language, slots } = understandQuestion(
      spokenWords(code).followUps[id],
      { ...IN_ROME, language: code },
      world,
    )
    expect({ intent, language, cities: slots.cities, countries: slots.countries }).toEqual({
      intent: id,
      language: code,
      cities: [1],
      countries: [],
    })
  })

  it.each(Object.entries(STARTS))('start a conversation: %s', (id, wanted) => {
    const { intent, language, slots } = understandQuestion(
      spokenWords(code).followUps[id as keyof typeof STARTS],
      NO_MEMORY,
      world,
    )
    expect([intent, language]).toEqual([wanted, code])
    expect(slots.cities.length + slots.countries.length).toBe(1)
  })

  it.each([
    ['technicalFault', 'technical-fault'],
    ['weather', 'weather'],
    ['strike', 'airline-strike'],
  ] as const)('answer our question about the cause: %s', (id, cause) => {
    const memory = { ...NO_MEMORY, language: code, intent: 'delay' as const, pending: 'cause' as const }
    expect(understandQuestion(spokenWords(code).followUps[id], memory, world).slots.cause).toBe(cause)
  })

  it.each([
    ['yes', true],
    ['no', false],
  ] as const)('answer our question about the airline: %s', (id, isEeaCarrier) => {
    const memory = { ...NO_MEMORY, language: code, intent: 'delay' as const, pending: 'carrier' as const }
    expect(understandQuestion(spokenWords(code).followUps[id], memory, world)).toMatchObject({
      intent: 'delay',
      slots: { isEeaCarrier },
    })
  })
})

describe('followUpsAfter', () => {
  it('suggests nothing about a place if none is known', () => {
    expect(followUpsAfter('climate', NO_MEMORY, spokenWords('en'))).toEqual([])
  })

  it('suggests at most as many as fit on a screen', () => {
    for (const intent of INTENTS)
      expect(followUpsAfter(intent, IN_ROME, spokenWords('en')).length).toBeLessThanOrEqual(4)
  })

  it('suggests only answers while a question is open', () => {
    expect(followUpsAfter('entry', { ...IN_ROME, pending: 'passport' }, spokenWords('en'))).toEqual([])
  })
})
