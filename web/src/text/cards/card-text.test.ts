// @vitest-environment node
import { describe, expect, it as test } from 'vitest'

import { cardText } from './card-text.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

const placeholders = (sentence: string): readonly string[] => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(Object.entries({ de, fr, es, it, pt }))('%s', (_, words) => {
  test('fills in the same as English, and is written in words of its own', () => {
    const keys = Object.keys(en) as (keyof typeof en)[]
    for (const key of keys) expect([key, placeholders(words[key])]).toEqual([key, placeholders(en[key])])
    expect(keys.filter((key) => words[key] === en[key]).length).toBeLessThan(keys.length / 12)
  })
  test('has no figure that no claim stands for', () => {
    const fixed = ['check.of', 'advisory.level', 'hand-off.night']
    const figures = Object.entries(words).filter(([key, sentence]) => !fixed.includes(key) && /\d/.test(sentence))
    expect(figures).toEqual([])
  })
})

test('a region is spoken to in its language, an unwritten language in English', () => {
  expect(cardText('de-AT')('trip')).toBe('Reise')
  expect(cardText('ja')('trip')).toBe('Trip')
})
