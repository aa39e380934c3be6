import { countryNameIn } from '@app/domain/country-name'
import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import { readTokens } from '@app/domain/trip-request'

import type { GuideEntry, GuideLookUp } from '../../tools/guide/guide-look-up.ts'
import { namesOf, placeOfCity } from '../../tools/guide/guide-place.ts'
import type { LookUps } from '../../tools/look-ups.ts'
import { isCommonWord } from '../names/common-words.ts'
import { airportsNamed } from '../names/famous-airports.ts'
import { cityOfSight } from '../names/famous-sights.ts'
import type { Mention } from '../names/read-mentions.ts'
import { isArticle, isBetweenLinks } from '../names/tagged-names.ts'
import type { Phrasebook } from '../phrasebook.ts'
import type { Question } from '../reading/question.ts'
import type { Slots } from '../reading/slots.ts'
import { vocabularyOf } from '../reading/vocabulary.ts'
import { destinationInside, isOrdinary } from './place-inside.ts'

/** The place of an everyday question: codes and ids, never words of the question. */
export type EverydayPlace = {
  /** The guide's id; null for a place outside the guide. */
  readonly destinationId: string | null
  /** The GeoNames id; null for a region, an island or a country. */
  readonly cityId: number | null
  readonly country: string
}
/** The phrasebook, and the language of the message, which may have none. */
type Reader = { readonly book: Phrasebook; readonly language: string }

const MOST_WORDS = 5
const SHORTEST_NAME = 4
const ENDS_IN_SIGN = /[^\p{L}\p{M}\p{N}]$/u
/** A city of the same name farther than this from the destination is another city. */
const SAME_PLACE_KM = 120
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]{2,}$/u

/** The places of a message in order: cities, countries, and the guide's regions and islands. */
export function placesIn(question: Question, reader: Reader, lookUps: LookUps): readonly EverydayPlace[] {
  return placesWithSpans(question, reader, lookUps).map(({ destinationId, cityId, country }) => ({
    destinationId,
    cityId,
    country,
  }))
}

export type SpannedPlace = EverydayPlace & { readonly start: number; readonly end: number }

/** The same, with the characters that name each. */
export function placesWithSpans(
  { text, mentions }: Question,
  { book, language }: Reader,
  lookUps: LookUps,
): readonly SpannedPlace[] {
  const { guide } = lookUps
  if (!guide) return []
  const inGuide = guideNamesIn(text, { book, language }, mentions, guide)
  const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
    a.start < b.end && b.start < a.end
  const length = ({ start, end }: { start: number; end: number }): number => end - start
  const named = mentions
    .filter((mention) => !inGuide.some((found) => overlaps(found, mention) && length(found) > length(mention)))
    .map((mention) =>
      placeOfMention(
        mention,
        inGuide.find((found) => overlaps(found, mention)),
        lookUps,
        guide,
      ),
    )
  const others = inGuide.filter((found) => !named.some((each) => overlaps(each, found)))
  return [...named, ...others].toSorted((a, b) => a.start - b.start)
}

/** "Alhambra tickets", "is the Prado open on Monday": a sight known in one city only identifies it. */
export function placeOfSight(text: string, lookUps: LookUps): EverydayPlace | null {
  const sight = cityOfSight(text)
  if (sight !== null) return placeOfSlots({ cities: [sight], countries: [] }, lookUps)
  const inside = destinationInside(text, lookUps)
  const entry = lookUps.guide?.destinations.find(({ id }) => id === inside)
  if (entry) return { destinationId: entry.id, cityId: null, country: entry.countries[0] ?? '' }
  const { findSight, findCity } = lookUps
  if (!findSight) return null
  const tokens = readTokens(text).map(({ folded }) => folded)
  for (let count = Math.min(MOST_WORDS, tokens.length); count > 0; count -= 1) {
    for (let at = 0; at + count <= tokens.length; at += 1) {
      const words = tokens.slice(at, at + count)
      const found = words.join('').length < SHORTEST_SIGHT ? null : findSight(words)
      const [only, ...others] = found?.cities ?? []
      const isPart = count === 1 && !OF_MANY.has(words[0] ?? '') && !isOrdinary(words[0] ?? '')
      if (!found?.isWhole && !isPart) continue
      const name = only?.replace(/ [A-Z]{2}$/, '')
      const city = name === undefined || others.length > 0 ? null : findCity(name)
      if (city?.cityId) return placeOfSlots({ cities: [city.cityId], countries: [] }, lookUps)
    }
  }
  return null
}

