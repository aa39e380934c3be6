import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { TripCity } from '@app/domain/trip'
import type { FindCity, FindRegion, NamedPlace } from '@app/domain/trip-request'

import type { GuideEntry, GuideIndex } from '../guide/index.ts'

export type DestinationFinder = {
  /** Regions, islands, parks and routes by name; a city of the same name precedes them. */
  readonly findRegion: FindRegion
  /** A city by a name in any language of the guide, also those that the search of cities lacks. */
  readonly findCityNamed: FindCity
  /** The longest name of the guide that contains these words: "Iceland" in "Iceland ring road". */
  readonly around: (sentence: string, start: number, end: number) => GuideEntry | null
  readonly byId: (id: string) => GuideEntry | null
  readonly named: (name: string) => GuideEntry | null
  readonly city: (city: TripCity) => GuideEntry | null
  /** The longest name anywhere in a sentence that was otherwise not understood; of any language if that is null. */
  readonly inside: (sentence: string, language: string | null) => GuideEntry | null
  /** The country's route, or the destination that replaces it. */
  readonly country: (code: string) => GuideEntry | null
  /** Whether a small word is a name in this language: "island" is Iceland in German alone. */
  readonly isNameIn: (name: string, language: string) => boolean
  /** Finished cities, regions, islands and parks. */
  readonly done: readonly GuideEntry[]
  /** Everything of a country, the best known first. */
  readonly allOf: (code: string) => readonly GuideEntry[]
}

/** Coordinates on the device are accurate to about a degree. */
const SAME_CITY_KM = 250
/** A shorter name may be part of a word. */
const SURE_NAME = 4
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/
const WORDS_AROUND = 3
const SHORTEST_NAME = 3
const LOCAL = 'local'

/** Two Latin letters may be any word, unless they are capitals ("DF"); two characters of these scripts are a name. */
const isTooShort = (name: string): boolean =>
  name.length < (DENSE.test(name) ? 2 : SHORTEST_NAME) && !/^[A-Z]{2}$/.test(name)

/** Destinations of the guide by their names in all languages, without unfinished ones. */
export function destinationFinder(index: GuideIndex): DestinationFinder {
  const finder = finders.get(index.destinations) ?? createFinder(index)
  finders.set(index.destinations, finder)
  return finder
}

const finders = new WeakMap<GuideIndex['destinations'], DestinationFinder>()

