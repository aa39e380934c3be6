import type { Coordinates } from '@app/domain/kernel'
import { distanceKm } from '@app/domain/kernel'
import { factsOfKind, usualHours } from '@app/domain/place-kinds'

import type { CitySight, CitySights } from '../city-sights/index.ts'
import { findCountry } from '../countries/index.ts'
import type { OsmPlace, OsmPlaces } from '../osm-places/index.ts'
import type { Place, Places } from '../places/index.ts'
import { UNESCO_SITES, type UnescoSite } from '../unesco-sites/index.ts'
import type { Candidate } from './candidate.ts'
import { isOffice } from './is-office.ts'
import { kindByName } from './kind-by-name.ts'
import { NOT_TO_VISIT } from './not-to-visit.ts'

/** Half an hour across a large city. */
const SIGHTS_KM = 15
const HERITAGE_KM = 12
/** The radius around a suburb; beyond it lies another town. */
const SUBURB_KM = 8
/** With fewer sights, the list belongs to a neighbouring town. */
const LEAST_OF_A_CITY = 8
/** Meals are planned near the sights. */
const FOOD_KM = 7
/** A heritage site with many parts has only one position, usually that of its first part. */
const MOST_PARTS = 4
/** The maximum number of lists that name one place. */
const MOST_NAMED = 12
/** Streets and districts, which have no opening hours. */
const AREA =
  /\b(?:historic cent|banks|landscape|resort town|campus|old town|old city|medina|quarter|district|city of|urban|waterfront|harbour|port)/i
const NAMES_IN = new Set(['en', 'de', 'fr', 'es', 'it', 'pt'])
/** A sight farther away needs a day of its own. */
const DAY_TRIP_KM = 40
/** Kinds that many lists name but few travellers visit on purpose. */
const SELDOM_VISITED: Readonly<Record<string, number>> = {
  stadium: 0.35,
  library: 0.5,
  theatre: 0.5,
  cinema: 0.3,
  sport: 0.3,
  swimming: 0.4,
  shop: 0.4,
  town_hall: 0.6,
  casino: 0.5,
  tour: 0.5,
  activity: 0.6,
}

/** Named by one guide only, in a language not spoken there. */
const FOREIGN = 0.7

/** Sights from the list of the city, or of the city that a suburb belongs to. */
export function candidatesOfSights(sights: CitySights, cityId: number | null, at: Coordinates): readonly Candidate[] {
  const own = cityId === null ? [] : sights.inCity(cityId)
  const near = own.length > 0 ? [] : sights.near(at, SUBURB_KM).map(({ value }) => value)
  const listed = near.length >= LEAST_OF_A_CITY ? near : own
  return listed.map((sight) => fromSight(sight, distanceKm(at, sight.coordinates)))
}

export function candidatesOfGuides(
  guides: readonly Places[],
  cityId: number | null,
  at: Coordinates,
  roles: 'sights' | 'sights-and-tables',
): readonly Candidate[] {
  const isWanted = ({ kind }: Place): boolean => factsOfKind(kind).role === 'sight' || roles === 'sights-and-tables'
  return guides.flatMap((guide) => {
    const near = guide
      .near(at, SIGHTS_KM, (place) => isStop(place) && isWanted(place))
      .filter(({ value, km }) => !isFarMeal(value.kind, km))
    // A sprawling city has sights farther away than that.
    const own = cityId === null ? [] : guide.inCity(cityId).filter(({ kind }) => factsOfKind(kind).role === 'sight')
    return [...near.map(({ value }) => value), ...own]
      .filter((place) => (factsOfKind(place.kind).role === 'sight' ? isSight(place) : isTable(place)))
      .map((place) => fromGuide(place, guide.table))
  })
}

export function candidatesOfMap(map: OsmPlaces, at: Coordinates): readonly Candidate[] {
  const isNamed = (place: OsmPlace): boolean => place.name !== null && isStop(place) && !isOffice(place.name)
  return map.near(at, FOOD_KM, isNamed).map(({ value }) => fromMap(value))
}

/** `isListed`: an editorial list already names the city's districts and parts, so only single sites are added. */
export function candidatesOfHeritage(cityId: number | null, at: Coordinates, isListed: boolean): readonly Candidate[] {
  const isHere = (site: UnescoSite): boolean =>
    (isListed ? site.parts === 1 && !isArea(site) : site.parts <= MOST_PARTS) &&
    ((cityId !== null && site.cityId === cityId) || distanceKm(at, site.coordinates) <= HERITAGE_KM)
  return UNESCO_SITES.filter(isHere).map((site) => ({
    id: `unesco-${site.id}`,
    wikidataId: null,
    name: site.name,
    otherNames: [],
    coordinates: site.coordinates,
    kind: isArea(site) ? 'neighbourhood' : 'heritage_site',
    openingHours: null,
    isFree: false,
    renown: 0.6,
    sources: ['unesco-sites'],
    guidance: null,
  }))
}

