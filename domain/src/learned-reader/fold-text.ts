/** Diacritics that people omit: accents in Latin, Greek and Cyrillic, vowel signs in Arabic, the nukta in Hindi. */
const DROPPED_MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u093c\u200b-\u200f\u0640]/gu
/** Letters without a Unicode decomposition, as they are typed on other keyboards. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  ς: 'σ',
}
const UNUSUAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')
const SHORT_NUMBER = '0'
const LONG_NUMBER = '00'
const LONG_DIGITS = 3

/** One spelling for many variants: case, width, accents, "heeeelp", and all numbers of one length. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(DROPPED_MARKS, '')
    .replace(UNUSUAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\p{Nd}+/gu, (digits) => (digits.length < LONG_DIGITS ? SHORT_NUMBER : LONG_NUMBER))
}
