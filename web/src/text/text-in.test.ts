import { describe, expect, it } from 'vitest'

import * as emergencyDe from '../features/quick-actions/emergency-text/de.ts'
import { emergencyTextIn } from '../features/quick-actions/emergency-text/emergency-text.ts'
import { en as emergencyEn } from '../features/quick-actions/emergency-text/en.ts'
import * as emergencyEs from '../features/quick-actions/emergency-text/es.ts'
import * as emergencyFr from '../features/quick-actions/emergency-text/fr.ts'
import * as emergencyIt from '../features/quick-actions/emergency-text/it.ts'
import * as emergencyPt from '../features/quick-actions/emergency-text/pt.ts'
import * as safetyDe from '../features/safety/text/de.ts'
import { en as safetyEn } from '../features/safety/text/en.ts'
import * as safetyEs from '../features/safety/text/es.ts'
import * as safetyFr from '../features/safety/text/fr.ts'
import * as safetyIt from '../features/safety/text/it.ts'
import * as safetyPt from '../features/safety/text/pt.ts'
import { safetyTextIn } from '../features/safety/text/safety-text.ts'
import { localeOfWords } from './text-in.ts'

type Words = Readonly<Record<string, string>>

/** Identical in both languages. */
const SAME = /^(?:source|website|police|hospital|km|kind\.\S+|number\.police|continent\.\S+)$/
const placeholders = (sentence = '') => (sentence.match(/\{\w+\}/g) ?? []).toSorted()
const catalogues: readonly (readonly [string, Words, Words])[] = [
  ...Object.entries({ ...emergencyDe, ...emergencyFr, ...emergencyEs, ...emergencyIt, ...emergencyPt }).map(
    ([language, words]) => [`emergency in ${language}`, emergencyEn, words] as const,
  ),
  ...Object.entries({ ...safetyDe, ...safetyFr, ...safetyEs, ...safetyIt, ...safetyPt }).map(
    ([language, words]) => [`safety in ${language}`, safetyEn, words] as const,
  ),
]

describe.each(catalogues)('%s', (_, english, words) => {
  it('fills in the same values as English', () => {
    for (const [key, sentence] of Object.entries(words))
      expect(placeholders(sentence), key).toEqual(placeholders(english[key]))
  })

  it('leaves no sentence in English', () => {
    const same = Object.keys(words).filter((key) => words[key] === english[key] && !SAME.test(key))
    expect(same).toEqual([])
  })
})

describe('textIn', () => {
  it('chooses by the first part of the locale, and English for an unsupported language', () => {
    expect(emergencyTextIn('de-AT')('police')).toBe('Polizei')
    expect(emergencyTextIn('PT')('call', { number: '112' })).toBe('Ligar 112')
    expect(emergencyTextIn('ja')('police')).toBe('Police')
    expect(safetyTextIn('fr')('heading')).toBe('En cas d’urgence')
  })

  it('keeps the English name of the page in every language', () => {
    expect(safetyTextIn('fr')('name')).toBe('Safety check')
  })

  it('returns the locale of the words', () => {
    expect(['de-AT', 'en', 'ja', ''].map(localeOfWords)).toEqual(['de-AT', 'en', 'en-GB', 'en-GB'])
  })
})