const SHORTEST_SIGHT = 5
/** Words of many names, which identify no sight. */
const OF_MANY = new Set(
  'black first grand great green house lake mount night north park point rock royal small south temple water white world'.split(
    ' ',
  ),
)

function placeOfMention(
  { cityId, country, destinationId, start, end }: Mention,
  named: (SpannedPlace & { readonly entry: GuideEntry }) | undefined,
  lookUps: LookUps,
  guide: GuideLookUp,
): SpannedPlace {
  if (destinationId !== undefined) return { destinationId, cityId, country, start, end }
  const city = cityId === null ? undefined : lookUps.city(cityId)?.value
  // "Mexico" is the country rather than the city; "Singapore" is both.
  const isCountry = cityId === null && foldText(named?.entry.name ?? '') !== foldText(countryNameIn(country, 'en'))
  if (named && !isCountry && named.country === country) {
    const isNear = city && distanceKm(city.coordinates, named.entry.coordinates) <= SAME_PLACE_KM
    return { destinationId: named.destinationId, cityId: isNear ? cityId : null, country: named.country, start, end }
  }
  const place = city && placeOfCity(city, guide)
  return { destinationId: place?.entry?.id ?? null, cityId, country, start, end }
}

/** The place from earlier questions. */
export function placeOfSlots(
  { cities, countries }: Pick<Slots, 'cities' | 'countries'>,
  lookUps: LookUps,
): EverydayPlace | null {
  const [cityId] = cities
  const city = cityId === undefined ? undefined : lookUps.city(cityId)?.value
  if (cityId !== undefined && city) {
    const place = lookUps.guide && placeOfCity(city, lookUps.guide)
    return { destinationId: place?.entry?.id ?? null, cityId, country: city.country }
  }
  const [country] = countries
  return country === undefined ? null : { destinationId: null, cityId: null, country }
}

/**
 * "Heathrow", "CDG": the airport's code and its destination. In lower case only if the question is about the way from
 * an airport, and only one that serves a named place: "las" and "san" are words.
 */
export function airportIn(
  { text, slots }: Question,
  ofPlaces: readonly EverydayPlace[] | null,
  { guide }: LookUps,
): { code: string; place: EverydayPlace } | null {
  if (!guide) return null
  const served = guide.destinations.filter(({ kind }) => kind !== 'country-route')
  const serves = (code: string): boolean =>
    ofPlaces?.length === 0 ||
    served.some(({ id, airports }) => airports.includes(code) && ofPlaces?.some((each) => each.destinationId === id))
  const small =
    ofPlaces === null ? [] : [...text.toUpperCase().matchAll(SMALL_CODE)].map(([code]) => code).filter(serves)
  const codes = [
    ...airportsNamed(text),
    ...slots.airports.filter((code) => text.includes(code) || serves(code)),
    ...small,
  ]
  for (const code of codes) {
    const isWord = COMMON_WORDS.has(code)
    // The main airport of one place may be the second airport of another.
    const [entry] = served
      .filter(({ airports }) => !isWord && airports.includes(code))
      .toSorted((a, b) => rankOf(a, code) - rankOf(b, code))
    if (entry) return { code, place: { destinationId: entry.id, cityId: null, country: entry.countries[0] ?? '' } }
  }
  return null
}

