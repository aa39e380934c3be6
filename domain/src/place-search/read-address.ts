import { foldText } from './fold-text.ts'

/** Words of an address that may be its city, and those that may be its country or state. */
export type AddressRun = {
  readonly words: string
  readonly within: string | null
  /** A number, a word for a street or a comma shows it; other sentences only end with a city. */
  readonly isAddress: boolean
}

const STREET = new RegExp(
  String.raw`\b(?:street|st|road|rd|avenue|ave|av|lane|square|boulevard|blvd|drive|court|rue|quai|allee|place|via|` +
    String.raw`viale|piazza|corso|largo|calle|carrer|avenida|plaza|paseo|rua|praca|travessa|ulica|ulitsa|str|` +
    String.raw`str(?:asse|aat))\b|(?:strasse|straat|gasse|platz|weg|gracht|plein|gatan|gata|vej)\b`,
)
const MOST_WORDS = 4
const SHORTEST = 3

/**
 * The likeliest first. After commas the last part may be the country; a part is read without its numbers and postcodes,
 * whole, then word by word from its end ("Venezia VE" from its beginning as well).
 */
export function addressRuns(typed: string): readonly AddressRun[] {
  const folded = foldText(typed)
  const parts = typed.split(/[,\n]/).map(wordsOf)
  const isAddress = parts.length > 1 || /\d/.test(folded) || STREET.test(folded)
  const found: AddressRun[] = []
  const read = (words: readonly string[], within: string | null): void => {
    for (const run of runsOf(words, parts.length > 1)) found.push({ words: run, within, isAddress })
  }
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    // The whole sentence was already searched.
    read(parts[at]!, null)
    const country = parts[at + 1]?.join(' ')
    if (country) read(parts[at]!, country)
  }
  return found.toSorted((a, b) => Number(b.within !== null) - Number(a.within !== null))
}

function wordsOf(part: string): readonly string[] {
  return foldText(part)
    .split(' ')
    .filter((word) => word !== '' && !/\d/.test(word))
}

function runsOf(words: readonly string[], hasBeginnings: boolean): readonly string[] {
  const runs: string[] = []
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    runs.push(words.slice(-count).join(' '))
    if (hasBeginnings && count < words.length) runs.push(words.slice(0, count).join(' '))
  }
  return [...new Set(runs)].filter(({ length }) => length >= SHORTEST)
}
