import { describe, expect, it } from 'vitest'

import { cleanText, LetterDetailsStored, LONGEST, NO_DETAILS } from './letter-details.ts'

describe('cleanText', () => {
  it.each([
    ['a letter in any script', 'Ιωάννα Łęcka 王', 'Ιωάννα Łęcka 王'],
    ['the end of a line', 'a\nb', 'a\nb'],
    ['a joiner that Persian names need', 'می\u200cخواهم', 'می\u200cخواهم'],
  ])('keeps %s', (_, typed, clean) => expect(cleanText(typed)).toBe(clean))
  it.each([
    ['a control character', 'a\u0000b\u0007\u001b[31m', 'ab[31m'],
    ['a turn of the direction', 'DE12\u202e4321\u2066x', 'DE124321x'],
    ['separators of a spreadsheet and of lines', 'a\tb\u2028c\r\n', 'abc\n'],
    ['half a character', 'a\ud800b', 'ab'],
  ])('drops %s', (_, typed, clean) => expect(cleanText(typed)).toBe(clean))
  it('joins a letter with its accent, so that a font finds it', () => expect(cleanText('e\u0301')).toBe('é'))
})

describe('stored details', () => {
  it('are read from anything, each field for itself', () => {
    const stored = { name: 7, account: 'x'.repeat(900), enclosed: ['ticket', 'nonsense'], airline: 'A\u202eB' }
    expect(LetterDetailsStored.parse(stored)).toEqual({
      ...NO_DETAILS,
      account: 'x'.repeat(LONGEST.line),
      airline: 'AB',
    })
  })
})
