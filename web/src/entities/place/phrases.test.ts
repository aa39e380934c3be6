import { expect, it } from 'vitest'

import { PHRASE_GROUPS, PHRASE_LANGUAGES, phrasesIn } from './phrases.ts'

it.each(PHRASE_LANGUAGES)('has forty different phrases in %s, none of them empty', (language) => {
  const phrases = PHRASE_GROUPS.flatMap((group) => phrasesIn(language, group))
  expect(phrases).toHaveLength(40)
  expect(phrases.every(({ english, words }) => english !== '' && words !== '')).toBe(true)
  expect(new Set(phrases.map(({ english }) => english)).size).toBe(40)
  expect(phrases.every(({ sound }) => (sound !== null) === (language === 'ja'))).toBe(true)
})