const rankOf = ({ rank, kind, airports }: GuideEntry, code: string): number =>
  rank + (kind === 'city' ? 0 : 1000) + airports.indexOf(code) * 100

const SMALL_CODE = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu
/** Codes that are also common words. */
const COMMON_WORDS = new Set(
  [
    'SIN MAN HER PER BUS CAN WAS ANY THE FOR HOW DAY GET OUT AND BUT NOT ALL NEW OLD ONE TWO TAX PAY EAT',
    'SEE WAY CAR GOT LET FAR BIG TOP TEN SIX CAB FLY VIA ARE YOU OUR HIS WHO WHY ANY TOO OWN BAR BAG SIM NOW',
  ].flatMap((codes) => codes.split(' ')),
)

type Names = {
  readonly byName: ReadonlyMap<string, GuideEntry>
  readonly unspaced: readonly (readonly [string, GuideEntry])[]
}
const kept = new WeakMap<GuideLookUp, Names>()

function namesIn(guide: GuideLookUp): Names {
  const known = kept.get(guide)
  if (known) return known
  const byName = new Map<string, GuideEntry>()
  const unspaced: [string, GuideEntry][] = []
  for (const entry of guide.destinations) {
    if (entry.kind === 'country-route') continue
    for (const name of namesOf(entry)) {
      if (UNSPACED.test(name)) unspaced.push([name, entry])
      // "バリ" is said for "バリ島".
      const withoutKind = name.replace(/[島岛섬]$/u, '')
      if (withoutKind !== name && UNSPACED.test(withoutKind)) unspaced.push([withoutKind, entry])
      const folded = foldText(name)
      // Several entries share a name: the most popular one keeps it.
      if (!byName.has(folded)) byName.set(folded, entry)
    }
  }
  const made = { byName, unspaced: unspaced.toSorted(([a], [b]) => b.length - a.length) }
  kept.set(guide, made)
  return made
}

function guideNamesIn(
  text: string,
  { book, language }: Reader,
  mentions: readonly Mention[],
  guide: GuideLookUp,
): readonly (SpannedPlace & { readonly entry: GuideEntry })[] {
  const { byName, unspaced } = namesIn(guide)
  const { words } = vocabularyOf(book)
  const tokens = readTokens(text)
  const isMentioned = ({ start, end }: Pick<Mention, 'end' | 'start'>): boolean =>
    mentions.some((mention) => mention.start <= start && end <= mention.end)
  const found: (SpannedPlace & { readonly entry: GuideEntry })[] = []
  const add = (entry: GuideEntry, start: number, end: number): void => {
    found.push({ entry, destinationId: entry.id, cityId: null, country: entry.countries[0] ?? '', start, end })
  }
  for (let at = 0; at < tokens.length; at += 1) {
    for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count -= 1) {
      const run = tokens.slice(at, at + count)
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last) continue
      const name = text.slice(first.start, last.end)
      const entry = byName.get(foldText(name))
      const isWord = words.has(first.folded) || isCommonWord(first.folded, language)
      const isPlaced =
        isMentioned(first) ||
        isBetweenLinks(tokens[at - 1], first, tokens[at + 1]) ||
        (!isWord && entry?.kind !== 'city')
      // "My nice shoes": the name of a city in lower case was read before, and turned down.
      const isDoubtful = count === 1 && !first.isCapital && !isPlaced
      const isThing = count === 1 && !first.isCapital && entry?.kind === 'city' && isArticle(tokens[at - 1]?.folded)
      // With its question mark, "Lyon?" would seem a longer name than "Lyon".
      if (!entry || name.length < SHORTEST_NAME || isDoubtful || isThing || ENDS_IN_SIGN.test(name)) continue
      add(entry, first.start, last.end)
      at += count - 1
      break
    }
  }
  for (const [name, entry] of unspaced) {
    const start = text.indexOf(name)
    if (start >= 0 && !found.some((each) => each.start < start + name.length && start < each.end))
      add(entry, start, start + name.length)
  }
  return found
}
