import { isLinkInName } from '../../place-names/index.ts'
import { isAbbreviationDot, sliceOf } from '../places/read-name.ts'
import type { Title } from '../read-title.ts'
import { isMark, lengthAt, type Reading, tokenAt } from '../reading.ts'

/** The name of a sight anywhere in the request; `isWhole` when it is complete. */
export type NamedSight = Title & { readonly cities: readonly string[]; readonly isWhole: boolean }

const LONGEST_SIGHT = 8

/** Every sight name in the tables, capitalised or not; the longest one at a position. */
export function scanSights(reading: Reading): readonly NamedSight[] {
  const found: NamedSight[] = []
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const sight = longestAt(reading, at)
    if (!sight) continue
    found.push(sight)
    at = sight.at + sight.length - 1
  }
  return found
}

function longestAt(reading: Reading, at: number): NamedSight | null {
  const first = tokenAt(reading, at)
  if (first?.kind !== 'word' || isLinkInName(first.folded)) return null
  // The "Museum" of "Kumu-Museum"; the one of "l'Alhambra" may begin there.
  if (first.isGlued && !isLinkInName(tokenAt(reading, at - 1)?.folded ?? '')) return null
  const words: string[] = []
  let best: NamedSight | null = null
  for (let end = at; end < at + LONGEST_SIGHT; end += 1) {
    const token = tokenAt(reading, end)
    if (!token || token.sentence !== first.sentence || !isPart(reading, end)) break
    // "Schönbrunn und Tiergarten" are two, "Victoria and Albert Museum" is one.
    if (best && lengthAt(reading, end, 'and') > 0) break
    if (token.kind === 'mark') continue
    words.push(token.folded)
    if (isLinkInName(token.folded)) continue
    const known = reading.findSight(words)
    if (!known) break
    const isCut = tokenAt(reading, end + 1)?.isGlued ?? false
    if (known.cities.length > 0 && !isCut && isName(reading, at, end - at + 1))
      best = { name: sliceOf(reading, at, end - at + 1), at, length: end - at + 1, ...known }
  }
  return best
}

const isPart = (reading: Reading, at: number): boolean => {
  const token = tokenAt(reading, at)
  return (
    token?.kind === 'word' || token?.kind === 'number' || isMark(reading, at, '&') || isAbbreviationDot(reading, at)
  )
}

/** "The old town", "a market": lower-case everyday words are not names, although some sight has that name. */
function isName(reading: Reading, at: number, length: number): boolean {
  const { tokens, language } = reading.words
  return tokens.slice(at, at + length).some((token, step) => {
    const isCapital = token.isCapital && !language.hasCapitalNouns && at + step > 0
    const isWord = reading.words.isKnown(at + step) || lengthAt(reading, at + step, 'sight') > 0
    return token.kind === 'word' && (isCapital || !(isWord || isLinkInName(token.folded)))
  })
}
