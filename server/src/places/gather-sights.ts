import type { PlaceSight, PlaceSights, PlaceTables } from '@app/contracts/place-guide'
import type { City } from '@app/datasets/cities'
import type { CitySight } from '@app/datasets/city-sights'
import { findCountry } from '@app/datasets/countries'
import type { ClaimToday, Dated } from '@app/datasets/place-guide'
import type { Place, PlaceGroup, Places } from '@app/datasets/places'
import { findTable } from '@app/datasets/register'
import { UNESCO_SITES, UNESCO_SOURCE, type UnescoSite } from '@app/datasets/unesco-sites'
import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'

import type { PlaceData } from './place-data.ts'

const MAX_SHOWN = 24
/** Of one city, one of two lists may have the other end of a park or a wrong position. */
export const SAME_NAME_KM = 5
const SAME_SPOT_KM = 0.1
/** A site outside towns belongs to every city within this distance. */
const HERITAGE_KM = 16
/** The source files palaces and towers under squares, so only names that say "square" count. */
const SQUARE =
  /squ|plaz|plac|plaç|praç|platz|piazz|piața|largo|rossio|trg\b|t[ée]r\b|torg|plein|maidan|me[iy]dan|n[áa]m[ěe]st[íi]|rynek|ring\b|circus|campo|площ|广场|廣場/iu

export function gatherSights(
  city: City,
  { places, sights }: Pick<PlaceData, 'places' | 'sights'>,
  claim: ClaimToday,
): PlaceSights {
  const listed = sightsIn(city, places, sights.inCity(city.id))
  const shown = firstDifferent(listed, MAX_SHOWN)
  const used = new Set(shown.map(({ source }) => source))
  const [open, shareAlike] = places
  const own = originOf('city-sights')
  const sources = [
    ...(used.has('wikidata') && open ? [claim('sights', open.origin, 'wikidata' as const)] : []),
    ...(used.has('wikivoyage') && shareAlike ? [claim('sights', shareAlike.origin, 'wikivoyage' as const)] : []),
    ...(shown.some(({ isUnescoSite }) => isUnescoSite) ? [claim('sights', UNESCO_SOURCE, 'unesco' as const)] : []),
    ...(own && shown.some(({ fact }) => fact !== null) ? [claim('sights', own, 'guidance' as const)] : []),
  ]
  return { shown, known: new Set(listed.map(({ id }) => id)).size, sources }
}

/** World Heritage first, then the sights of every guide, then those in the most lists. */
function sightsIn(
  { id, coordinates }: City,
  places: readonly Places[],
  guidance: readonly CitySight[],
): readonly PlaceSight[] {
  const listed = places
    .flatMap((table) => table.inCity(id))
    .filter((place) => (place.group === 'see' || place.group === 'do') && isReadable(place))
    .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .map(toSight)
  const isHere = (site: UnescoSite): boolean =>
    site.cityId === id || distanceKm(coordinates, site.coordinates) < HERITAGE_KM
  const heritage = UNESCO_SITES.filter(isHere).map((site): PlaceSight => ({
    id: `unesco-${site.id}`,
    name: site.name,
    language: 'en',
    latinName: null,
    kind: 'heritage_site',
    coordinates: site.coordinates,
    isUnescoSite: true,
    source: 'unesco',
    url: site.url,
    fact: null,
  }))
  if (guidance.length > 0) return [...heritage, ...putGuidanceFirst(guidance, listed)]
  return [...listed.filter(({ isUnescoSite }) => isUnescoSite), ...heritage, ...listed]
}

/** Not named in English or a language of the country, a sight of Laos would have a German name. */
function isReadable({ language, otherNames, country }: Place): boolean {
  const own = findCountry(country)?.languages ?? []
  return language === 'en' || own.includes(language) || otherNames.some((other) => other.language === 'en')
}

