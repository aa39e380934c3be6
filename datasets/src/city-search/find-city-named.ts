import { findNamed, foldText, type SearchIndex } from '@app/domain/place-search'

// Cities with such scores are the first that a traveller thinks of: Granada rather than Grenada, Cologne rather than
// Colonia.
const FAMOUS = 18_500
const WORTH_A_NAME = 16_000
// Évora, Fribourg, Santorini: the main town of a district or island with that name. Below this score are villages.
const WORTH_ITS_REGION = 10_500

/**
 * The most important city with exactly that name, in any language; `Portland, Oregon` and `Paris, France` narrow it.
 * Null when the name rather means a state or a country: Texas is not a town in Mexico.
 */
export function findCityNamed(index: SearchIndex, words: string): number | null {
  const [name = '', ...rest] = words.split(',')
  const named = findNamed(index, name)
  const folded = foldText(name)
  const groups = groupsNamed(index, rest.length === 0 ? folded : foldText(rest.join(' ')))
  const isWithin = (city: number): boolean =>
    groups.has(index.entryGroup[city]!) || groups.has(index.entryRegion[city]!)
  if (rest.length > 0) return mostImportant(index, named.filter(isWithin), folded)?.city ?? null
  const found = mostImportant(index, named, folded)
  if (!found || groups.size === 0 || found.score >= FAMOUS) return found?.city ?? null
  const own = mostImportant(index, named.filter(isWithin), folded)
  const isOnlyRegion = own !== null && groups.size === 1 && groups.has(index.entryRegion[own.city]!)
  return own && own.score >= (isOnlyRegion ? WORTH_ITS_REGION : WORTH_A_NAME) ? own.city : null
}

/** Countries and regions with exactly that name, by the number of their group. */
export function findGroupNamed(index: SearchIndex, name: string): ReadonlySet<number> {
  return groupsNamed(index, foldText(name))
}

/** By the score of the key that is the whole name, which also ranks suggestions. */
function mostImportant(
  index: SearchIndex,
  cities: readonly number[],
  name: string,
): { readonly city: number; readonly score: number } | null {
  let best: { city: number; score: number } | null = null
  const wanted = new Set(cities)
  for (const [key, city] of keysOf(index, name)) {
    const score = index.keyScore[key] ?? 0
    if (wanted.has(city) && (!best || score > best.score)) best = { city, score }
  }
  return best
}

/** Keys are sorted, so those with exactly this text are adjacent. */
function* keysOf(index: SearchIndex, name: string): Generator<readonly [number, number]> {
  let [low, high] = [0, index.keyStart.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(index, middle, name) < 0) low = middle + 1
    else high = middle
  }
  for (; low < index.keyStart.length && compare(index, low, name) === 0; low += 1) yield [low, index.keyEntry[low]!]
}

function compare({ text, keyStart }: SearchIndex, key: number, name: string): number {
  const start = keyStart[key]!
  for (let letter = 0; letter < name.length; letter += 1) {
    const difference = text[start + letter]! - name.charCodeAt(letter)
    if (difference !== 0) return difference
  }
  return text[start + name.length]!
}

/** Numbers of the groups with exactly that name; their names are sorted. */
function groupsNamed({ groupNames }: SearchIndex, name: string): ReadonlySet<number> {
  const nameOf = (at: number): string => groupNames[at]!.slice(groupNames[at]!.indexOf('|') + 1)
  let [low, high] = [0, groupNames.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (nameOf(middle) < name) low = middle + 1
    else high = middle
  }
  const found = new Set<number>()
  for (; low < groupNames.length && nameOf(low) === name; low += 1) found.add(Number.parseInt(groupNames[low]!, 10))
  return found
}
