// @vitest-environment node
import { describe, expect, it as test } from 'vitest'

import { cardText } from './card-text.ts'
import { de } from './de.ts'
import EMERGENCY_WORDS from './emergency-words.json' with { type: 'json' }
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

const placeholders = (sentence: string): readonly string[] => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(Object.entries({ de, fr, es, it, pt }))('%s', (_, words) => {
  test('has the placeholders of English, and its own translations', () => {
    const keys = Object.keys(en) as (keyof typeof en)[]
    for (const key of keys) expect([key, placeholders(words[key])]).toEqual([key, placeholders(en[key])])
    expect(keys.filter((key) => words[key] === en[key]).length).toBeLessThan(keys.length / 12)
  })
  test('contains no figure without a claim', () => {
    const fixed = ['check.of', 'advisory.level', 'hand-off.night']
    const figures = Object.entries(words).filter(([key, sentence]) => !fixed.includes(key) && /\d/.test(sentence))
    expect(figures).toEqual([])
  })
})

test('uses the language of a region, and English for an untranslated language', () => {
  expect(cardText('de-AT')('trip')).toBe('Reise')
  expect(cardText('ja')('trip')).toBe('Trip')
})

/** The languages of companion/src/crisis/answers.json; the emergency words have those that cards do not have. */
const ANSWERED =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hi-Latn hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tl tr uk ur vi zh zh-Hant'
const KEYS = ['emergency.call', 'proof.sources', 'proof.verified'] as const

test('an emergency is answered in words of its own in each of its languages', () => {
  for (const language of ANSWERED.split(' ').filter((each) => each !== 'en')) {
    const text = cardText(language)
    expect([language, text('emergency.call', { number: '112' })]).toEqual([language, expect.stringContaining('112')])
    expect([language, text('proof.sources', { count: '3' })]).toEqual([language, expect.stringContaining('3')])
  }
})

test.each(Object.entries(EMERGENCY_WORDS))('%s fills in the same as English in an emergency', (_, words) => {
  expect(Object.keys(words)).toEqual(KEYS)
  for (const key of KEYS) expect([key, placeholders(words[key])]).toEqual([key, placeholders(en[key])])
})
