import { type Coordinates, distanceKm } from '../kernel/index.ts'
import { namesOf } from '../place-names/index.ts'
import { foldText } from '../place-search/index.ts'
import type { TripCity, TripPlace } from '../trip/index.ts'

/** Words that tell no place from another. */
const COMMON = new Set(
  'the of and a at in on de la le les el del da do dos das di du des al visit tour walk old new by great saint st san'.split(
    ' ',
  ),
)
const BESIDE_KM = 0.6
/** Two words or more in common are no coincidence, even at the other end of a valley. */
const SAME_TWO_WORDS_KM = 3
const SAME_NAME_KM = 25

type Named = {
  readonly place: TripPlace
  readonly words: readonly ReadonlySet<string>[]
  readonly telling: readonly ReadonlySet<string>[]
  /** Folded, in every language. */
  readonly all: readonly string[]
}

/** The first of those that several tables, or two neighbours' lists, name differently: "Golden Gai" and "Golden Gai & Omoide Yokochō". */
export function distinctPlaces(
  ranked: readonly TripPlace[],
  cities: readonly TripCity[],
  most: number,
): readonly TripPlace[] {
  const cityWords = new Set(cities.flatMap(({ name }) => wordsOf(name)))
  const kept: Named[] = []
  for (const place of ranked) {
    if (kept.length >= most) break
    const named = name(place, cityWords)
    if (!kept.some((other) => isSame(other, named))) kept.push(named)
  }
  return kept.map(({ place }) => place)
}

function name(place: TripPlace, cityWords: ReadonlySet<string>): Named {
  const names = [place.name, ...place.name.split(/ & | and |, |: /)].filter((each) => each.length > 3)
  const words = names.map((each) => new Set(wordsOf(each)))
  const telling = words.map((set) => new Set([...set].filter((word) => !cityWords.has(word))))
  const all = namesOf(place).map((each) => foldText(each))
  return { place, words, telling: telling.filter(({ size }) => size > 0), all }
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !COMMON.has(word))
}

function isSame(one: Named, other: Named): boolean {
  if (one.place.id === other.place.id) return true
  const km = quickKm(one.place.coordinates, other.place.coordinates)
  if (km > SAME_NAME_KM) return false
  if (foldText(one.place.name) === foldText(other.place.name)) return true
  if (km <= BESIDE_KM && one.all.some((name) => other.all.includes(name))) return true
  if (km > SAME_TWO_WORDS_KM) return false
  const [a, b] = [one.telling[0], other.telling[0]]
  const isInside = (part: ReadonlySet<string> | undefined, whole: Named, least: number): boolean =>
    part !== undefined && part.size >= least && whole.telling.some((words) => isPart(part, words))
  if (isInside(a, other, 2) || isInside(b, one, 2)) return true
  // One word alone, as "Cathedral", is the same only beside it.
  return km <= BESIDE_KM && (isInside(a, other, 1) || isInside(b, one, 1))
}

function isPart(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  for (const word of part) if (!whole.has(word)) return false
  return true
}

function quickKm(one: Coordinates, other: Coordinates): number {
  return Math.abs(one.latitude - other.latitude) > 0.3 ? Infinity : distanceKm(one, other)
}
