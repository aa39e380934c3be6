import { describe, expect, it } from 'vitest'

import { foldText } from './fold-text.ts'

describe('foldText', () => {
  it.each([
    ['case', 'VISA', 'visa'],
    ['accents', 'Où est l’hôtel à Málaga', 'ou est l’hotel a malaga'],
    ['letters that Unicode does not take apart', 'łódź straße ıspanya', 'lodz strasse ispanya'],
    ['wide letters', 'ＳＩＭ', 'sim'],
    ['vowel signs of Arabic', 'مَطار', 'مطار'],
    ['short numbers', '7 days', '0 days'],
    ['long numbers', '2026', '00'],
    ['numbers of other scripts', '٣ ايام', '0 ايام'],
    ['drawn-out words', 'heeeelp', 'heelp'],
  ])('folds %s', (_, typed, folded) => {
    expect(foldText(typed)).toBe(folded)
  })

  it('keeps the marks that make another letter in Japanese, Thai and Korean', () => {
    expect(foldText('がき 한국 ที่')).toBe('がき 한국 ที่')
  })
})
