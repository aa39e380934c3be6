import type { City } from '@app/datasets/cities'
import { distanceKm } from '@app/domain/kernel'
import type { ReadPlan } from '@app/domain/plan-reading'

import type { PlaceTables } from '../places/place-data.ts'
import { pickedCity, suggestCities } from '../places/place-index.ts'
import { cityOfPlaces } from './city-of-places.ts'

export type CitiesOfPlan = {
  /** One city for each day of the plan, up to the last of the cities that are checked at once. */
  readonly ofDay: readonly City[]
  readonly from: 'form' | 'plan' | 'places'
}

/** Smaller towns share their names with too many other things. */
const LEAST_PEOPLE = 30_000
const SHORTEST_NAME = 4
const LEAST_PEOPLE_OF_SHORT = 300_000
const MAX_WORDS = 3
/** Words before the city of the next destination, in the six languages. */
const MOVING = new Set(
  'to in from and nach von und bis à de vers et a en em para desde y e da di per verso →'.split(' '),
)
/** Versailles is a day in Paris; Florence is not a day in Rome. */
const SAME_TRIP_KM = 60
const MAX_LINES = 12
/** Later words in a heading describe activities. */
const MAX_WORDS_A_LINE = 40
/** Each city takes a moment to look up; a longer trip is checked in parts. */
const MAX_CITIES = 8
/** Abbreviations that people write; no table has them. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({ NYC: 'New York', LA: 'Los Angeles', SF: 'San Francisco', DC: 'Washington', CDMX: 'Mexico City' }),
)
const NOT_A_CITY = new Set([
  'day',
  'tag',
  'jour',
  'trip',
  'of',
  'nice',
  'mobile',
  'reading',
  'bath',
  'split',
  'orange',
  'most',
  'march',
  'may',
  'old',
  'university',
  'hotel',
  'dinner',
  'lunch',
  'morning',
  'evening',
  'museum',
  'park',
  'tour',
  'best',
  'union',
])

export async function citiesOfPlan(
  plan: ReadPlan,
  asked: string,
  data: PlaceTables,
): Promise<CitiesOfPlan | 'no-city' | 'unknown-city'> {
  const { packedNames } = await import('../functions/city-suggestions/packed-city-finder.ts')
  const known = new Map<string, City | null>()
  const named = (text: string): City | null => {
    const before = known.get(text)
    if (before !== undefined) return before
    const id = packedNames.findCity(SHORT_NAMES.get(text) ?? text)?.cityId ?? null
    const city = id === null ? null : (data.cities.find(id) ?? null)
    known.set(text, city)
    return city
  }
  const wanted = asked.trim()
  if (wanted !== '') {
    const suggested = await suggestCities(wanted, data.cities)
    const city = pickedCity(suggested, wanted) ?? named(wanted) ?? suggested[0]?.city
    return city ? { ofDay: alongDays(plan, city, named), from: 'form' } : 'unknown-city'
  }
  const lines = [...plan.introduction, ...plan.days.map(({ title }) => openingOf(title))].slice(0, MAX_LINES)
  const all = lines.flatMap((line) => citiesIn(line, named))
  // “Berlin 2 Tage” means the city; the Sofía of “Reina Sofía” counts only when there is no better match.
  const written = largest(all.filter(({ isPlain }) => isPlain)) ?? largest(all)
  if (written) return { ofDay: alongDays(plan, firstOf(plan, named) ?? written, named), from: 'plan' }
  const told = cityOfPlaces(plan, data)
  return told ? { ofDay: plan.days.map(() => told), from: 'places' } : 'no-city'
}

/** With several cities in the headings, a trip begins in that of its first day. */
function firstOf(plan: ReadPlan, named: (text: string) => City | null): City | null {
  return plan.days[0] ? largest(plainIn(plan.days[0].title, named)) : null
}

/** A heading that names another city moves the trip there, until the next one does. */
function alongDays(plan: ReadPlan, first: City, named: (text: string) => City | null): readonly City[] {
  let here = first
  const cities = new Set<number>()
  const ofDay: City[] = []
  for (const { title } of plan.days) {
    const next = plainIn(title, named).findLast((city) => distanceKm(city.coordinates, here.coordinates) > SAME_TRIP_KM)
    if (next) here = next
    cities.add(here.id)
    if (cities.size > MAX_CITIES) break
    ofDay.push(here)
  }
  return ofDay
}

/** The text up to the first hour or list separator: what follows describes activities. */
function openingOf(title: string): string {
  return title.split(/[:,;|]|\d/u, 1)[0] ?? ''
}

const plainIn = (title: string, named: (text: string) => City | null): readonly City[] =>
  citiesIn(openingOf(title), named).filter(({ isPlain }) => isPlain)

function withoutMarks(word: string): string {
  let end = word.length
  while (end > 0 && ".'’-".includes(word.charAt(end - 1))) end -= 1
  return word.slice(0, end)
}

/** `isPlain`: not part of a longer name. */
type WrittenCity = City & { readonly isPlain: boolean }

/** Words with a capital, up to three in a row, the longest first. */
function citiesIn(line: string, named: (text: string) => City | null): readonly WrittenCity[] {
  const words = [...line.matchAll(/[\p{L}\p{M}'’.-]+/gu)].slice(0, MAX_WORDS_A_LINE).map(([word]) => withoutMarks(word))
  const found: WrittenCity[] = []
  const isName = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '')
  for (let at = 0; at < words.length;) {
    const count = [MAX_WORDS, 2, 1].find((each) => cityFrom(words, at, each, named)) ?? 0
    const city = count > 0 ? cityFrom(words, at, count, named) : null
    const isLed = at === 0 || MOVING.has(words[at - 1]?.toLowerCase() ?? '')
    if (city) found.push({ ...city, isPlain: isLed && !isName(words[at + count]) })
    at += Math.max(1, count)
  }
  return found
}

function cityFrom(
  words: readonly string[],
  at: number,
  count: number,
  named: (text: string) => City | null,
): City | null {
  const span = words.slice(at, at + count)
  if (span.length < count || !/^\p{Lu}|^\p{Lo}/u.test(span[0] ?? '') || !/^\p{Lu}|^\p{Lo}/u.test(span.at(-1) ?? ''))
    return null
  // At the start of a line “Nice” is a word; “in Nice” is a city.
  if (count === 1 && at === 0 && NOT_A_CITY.has(span[0]?.toLowerCase() ?? '')) return null
  const name = span.join(' ')
  const city = named(name)
  // “Mo” means Monday rather than Meaux.
  const least = name.length < SHORTEST_NAME ? LEAST_PEOPLE_OF_SHORT : LEAST_PEOPLE
  return city && (city.population ?? 0) >= least ? city : null
}

function largest(cities: readonly City[]): City | null {
  return cities.toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))[0] ?? null
}