/** Two lists may contain one place at slightly different positions. */
function firstDifferent(sights: readonly PlaceSight[], count: number): readonly PlaceSight[] {
  const kept: PlaceSight[] = []
  for (const sight of sights) {
    if (kept.length === count) break
    if (!kept.some((other) => isSame(other, sight))) kept.push(sight)
  }
  return kept
}

/** The same name, or the same kind at the same position with a name in another language. */
function isSame(a: PlaceSight, b: PlaceSight): boolean {
  if (a.id === b.id) return true
  const km = distanceKm(a.coordinates, b.coordinates)
  if (foldText(a.name) === foldText(b.name)) return km < SAME_NAME_KM
  return a.kind === b.kind && km < SAME_SPOT_KM
}

/** Under its English name if available, because the page is in English. */
function toSight(place: Place): PlaceSight {
  const { id, kind, coordinates, isUnescoSite, sources } = place
  const isOfWikidata = /^Q\d+$/.test(id)
  const english = place.otherNames.find(({ language }) => language === 'en')
  const guide = sources.find((each) => each.startsWith('wikivoyage-'))?.slice('wikivoyage-'.length) ?? 'en'
  return {
    id,
    name: english?.name ?? place.name,
    language: english ? 'en' : place.language,
    latinName: english ? null : place.latinName,
    kind: kind === 'square' && !SQUARE.test(place.name) ? 'attraction' : kind,
    coordinates,
    isUnescoSite,
    source: isOfWikidata ? 'wikidata' : 'wikivoyage',
    url: isOfWikidata
      ? `https://www.wikidata.org/wiki/${id}`
      : `https://${guide}.wikivoyage.org/w/index.php?search=${encodeURIComponent(place.name)}`,
    fact: null,
  }
}

/** The number of restaurants and lodgings in guides of about ten years ago, and of hotels in current tables. */
export function gatherTables(city: City, { places, hotelsIn }: PlaceData, claim: ClaimToday): PlaceTables {
  const all = places.flatMap((table) => table.inCity(city.id))
  const count = (group: PlaceGroup): number => all.filter((place) => place.group === group).length
  const [guide, hotels] = [originOf('places-share-alike'), originOf('hotels-open')]
  return {
    eat: count('eat'),
    drink: count('drink'),
    sleep: count('sleep'),
    hotels: hotelsIn.reduce((sum, counts) => sum + (counts.get(city.id) ?? 0), 0),
    sources: [
      ...(guide ? [claim('tables', guide, 'guide' as const)] : []),
      ...(hotels ? [claim('tables', hotels, 'hotels' as const)] : []),
    ],
  }
}

function originOf(table: string): Dated | null {
  const source = findTable(table)?.sources[0]
  return source ? { source, checkedAt: source.checkedAt } : null
}

/** The position of a park or a palace differs between lists. */
const GUIDANCE_SAME_KM = 0.6

/** The sights of every guide, with their names there and links from other lists; then the rest. */
function putGuidanceFirst(guidance: readonly CitySight[], listed: readonly PlaceSight[]): readonly PlaceSight[] {
  const taken = new Set<string>()
  const first = guidance.map((sight): PlaceSight => {
    const known = listed.find((other) => !taken.has(other.id) && isGuidanceSight(sight, other))
    if (known) taken.add(known.id)
    const { name, kind, coordinates, fact } = sight
    const own = { id: sight.id, kind, coordinates, isUnescoSite: false, source: 'guidance', url: null } as const
    return { ...(known ?? own), name, language: 'en', latinName: null, fact }
  })
  return [...first, ...listed.filter(({ id }) => !taken.has(id))]
}

function isGuidanceSight({ name, otherNames, coordinates }: CitySight, other: PlaceSight): boolean {
  if (distanceKm(coordinates, other.coordinates) > GUIDANCE_SAME_KM) return false
  const names = new Set([name, ...otherNames].map(foldText))
  return names.has(foldText(other.name)) || names.has(foldText(other.latinName ?? ''))
}
