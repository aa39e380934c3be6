import { describe, expect, it } from 'vitest'

import type { CorpusLine } from './corpus-line.ts'
import { joinedLines } from './join-lines.ts'
import { randomNumbers } from './random-numbers.ts'

const line = (text: string, intent: 'tipping' | 'weather', language = 'en'): CorpusLine => ({
  language,
  intents: [intent],
  isFollowUp: false,
  before: null,
  text,
})

describe('joinedLines', () => {
  const lines = Array.from({ length: 40 }, (_, at) => line(`question ${at}?`, at % 2 === 0 ? 'tipping' : 'weather'))

  it('makes messages of two questions, in their order', () => {
    const joined = joinedLines(lines, randomNumbers(1))
    expect(joined.length).toBeGreaterThan(0)
    for (const { intents, text } of joined) {
      expect(new Set(intents).size).toBe(2)
      expect(text).toMatch(/^question \d+(?!\?\?\?).+question \d+\?$/s)
    }
  })

  it('makes some messages of three questions', () => {
    const many = Array.from({ length: 10 }, () => lines).flat()
    const three = [...many, ...many.map((each) => ({ ...each, intents: ['plug'] as const }))]
    const joined = joinedLines(three, randomNumbers(1)).filter(({ intents }) => intents.length === 3)
    expect(joined.length).toBeGreaterThan(0)
    expect(joined.every(({ intents }) => new Set(intents).size === 3)).toBe(true)
  })

  it('does not take a trip without a request for a question', () => {
    const bare = { ...line('[days:5 days] [place:rome]', 'tipping'), intents: ['itinerary'] as const }
    expect(joinedLines([bare, ...lines.slice(0, 2)], randomNumbers(1)).flatMap(({ intents }) => intents)).not.toContain(
      'itinerary',
    )
  })

  it('never joins two languages', () => {
    expect(joinedLines([line('one', 'tipping'), line('zwei', 'weather', 'de')], randomNumbers(1))).toEqual([])
  })
})