function isArea({ name }: UnescoSite): boolean {
  return AREA.test(name)
}

function isStop({ kind }: { readonly kind: string }): boolean {
  return factsOfKind(kind).role !== 'other'
}

/** Start and end points of a walk described in a guide, listed as places. */
const END_OF_WALK = /^(?:départ|arrivée|fin|start|ende|ziel|inicio|final|inizio|fine|início|fim)$/i

function isSight({ id, name }: Place): boolean {
  return !NOT_TO_VISIT.has(id) && !END_OF_WALK.test(name)
}

/** An entry without a group of its own may be an office, such as an airline next to a restaurant. */
function isTable({ name, groupBasis }: Place): boolean {
  return groupBasis !== 'order' && !isOffice(name)
}

function isFarMeal(kind: string, km: number): boolean {
  return factsOfKind(kind).role !== 'sight' && km > FOOD_KM
}

function fromSight(sight: CitySight, km: number): Candidate {
  const { id, name, otherNames, coordinates, kind, visitMinutes, fact } = sight
  const renown = Math.max(0.55, 1 - 0.018 * (sight.rank - 1))
  return {
    id,
    wikidataId: null,
    name,
    otherNames,
    coordinates,
    kind,
    openingHours: null,
    isFree: false,
    renown: sight.closedOn.length === 7 ? 0 : km > DAY_TRIP_KM ? renown / 2 : renown,
    sources: ['city-sights'],
    list: 'city-sights',
    guidance: {
      visitMinutes,
      // Ferris wheels and walks have no usual hours of their kind; a listed one is visited by day.
      usualHours: (usualHours(kind, sight.closedOn) ?? usualHours('archaeological_site', sight.closedOn))?.text ?? null,
      price: sight.isFree ? 'free' : null,
      isIndoor: factsOfKind(kind).isIndoor,
      fact,
    },
  }
}

function fromGuide(place: Place, table: string): Candidate {
  const english = place.otherNames.find(({ language }) => language === 'en')?.name
  const name = english ?? place.latinName ?? place.name
  const others = place.otherNames.filter(({ language }) => NAMES_IN.has(language)).map((other) => other.name)
  // A name transliterated from another script is hard to ask for, and only one guide uses it.
  const isSpelt = english === undefined && place.latinName !== null
  const isForeign = english === undefined && !isOfCountry(place)
  const kind = kindByName(name, place.kind)
  const named =
    (place.popularity / MOST_NAMED) * (SELDOM_VISITED[kind] ?? 1) * (isSpelt ? 0.3 : isForeign ? FOREIGN : 1)
  return {
    id: place.id,
    wikidataId: /^Q\d+$/.test(place.id) ? place.id : null,
    name,
    otherNames: [...new Set([place.name, ...others])].filter((other) => other !== name),
    coordinates: place.coordinates,
    kind,
    openingHours: null,
    isFree: false,
    renown: Math.min(0.85, 0.02 + 0.7 * named + (place.isUnescoSite ? 0.15 : 0)),
    sources: [table],
    guidance: null,
    isForeign,
    lists: place.sources,
    names: [...place.otherNames, { language: place.language, name: place.latinName ?? place.name }],
  }
}

function isOfCountry({ language, country }: Place): boolean {
  return language === 'en' || (findCountry(country)?.languages.includes(language) ?? false)
}

function fromMap(place: OsmPlace): Candidate {
  const { latitude, longitude } = place.coordinates
  const name = place.englishName ?? place.name ?? ''
  return {
    id: place.osmId ? `osm-${place.osmId}` : `osm-${latitude},${longitude}`,
    wikidataId: place.wikidataId,
    name,
    otherNames: place.name !== null && place.name !== name ? [place.name] : [],
    coordinates: place.coordinates,
    kind: place.kind,
    openingHours: place.openingHours,
    isFree: place.fee === 'no',
    ...(place.wheelchair && { wheelchair: place.wheelchair }),
    ...dietsOf(place.cuisine),
    renown: renownOnMap(place),
    sources: ['osm-places'],
    guidance: null,
  }
}

const DIETS = new Set(['vegetarian', 'vegan', 'halal', 'kosher'])

/** Diets by the name of the cuisine; the absence of others is unknown. */
function dietsOf(cuisine: string | null): Pick<Candidate, 'diets'> {
  const diets = (cuisine ?? '').split(/[;,]/).map((each) => each.trim().toLowerCase())
  const known = diets.filter((diet) => DIETS.has(diet))
  return known.length > 0 ? { diets: known } : {}
}

/** A place with a Wikidata entry is better known than one that is only on the map. */
function renownOnMap({ kind, wikidataId }: OsmPlace): number {
  const isSmall = kind === 'artwork' || kind === 'monument' || kind === 'place_of_worship'
  const known = (isSmall ? 0.02 : 0.05) + (wikidataId === null ? 0 : isSmall ? 0.08 : 0.13)
  return known * (SELDOM_VISITED[kind] ?? 1)
}
