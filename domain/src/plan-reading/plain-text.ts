/** Lower case without accents, letter for letter, so that positions match the original text. */
export function toPlain(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const base = letter === '’' ? "'" : (letter.normalize('NFD')[0] ?? letter).toLowerCase()
    return base.length === letter.length ? base : letter
  }).join('')
}

/** A pattern for any of these words; the longest first, because `visit` is part of `visit to`. */
export function anyOf(words: readonly string[]): string {
  const plain = [...new Set(words.map(toPlain))].toSorted((one, other) => other.length - one.length)
  return plain.length === 0
    ? '(?!)'
    : `(?:${plain.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`
}

/** As whole words in a plain text. */
export function wholeWord(words: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${anyOf(words)}(?![\\p{L}\\d])`, flags)
}
