import type { Airport } from './airport.ts'
import { AIRPORTS } from './airports.ts'
import { foldName } from './fold-name.ts'
import { foldTyped, saysNothing, wordsOfNames } from './own-words.ts'
import { AIRPORTS_BY_PLACE } from './places.ts'

/** An airport with a name of its own, and whether that name was typed completely. */
export type NamedAirport = { readonly airport: Airport; readonly isWhole: boolean }

const SHORTEST_NAME = 4
/** 羽田 is a whole name. */
const SHORTEST_OTHER_NAME = 2
const LATIN = /\p{Script=Latin}/u
const SHORTEST_BEGINNING = 5
/** A word of more airports than this does not identify one: "john", "king", "lake". */
const MOST_OF_ONE_NAME = 4
const MOST_BEGUN = 2
/** Only a busy airport is found by its name: "chang" is not Chang'an in Jilin. */
const BUSIEST = 1_200

type Word = { readonly word: string; readonly place: number; readonly isOfCity: boolean }

/** Sorted for binary search of prefixes. Built at the first query. */
let sorted: readonly Word[] | undefined
let places: ReadonlyMap<Airport, number> | undefined

/**
 * For a box of cities: airports with this name, the busiest first. The name of a city finds none of its airports,
 * unless it identifies a single one: "dulles", "zaventem".
 */
export function findAirportsNamed(typed: string): readonly NamedAirport[] {
  const wanted = foldTyped(typed)
    .split(' ')
    .filter((word) => word !== '' && !saysNothing(word))
  const letters = wanted.join(' ').length
  if (letters < (LATIN.test(typed) ? SHORTEST_NAME : SHORTEST_OTHER_NAME)) return []
  const served = AIRPORTS_BY_PLACE.get(wanted.join(' ')) ?? []
  if (served.length > 1) return []
  const whole = matching(wanted, (word, part) => word === part)
  // "madrid" is also part of the name of an airport in Mexico: it would have to be busier than that of the city.
  const least = served[0] ? placeOf(served[0]) : BUSIEST
  const meant = whole.filter((airport) => placeOf(airport) <= least)
  if (whole.length <= MOST_OF_ONE_NAME && meant.length + served.length > 0)
    return [...new Set([...meant, ...served])].map((airport) => ({ airport, isWhole: true }))
  if (letters < SHORTEST_BEGINNING) return []
  const begun = matching(wanted, (word, part) => word.startsWith(part)).filter((airport) => placeOf(airport) <= BUSIEST)
  return begun.length > MOST_BEGUN ? [] : begun.map((airport) => ({ airport, isWhole: false }))
}

/** 0 is the busiest. */
function placeOf(airport: Airport): number {
  places ??= new Map(AIRPORTS.map((one, place) => [one, place]))
  return places.get(airport) ?? AIRPORTS.length
}

/** Every typed word matches a word of the airport, and at least one is not a word of its city. */
function matching(wanted: readonly string[], isMatch: (word: string, part: string) => boolean): readonly Airport[] {
  let found: ReadonlyMap<number, boolean> | undefined
  for (const part of wanted) {
    const before = found
    const next = new Map<number, boolean>()
    for (const { word, place, isOfCity } of beginningWith(part)) {
      if (!isMatch(word, part) || (before && !before.has(place))) continue
      next.set(place, (next.get(place) ?? false) || (before?.get(place) ?? false) || !isOfCity)
    }
    found = next
  }
  return [...(found ?? [])]
    .filter(([, hasOwn]) => hasOwn)
    .map(([place]) => place)
    .toSorted((a, b) => a - b)
    .flatMap((place) => AIRPORTS[place] ?? [])
}

function beginningWith(part: string): readonly Word[] {
  sorted ??= collect()
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.word < part) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < sorted.length && sorted[end]!.word.startsWith(part)) end += 1
  return sorted.slice(low, end)
}

function collect(): readonly Word[] {
  return AIRPORTS.flatMap((airport, place) => {
    const ofCity = new Set(foldName(airport.city).split(' '))
    return [...new Set([...wordsOfNames(airport), ...ofCity])]
      .filter((word) => !saysNothing(word))
      .map((word) => ({ word, place, isOfCity: ofCity.has(word) }))
  }).toSorted((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.place - b.place))
}
