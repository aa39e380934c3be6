import { describe, expect, it } from 'vitest'

import { LETTER_LANGUAGE_CODES, languageOfAirline } from './letter-language.ts'

describe('the language of a letter', () => {
  it('is one of twelve', () => expect(LETTER_LANGUAGE_CODES).toHaveLength(12))
  it.each([
    ['DE', 'de'],
    ['AT', 'de'],
    ['BR', 'pt'],
    ['TR', 'tr'],
    ['GR', 'el'],
    ['JP', 'en'],
    ['HU', 'en'],
    [undefined, 'en'],
  ])('to an airline of %s is %s', (country, language) => expect(languageOfAirline(country)).toBe(language))
})
