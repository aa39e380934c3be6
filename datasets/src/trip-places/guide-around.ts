import type { GuideArea, GuideCountry, GuideEvent, GuideFood, GuidePoint, GuideSight } from '@app/domain/guide'
import { type Coordinates, distanceKm } from '@app/domain/kernel'
import type { CityPrices } from '@app/domain/travel-prices'

import { cityPricesOf } from '../city-prices/index.ts'
import type { GuideMatches } from '../guide-matches/index.ts'
import type { DestinationGuide, Guide, GuideEntry } from '../guide/index.ts'

/** What the guide says around a point, the nearest destination first. */
export type GuideAround = {
  readonly sights: readonly GuideSight[]
  readonly areas: readonly GuideArea[]
  /** Where to eat: markets, streets and kinds of restaurants, with their areas. */
  readonly food: readonly GuideFood[]
  /** The month of the guide's data (`2026-11`) by country. */
  readonly asOf: ReadonlyMap<string, string>
  /** Null in a country without a guide. */
  readonly prices: CityPrices | null
  /** What one eats there, of the country too. */
  readonly dishes: readonly GuideFood[]
  /** Festivals and seasons, of the country too. */
  readonly events: readonly GuideEvent[]
  readonly country: GuideCountry | null
  /** Ids of the same sight in other tables; without this table, names and positions are compared. */
  readonly placesOf?: GuideMatches['placesOf']
}

export type GuidedCity = {
  readonly country: string
  readonly coordinates: Coordinates
  readonly name?: string
  readonly division?: string | null
}

/** A day trip's distance from a base in a region; a city's sights are closer anyway. */
const REACH_KM = 45
/** The least radius of a city around its centre. */
const LEAST_RADIUS_KM = 8

export async function guideAround(guide: Guide, city: GuidedCity, matches?: GuideMatches): Promise<GuideAround> {
  const found = await Promise.all(destinationsAround(guide, city).map(({ id }) => guide.destination(id)))
  const here = found.filter((each) => each !== undefined)
  const own = here.find((each) => each.country.code === city.country) ?? here[0]
  const country = own?.country ?? (await guide.facts(city.country))
  const priced =
    city.name === undefined ? null : { name: city.name, country: city.country, division: city.division ?? null }
  return {
    sights: here.flatMap((each) => sightsWithin(each, city, here)),
    areas: here.flatMap(({ areas }) => areas.filter((area) => isWithin(area.coordinates, city.coordinates))),
    food: here.flatMap(({ food }) => food.filter(({ kind }) => kind === 'place')),
    asOf: new Map(here.map(({ destination, asOf }) => [destination.id, asOf])),
    dishes: uniqueFood(here.flatMap(({ food }) => food.filter(({ kind }) => EATEN.has(kind)))),
    events: [...new Map(here.flatMap(({ events }) => events).map((row) => [`${row.scope} ${row.id}`, row])).values()],
    country: country ?? null,
    prices: country ? cityPricesOf(country, priced) : null,
    ...(matches && { placesOf: matches.placesOf }),
  }
}

/** The smallest first: Seville before Andalusia, so that the more specific entry names a sight. */
function destinationsAround(guide: Guide, { country, coordinates: at }: GuidedCity): readonly GuideEntry[] {
  const near = guide.destinations
    .filter(({ kind, coordinates, radiusKm }) => {
      return kind !== 'country-route' && distanceKm(coordinates, at) <= Math.max(radiusKm, LEAST_RADIUS_KM)
    })
    .toSorted((a, b) => a.radiusKm - b.radiusKm)
  // A walk in Shenzhen does not cross the border to Hong Kong. A town without a guide for its country uses its
  // neighbour's.
  const own = near.filter(({ countries }) => countries.includes(country))
  return own.length > 0 ? own : near
}

function sightsWithin(
  { destination, sights, areas, legs }: DestinationGuide,
  { coordinates: at }: GuidedCity,
  here: readonly DestinationGuide[],
): readonly GuideSight[] {
  const cities = destination.kind === 'city' ? [] : here.filter((each) => isOwnCity(each))
  const areaOf = new Map(areas.map((area) => [area.id, area]))
  return sights.filter((sight) => {
    const position = sight.coordinates ?? areaOf.get(sight.areaId)?.coordinates
    if (position === undefined || !isWithin(position, at)) return false
    // "Florence highlights" of Tuscany are the sights of Florence.
    const isDetail = cities.some(
      ({ destination: { coordinates, radiusKm } }) => distanceKm(coordinates, position) <= radiusKm,
    )
    return !isDetail && !(isOverWater(legs, sight) && distanceKm(position, at) > OWN_ISLAND_KM)
  })
}

const EATEN: ReadonlySet<string> = new Set(['dish', 'snack'])

function uniqueFood(rows: readonly GuideFood[]): readonly GuideFood[] {
  return [...new Map(rows.map((row) => [`${row.scope} ${row.id}`, row])).values()]
}

function isOwnCity({ destination, sights }: DestinationGuide): boolean {
  return destination.kind === 'city' && sights.length >= LEAST_OF_CITY
}

/** Every way to its town is a boat: it takes a day or a night of its own. */
function isOverWater(legs: DestinationGuide['legs'], { destinationId, areaId }: GuideSight): boolean {
  const isIts = (point: GuidePoint): boolean => point.destinationId === destinationId && point.areaId === areaId
  const ways = legs.filter(({ from, to, exists }) => exists !== 'no' && (isIts(from) || isIts(to)))
  return ways.length > 0 && ways.every(({ mode }) => ON_WATER.has(mode))
}

const ON_WATER: ReadonlySet<string> = new Set(['ferry', 'fast-boat', 'boat'])
const OWN_ISLAND_KM = 12
const LEAST_OF_CITY = 6

function isWithin(position: Coordinates, at: Coordinates): boolean {
  return distanceKm(position, at) <= REACH_KM
}
