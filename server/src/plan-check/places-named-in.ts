import type { City } from '@app/datasets/cities'
import { guideAround, nameKeys, tripPlaces } from '@app/datasets/trip-places'
import { factsOfKind } from '@app/domain/place-kinds'
import { foldText } from '@app/domain/place-search'
import type { FoundPlace } from '@app/domain/plan-reading'
import type { TripPlace } from '@app/domain/trip'

import { createBoundedCache } from '../bounded-cache.ts'
import { loadPlaceGuide, loadPlaceMatches } from '../places/guide/load-place-guide.ts'
import { loadPlaceTables } from '../places/place-data.ts'
import { loadPlaceMap } from '../places/place-map.ts'
import { loadPlaceSights } from '../places/place-sights.ts'
import { isSameCore, nameCore, openingOf } from './name-core.ts'
import { asPart } from './part-of-place.ts'

export type PlaceFinder = {
  /**
   * Finds full names in the text; when there is none, compares the distinctive part of the written name in any
   * language.
   */
  readonly find: (item: { readonly text: string; readonly name: string }) => readonly FoundPlace[]
  /** The number of known places here. */
  readonly known: number
}

const CONJUNCTION = /\s+(?:and|und|et|y|e|&|\+|mit|with)\s+|[,;:|()→]/iu
const ALL = { sights: 1500, food: 600, lookedAt: 1500 }
const MAX_WORDS = 8
const MUCH_BETTER_KNOWN = 0.2
/** A single short word may mean anything, so it is never the name of a place. */
const SHORTEST_NAME = 4
const COMMON =
  /^(?:(?:the |la |le |el |il |o |a )?(?:old|new|city|town|centre|center|central|national|royal|grand|great|modern|art|arts|history|natural history|science|war|university|state|public|opera|station|river|lake|hill|beach|port|harbour|harbor|dom|garden|gardens|zoo|museum|park|market|bridge|tower|church|cathedral|castle|palace|square|plaza|mall|cafe|bar|restaurant|hotel|lunch|dinner|breakfast|brunch|morning|evening|free|home|north|south|east|west|downtown|old town|old city|medina|historic centre|historic center|chinatown|waterfront))$/

type Word = { readonly folded: string; readonly start: number; readonly end: number; readonly isNamed: boolean }

const kept = createBoundedCache<number, Promise<PlaceFinder>>(20)

/** Names are looked up whole, in every language the tables have them in; the longest name wins. */
export function placesNamedIn(city: City): Promise<PlaceFinder> {
  return kept(city.id, () => build(city))
}

async function build(city: City): Promise<PlaceFinder> {
  const [{ places: guides }, map, sights] = [await loadPlaceTables(), await loadPlaceMap(), await loadPlaceSights()]
  const where = { ...city, cityId: city.id }
  const guide = await guideAround(await loadPlaceGuide(), where, await loadPlaceMatches())
  const places = tripPlaces({ sights, guides, guide, map }, where, { most: ALL, isForReading: true })
  const names = indexNames(places, foldText(city.name))
  const similar = similarTo(places, new Set(foldText(city.name).split(' ')))
  return {
    known: places.length,
    find: ({ text, name }) => {
      const found = findIn(text, names)
      const rest = withoutFound(text, found).split(CONJUNCTION)
      const others = (found.length > 0 ? rest : [name, ...rest]).flatMap(similar)
      return onceEach([...found.map((each) => asPart(each, text)), ...others])
    },
  }
}

/** Found names leave a gap, so that “Colisée et Forum romain” continues with the second. */
function withoutFound(text: string, found: readonly FoundPlace[]): string {
  let rest = text
  for (const { start, end } of found.toReversed()) rest = `${rest.slice(0, start)};${rest.slice(end)}`
  return rest
}

function onceEach(found: readonly FoundPlace[]): readonly FoundPlace[] {
  return [...new Map(found.map((each) => [each.place.id, each])).values()]
}

/** Only sights: a bar may have the name of any of them. */
function similarTo(
  places: readonly TripPlace[],
  cityWords: ReadonlySet<string>,
): (name: string) => readonly FoundPlace[] {
  const cores = places
    .filter(({ kind }) => factsOfKind(kind).role === 'sight')
    .flatMap((place) =>
      [place.name, ...(place.otherNames ?? [])].map((name) => ({ place, core: nameCore(name, cityWords) })),
    )
  const byOpening = Map.groupBy(
    cores.flatMap((each) => [...new Set(each.core.words.map(openingOf))].map((opening) => ({ ...each, opening }))),
    ({ opening }) => opening,
  )
  return (name) => {
    const wanted = nameCore(name, cityWords)
    // Every word has to match, so the first one selects the candidates.
    const likely = byOpening.get(openingOf(wanted.words[0] ?? '')) ?? []
    const match = likely.find(({ core }) => isSameCore(wanted, core))
    return match ? [{ place: match.place, start: 0, end: 0 }] : []
  }
}

type Names = { readonly whole: ReadonlyMap<string, TripPlace>; readonly bare: ReadonlyMap<string, TripPlace> }

/** The better known place comes first and keeps the name. */
function indexNames(places: readonly TripPlace[], cityName: string): Names {
  const whole = new Map<string, TripPlace>()
  const bare = new Map<string, TripPlace>()
  for (const place of places) {
    const keys = nameKeys([place.name, ...(place.otherNames ?? [])])
    const isSight = factsOfKind(place.kind).role === 'sight'
    const add = (names: Map<string, TripPlace>, key: string): void => {
      const isUsable = key.length >= SHORTEST_NAME && key !== cityName && !COMMON.test(key) && !/^\d+$/.test(key)
      if (isUsable && !names.has(key)) names.set(key, place)
    }
    for (const key of keys.whole) {
      add(whole, key)
      add(whole, key.replace(/^(?:the|le|la|les|el|il|lo|o|a|der|die|das) /, ''))
    }
    // “the bridge” does not mean a bar called “Bridge”.
    if (isSight) for (const key of keys.bare) add(bare, key)
  }
  return { whole, bare }
}

function findIn(text: string, names: Names): readonly FoundPlace[] {
  const words = wordsOf(text)
  const found: FoundPlace[] = []
  for (let at = 0; at < words.length;) {
    const match = longestFrom(words, at, names)
    if (match && !found.some(({ place }) => place.id === match.place.id)) {
      found.push({ place: match.place, start: words[at]?.start ?? 0, end: words[at + match.count - 1]?.end ?? 0 })
    }
    at += match?.count ?? 1
  }
  return found
}

function longestFrom(
  words: readonly Word[],
  at: number,
  { whole, bare }: Names,
): { readonly place: TripPlace; readonly count: number } | null {
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
    const span = words.slice(at, at + count)
    const key = span.map(({ folded }) => folded).join(' ')
    // One short lower-case word may be a verb; a capital marks a name.
    const isName = count > 1 || (span[0]?.isNamed ?? false) || key.length >= 7
    const place = isName && better(whole.get(key), span[0]?.isNamed ? bare.get(key) : undefined)
    if (place) return { place, count }
  }
  return null
}

/** “Louvre” is the museum, although a guide has a corner of it under exactly that name. */
function better(exact: TripPlace | undefined, likely: TripPlace | undefined): TripPlace | undefined {
  if (!exact || !likely) return exact ?? likely
  return likely.renown > exact.renown + MUCH_BETTER_KNOWN ? likely : exact
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)].flatMap(({ 0: word, index }) => {
    const folded = foldText(word)
    return folded === '' ? [] : [{ folded, start: index, end: index + word.length, isNamed: !/^\p{Ll}/u.test(word) }]
  })
}
