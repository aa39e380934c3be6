import { foldText } from '@app/domain/place-search'
import { openReading } from '@app/domain/trip-request'

import type { LookUps } from '../../tools/look-ups.ts'
import { nationalityOf } from '../names/nationalities.ts'
import { countriesIn, type Mention } from '../names/read-mentions.ts'
import { WELL_VISITED } from '../names/well-visited.ts'
import type { Phrasebook } from '../phrasebook.ts'
import { vocabularyOf } from './vocabulary.ts'

const SHORTEST = 5
const LONG = 9

/** Whether a word is a misspelling of another: the same first letter and one error, or two in a long word. */
export function isSlipOf(word: string, meant: string): boolean {
  if (word.length < SHORTEST || meant.length < SHORTEST || word[0] !== meant[0] || word === meant) return false
  const most = meant.length >= LONG ? 2 : 1
  return Math.abs(word.length - meant.length) <= most && slipsBetween(word, meant) <= most
}

/** Counts letters that are missing, added, changed or swapped with the next. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? Infinity
}

/** A text of `plain` with unknown words corrected, if all similar words have one meaning. */
export function spelled(text: string, book: Phrasebook): string {
  const { words, keywords } = vocabularyOf(book)
  const right = (word: string): string => {
    if (word.length < SHORTEST || keywords.has(word) || words.has(word)) return word
    const near = [...keywords].filter(([known]) => isSlipOf(word, known) || isSlipOf(word, `${known}s`))
    return new Set(near.map(([, intent]) => intent)).size === 1 ? (near[0]?.[0] ?? word) : word
  }
  return ` ${text.trim().split(' ').map(right).join(' ')} `
}

/** The well-known city, or country in the language of the question, that a misspelt word most likely means. */
export function misspeltPlace(text: string, book: Phrasebook, lookUps: LookUps): Mention | null {
  const { words } = vocabularyOf(book)
  const { words: reading } = openReading(text, lookUps)
  for (const [index, { kind, folded, start, end }] of reading.tokens.entries()) {
    if (kind !== 'word' || folded.length < SHORTEST || words.has(folded)) continue
    if (reading.isKnown(index) || nationalityOf(folded) !== null) continue
    const cities = WELL_VISITED.flatMap((id) => lookUps.city(id)?.value ?? [])
    const [city, otherCity] = cities.filter(({ name }) => isSlipOf(folded, foldText(name)))
    if (city && !otherCity) return { cityId: city.cityId, country: city.country, start, end }
    const [country, otherCountry] = [...countriesIn(book.code)].filter(([name]) => isSlipOf(folded, name))
    if (!city && country && !otherCountry) return { cityId: null, country: country[1], start, end }
  }
  return null
}
