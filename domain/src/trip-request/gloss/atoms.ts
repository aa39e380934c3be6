/** A word, a character of a script without spaces, a number or another sign, with its place in the text. */
export type Atom = {
  readonly kind: 'word' | 'number' | 'mark'
  readonly text: string
  readonly start: number
  readonly end: number
  /** White space or the start of the text is before it. */
  readonly isApart: boolean
}

const SPACED = /[\p{L}\p{M}]+(?:(?:'|’)[\p{L}\p{M}]+)*|\d+(?:[.,:]\d+)*|[^\s\p{L}\p{M}\d]/gu
const SUFFIXED = /[\p{L}\p{M}]+|\d+(?:[.,:]\d+)*|[^\s\p{L}\p{M}\d]/gu
const UNSPACED = /[A-Za-zÀ-ɏ]+|[\p{L}][\p{M}]*|\p{M}+|\d+(?:[.,:]\d+)*|[^\s\p{L}\p{M}\d]/gu

/** Turkish joins a suffix to a name with an apostrophe: `areSuffixesApart` makes it a word of its own. */
export function readAtoms(text: string, isSpaced: boolean, areSuffixesApart = false): readonly Atom[] {
  const pattern = !isSpaced ? UNSPACED : areSuffixesApart ? SUFFIXED : SPACED
  return Array.from(
    text.replaceAll(areSuffixesApart ? /['’]/g : /(?!)/g, ' ').matchAll(pattern),
    ({ 0: word, index }) => ({
      kind: /^\d/.test(word) ? 'number' : /^[\p{L}\p{M}]/u.test(word) ? 'word' : 'mark',
      text: word,
      start: index,
      end: index + word.length,
      isApart: index === 0 || /\s/.test(text[index - 1] ?? ' '),
    }),
  )
}

const ZEROS = ['٠', '۰', '०', '๐', '０']

/** ٣ and ３ are 3; the length stays, so that places in the text stay too. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹०-९๐-๙０-９]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((sign) => code >= sign.codePointAt(0)! && code <= sign.codePointAt(0)! + 9)
    return String(code - (zero?.codePointAt(0) ?? code))
  })
}
