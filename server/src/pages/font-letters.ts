/** From and to, both included. */
export type Letters = readonly [first: number, last: number]

const DESCRIPTOR = /\bunicode-range:([^;}]*)/i
const RANGE = /U\+([0-9a-f]*)(\?*)(?:-([0-9a-f]+))?/gi
const LAST_ASCII = 0x7e
const NOT_ASCII = /[^\0-\x7f]/gu

/** Which letters a face says it has. None: it may have any. */
export function lettersOf(fontFace: string): readonly Letters[] {
  const [, ranges = ''] = DESCRIPTOR.exec(fontFace) ?? []
  return [...ranges.matchAll(RANGE)].map(([, digits = '', open = '', last]) => [
    Number.parseInt(digits + '0'.repeat(open.length), 16),
    Number.parseInt(last ?? digits + 'f'.repeat(open.length), 16),
  ])
}

/** What stands in a text beyond the letters that every page has. */
export function signsIn(text: string): readonly number[] {
  return [...new Set(text.match(NOT_ASCII))].map((sign) => sign.codePointAt(0)!)
}

export function hasAnyOf(letters: readonly Letters[], signs: readonly number[]): boolean {
  return letters.some(([first, last]) => first <= LAST_ASCII || signs.some((sign) => first <= sign && sign <= last))
}