function createFinder({ destinations }: GuideIndex): DestinationFinder {
  const known = destinations.filter(({ state }) => state !== 'listed')
  const named = byName(known)
  const languages = languagesOfNames(known)
  const entryOf = (name: string): GuideEntry | undefined => named.get(foldText(name))
  return {
    findCityNamed: (name) => {
      const entry = isTooShort(name) ? undefined : entryOf(name)
      const [country] = entry?.countries ?? []
      if (entry?.kind !== 'city' || country === undefined) return null
      return { name: entry.name, country, cityId: null, coordinates: entry.coordinates }
    },
    findRegion: (name) => {
      if (isTooShort(name)) return null
      const entry = entryOf(name)
      return entry && entry.kind !== 'city' ? { id: entry.id, country: entry.countries[0] ?? '' } : null
    },
    named: (name) => (isTooShort(name) ? null : (entryOf(name) ?? null)),
    byId: (id) => known.find((entry) => entry.id === id) ?? null,
    around: (sentence, start, end) => {
      const words = [...sentence.matchAll(/[\p{L}\p{N}'’-]+/gu)]
      const first = words.findIndex(({ index, 0: word }) => index + word.length > start)
      const last = words.findLastIndex(({ index }) => index < end)
      if (first < 0 || last < first) return null
      for (let more = WORDS_AROUND; more > 0; more -= 1) {
        const ends = words[last + more]
        const entry = ends && entryOf(sentence.slice(words[first]?.index, ends.index + ends[0].length))
        if (entry) return entry
      }
      return null
    },
    city: ({ name, country, coordinates }) => {
      const isNear = (entry: GuideEntry): boolean =>
        entry.countries.includes(country) && distanceKm(entry.coordinates, coordinates) <= SAME_CITY_KM
      const same = entryOf(name)
      return same && isNear(same) ? same : null
    },
    inside: (sentence, language) => {
      const folded = ` ${foldText(sentence)} `
      const isInside = (name: string): boolean =>
        UNSPACED.test(name) ? folded.includes(name) : folded.includes(` ${name} `)
      const names = [...named.keys()].filter(
        (name) =>
          name.length >= (UNSPACED.test(name) ? 2 : SURE_NAME) &&
          isInside(name) &&
          (language === null || (languages.get(name)?.has(language) ?? true)),
      )
      const longest = names.toSorted((one, other) => other.length - one.length)[0]
      return longest === undefined ? null : (named.get(longest) ?? null)
    },
    done: known.filter(({ state, kind }) => state === 'done' && kind !== 'country-route'),
    isNameIn: (name, language) => name !== name.toLowerCase() || (languages.get(foldText(name))?.has(language) ?? true),
    allOf: (code) =>
      known.filter(({ countries }) => countries.includes(code)).toSorted((one, other) => one.rank - other.rank),
    country: (code) => ofCountry(known, code),
  }
}

/** Denmark is Copenhagen rather than a route through Scandinavia. */
function ofCountry(known: readonly GuideEntry[], code: string): GuideEntry | null {
  const first = known.filter(({ countries }) => countries[0] === code)
  const alone = first.filter(({ countries }) => countries.length === 1)
  const all = alone.length > 0 ? alone : first
  // A region with a few rows does not stand for its country while a finished destination can.
  const done = all.filter(({ state }) => state === 'done')
  const own = done.length > 0 ? done : all
  return own.find(({ kind }) => kind === 'country-route') ?? own.find(({ kind }) => kind !== 'city') ?? own[0] ?? null
}

/** The destination of the guide that a place of a request is. */
export function placeEntry(
  { name, city, country, regionId }: NamedPlace,
  finder: DestinationFinder,
): GuideEntry | null {
  if (regionId !== undefined) return finder.byId(regionId)
  if (city) return finder.city(city) ?? finder.city({ ...city, name })
  return country === null ? null : finder.country(country)
}

/** `Cusco & Sacred Valley` is Cusco, too, and `Iguazú Falls` Iguazú. */
function partsOf({ name }: Pick<GuideEntry, 'name'>): readonly string[] {
  const parts = name.split(/ & |, | \/ |: /)
  return parts.flatMap((part) => [part, part.replace(LANDSCAPE, '')]).filter((part) => part !== '' && part !== name)
}

const LANDSCAPE = / (?:Falls|Islands?|National Park|Canyon|Valley)$/

/** The only languages in which a word is that name: "island" is Iceland in German, and any island in English. */
function languagesOfNames(entries: readonly GuideEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const own = new Set(entries.flatMap((entry) => [entry.name, ...partsOf(entry)]).map((name) => foldText(name)))
  const languages = new Map<string, Set<string>>()
  const local = entries.flatMap(({ localName }) => (localName === null ? [] : [{ language: LOCAL, name: localName }]))
  for (const { language, name } of [...entries.flatMap(({ otherNames }) => otherNames), ...local]) {
    const key = foldText(name)
    if (!own.has(key)) languages.set(key, (languages.get(key) ?? new Set()).add(language))
  }
  return languages
}

/** For a shared name: a city before a region, then by popularity; partial names last. */
function byName(entries: readonly GuideEntry[]): ReadonlyMap<string, GuideEntry> {
  const named = new Map<string, GuideEntry>()
  const add = (entry: GuideEntry, names: readonly (string | null)[]): void => {
    for (const name of names) {
      const key = foldText(name ?? '')
      if (key !== '' && !named.has(key)) named.set(key, entry)
    }
  }
  const whole = ({ name, localName, otherNames }: GuideEntry) => [
    name,
    localName,
    ...otherNames.map((other) => other.name),
  ]
  for (const entry of entries.filter(({ kind }) => kind === 'city')) add(entry, whole(entry))
  for (const entry of entries.filter(({ kind }) => kind !== 'city')) add(entry, whole(entry))
  for (const entry of entries) add(entry, partsOf(entry))
  for (const entry of entries) add(entry, partsOf({ name: entry.localName ?? '' }))
  return named
}
