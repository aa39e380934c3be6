import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY } from '../index.ts'
import { smallGuide } from '../testing/small-guide.ts'
import { smallWorld } from '../testing/small-world.ts'
import { isSameSexCouple } from './law-first.ts'

const world = smallWorld({ guide: smallGuide() })

describe('a same-sex couple', () => {
  it.each([
    ['me and my bf (both guys) honeymoon zanzibar is it ok', true],
    ['lesbian couple, hotels in marrakesh', true],
    ['zwei Männer auf Hochzeitsreise nach Kenia', true],
    ['somos dos chicas casadas, queremos ir a dubai', true],
    ['мы гей-пара, едем в египет', true],
    ['ゲイカップルでドバイに行きます', true],
    ['best beaches in mykonos for two women', false],
    ['my wife and i in zanzibar', false],
    ['four guys in medellin', false],
  ])('is read in %s: %s', (text, isCouple) => expect(isSameSexCouple({ text })).toBe(isCouple))

  it.each(['two men, honeymoon in Rome, where to stay', 'gay couple, tap water in Rome?'])(
    'is told the law first, whatever else is asked: %s',
    async (text) => {
      const { sentences, calls } = await answerQuestion(text, NO_MEMORY, world)
      expect(sentences.slice(0, 2).map(({ id }) => id)).toEqual(['everyday-lgbt.are', 'everyday-law.check'])
      expect(sentences.length).toBeGreaterThan(2)
      expect(calls[0]).toMatchObject({ tool: 'place-safety', input: { place: 'IT', about: 'lgbt' } })
    },
  )

  it('is not told the same law again', async () => {
    const { memory } = await answerQuestion('gay couple, tap water in Rome?', NO_MEMORY, world)
    const { sentences } = await answerQuestion('tipping in Rome?', memory, world)
    expect(sentences.map(({ id }) => id)).not.toContain('everyday-lgbt.are')
  })

  it('is not meant by two women who travel together', async () => {
    const { sentences } = await answerQuestion('two women, where to stay in Rome', NO_MEMORY, world)
    expect(sentences.map(({ id }) => id)).not.toContain('everyday-lgbt.are')
  })
})
