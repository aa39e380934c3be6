import { describe, expect, it } from 'vitest'

import type { ReadIntents } from '../../tools/look-ups.ts'
import { readEveryday } from './read-everyday.ts'

const ENGLISH = {
  language: 'en',
  isForeign: false,
  isUnderstood: true,
  hasBefore: false,
  before: [],
  namesPlace: false,
  meanings: new Set<never>(),
}
const reading =
  (kind: ReadIntents['kind'], ...intents: readonly (readonly [string, number])[]) =>
  (): ReadIntents => ({ kind, intents: intents.map(([intent, probability]) => ({ intent, probability })) })
const read = (text: string, readIntents?: () => ReadIntents, more = {}) =>
  readEveryday(text, { ...ENGLISH, ...more }, { ...(readIntents && { readIntents }) }).intents

describe('readEveryday', () => {
  it('believes the trained reader where it is sure, whatever words stand beside it', () => {
    expect(read('jet lag tips', reading('sure', ['jet_lag', 0.98]))).toEqual(['jet_lag'])
    expect(read('jet lag tips')).toEqual(['tipping'])
  })

  it('takes the listed one of two that the reader would choose from', () => {
    expect(read('free things with kids', reading('choose', ['kids_things', 0.5], ['free_things', 0.4]))).toEqual([
      'free_things',
    ])
  })

  it('prefers what is wished for to who is there', () => {
    expect(read('easy hikes with a stroller', reading('sure', ['baby', 0.86]))).toEqual(['hiking'])
  })

  it('takes no bare guess against phrases that found something', () => {
    const guess = reading('choose', ['pets', 0.48], ['baby', 0.1])
    expect(read('with us two', guess)).toEqual([])
    expect(read('with us two', guess, { isUnderstood: false })).toEqual(['pets'])
  })

  it('takes no guess from a few words after another question', () => {
    const guess = reading('choose', ['solo', 0.48], ['baby', 0.1])
    expect(
      read('e em Seul?', guess, { language: 'pt', isUnderstood: false, hasBefore: true, namesPlace: true }),
    ).toEqual([])
  })

  it('knows a visa for a change of planes from a few hours in town', () => {
    const visa = reading('sure', ['transit_visa', 0.97])
    expect(read('8 hours layover in Istanbul, visa?', visa)).toEqual(['transit_visa'])
    expect(read('8 hours layover in Istanbul', reading('choose', ['must_see', 0.4]))).toEqual(['layover'])
  })

  it('marks a distance as one', () => {
    const result = readEveryday('how far is Sicily from Rome', ENGLISH, {
      readIntents: reading('sure', ['distance', 0.96]),
    })
    expect(result).toMatchObject({ intents: ['intercity'], isDistance: true })
  })
})
