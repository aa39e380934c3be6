import { foldText } from '../../place-search/index.ts'
import type { PlacedName } from '../places/placed-name.ts'
import { sliceOf } from '../places/read-name.ts'
import { isTaken, lengthAt, type Reading, tokenAt } from '../reading.ts'
import { isJoint } from './judge-sights.ts'
import type { NamedSight } from './scan-sights.ts'

/** "A castle" is any of them; "the castle" is the one of the mentioned city. */
const DEFINITE: ReadonlySet<string> = new Set(
  'the der die das den dem zum zur ins im le la les l au du el los las al del il lo i gli alla al o a os as ao'.split(
    ' ',
  ),
)
const INDEFINITE: ReadonlySet<string> = new Set(['a', 'i'])

/**
 * `Seville …, we'd love to see the cathedral`: one word, which with the name of the city is the full name of a sight
 * there.
 */
export function scanCommonSights(reading: Reading, names: readonly PlacedName[]): readonly NamedSight[] {
  const cities = names.flatMap(({ name, city }) => (city ? [{ city, names: [name, city.name] }] : []))
  if (cities.length === 0) return []
  return [...reading.words.tokens.keys()].flatMap((at) => {
    if (!isDefinite(reading, at)) return []
    const word = tokenAt(reading, at)?.folded ?? ''
    const owners = cities.flatMap(({ city, names: called }) => {
      const key = `${city.name} ${city.country}`
      const isThere = called.some((name) => isSightOf(reading, [...foldText(name).split(' '), word], key))
      return isThere ? [key] : []
    })
    return owners.length > 0 ? [{ name: sliceOf(reading, at, 1), at, length: 1, cities: owners, isWhole: true }] : []
  })
}

/** `The Prado and the palace`: a kind of sight with its article, listed beside a named one. */
export function scanListedKinds(reading: Reading, named: readonly NamedSight[]): readonly NamedSight[] {
  const found: NamedSight[] = []
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const noun = lengthAt(reading, at, 'sight')
    const known = [...named, ...found]
    if (noun === 0 || !isDefinite(reading, at) || known.some((sight) => meets(sight, at, noun))) continue
    const beside = known.find((sight) => isJoint(reading, sight.at + sight.length, at))
    if (!beside || !isAlone(reading, at + noun)) continue
    found.push({ name: sliceOf(reading, at, noun), at, length: noun, cities: beside.cities, isWhole: true })
    at += noun - 1
  }
  return found
}

const meets = (sight: NamedSight, at: number, length: number): boolean =>
  sight.at < at + length && at < sight.at + sight.length

/** After "the palace" the list continues or ends; "the palace of Fine Arts" and "the museum quarter" are names. */
function isAlone(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  if (!token || token.kind === 'mark' || token.sentence !== tokenAt(reading, at - 1)?.sentence) return true
  return lengthAt(reading, at, 'and', 'part', 'isMust', 'but') > 0
}

function isSightOf(reading: Reading, words: readonly string[], city: string): boolean {
  const found = reading.findSight(words)
  return found !== null && found.isWhole && found.cities.includes(city)
}

/** With its article, or capitalised in a language where that marks a name: "Castle, obviously". */
function isDefinite(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  const { language } = reading.words
  if (token?.kind !== 'word' || token.isGlued || isTaken(reading, at) || tokenAt(reading, at + 1)?.isGlued) return false
  if (lengthAt(reading, at, 'common', 'monthName', 'weekday', 'publicHoliday', 'day', 'night') > 0) return false
  const before = tokenAt(reading, at - 1)
  if (before?.sentence === token.sentence && DEFINITE.has(before.folded))
    return !(language.code === 'en' && INDEFINITE.has(before.folded))
  return token.isCapital && !language.hasCapitalNouns && lengthAt(reading, at, 'sight') > 0
}
