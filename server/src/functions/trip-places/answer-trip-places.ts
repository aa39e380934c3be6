import type { TripPlacesRequest, TripPlacesResponse } from '@app/contracts/trips/trip-places'
import type { Cities, City } from '@app/datasets/cities'
import { REGISTER } from '@app/datasets/register'
import { cityKnowledge, guideAround, tripPlaces } from '@app/datasets/trip-places'
import { type Coordinates, distanceKm } from '@app/domain/kernel'
import type { PriceFinding } from '@app/domain/travel-prices'

import { loadPlaceGuide, loadPlaceMatches } from '../../places/guide/load-place-guide.ts'
import { loadPlaceTables } from '../../places/place-data.ts'
import { loadPlaceMap } from '../../places/place-map.ts'
import { loadPlaceSights } from '../../places/place-sights.ts'
import { findPackedCities } from '../city-suggestions/packed-city-finder.ts'
import type { Kept, LivePlaces } from './live-places.ts'

const NEAR_KM = 25
const FAR_KM = 200
/** Fewer places than this do not fill two days. */
const FEW_PLACES = 20
const TABLES = ['city-sights', 'places-open', 'places-share-alike', 'osm-places', 'unesco-sites', 'guide']

export async function answerTripPlaces(
  request: TripPlacesRequest,
  live: LivePlaces | null,
  report?: (finding: PriceFinding) => void,
): Promise<TripPlacesResponse> {
  const { cities, places: guides } = await loadPlaceTables()
  const city = cityOf(request, cities)
  const coordinates =
    'latitude' in request ? { latitude: request.latitude, longitude: request.longitude } : city?.coordinates
  if (!coordinates) return { city: null, places: [], version: versionOf(null) }
  const asked = 'country' in request ? request.country : undefined
  const where = { ...city, cityId: city?.id ?? null, country: city?.country ?? asked ?? '', coordinates }
  const guide = await guideAround(await loadPlaceGuide(), where, await loadPlaceMatches())
  const tables = { guides, guide, map: await loadPlaceMap(), sights: await loadPlaceSights() }
  const shown = { ...(request.language && { language: request.language }), ...(report && { report }) }
  const packed = tripPlaces(tables, where, shown)
  // Only for a city of the table: arbitrary coordinates would bypass the cache.
  const kept = live && city ? await live.of(city.id, city.coordinates, packed.length < FEW_PLACES) : null
  const found = kept ? tripPlaces({ ...tables, live: kept.places }, where, shown) : packed
  // Far from any town, the nearest one still tells the time zone.
  const town = city ?? nearestOf(cities.townsNear(coordinates, FAR_KM), coordinates)
  return {
    city: town ? describe(town) : null,
    places: found as TripPlacesResponse['places'],
    knowledge: cityKnowledge(guide, coordinates) as NonNullable<TripPlacesResponse['knowledge']> | null,
    version: versionOf(kept),
  }
}

/** The largest town around a point is used for it. */
function cityOf(request: TripPlacesRequest, cities: Cities): City | undefined {
  if ('cityId' in request) return cities.find(request.cityId)
  if ('latitude' in request) {
    const { country, ...at } = request
    return cities.townsNear(at, NEAR_KM).find((town) => country === undefined || town.country === country)
  }
  const [id] = findPackedCities(request.name, 1)
  return id === undefined ? undefined : cities.find(id)
}

function nearestOf(towns: readonly City[], from: Coordinates): City | undefined {
  return towns.toSorted((one, other) => distanceKm(from, one.coordinates) - distanceKm(from, other.coordinates))[0]
}

function describe({ id, name, country, coordinates, timeZone }: City): NonNullable<TripPlacesResponse['city']> {
  return { cityId: id, name, country, coordinates, timeZone }
}

function versionOf(kept: Kept | null): string {
  const used = REGISTER.filter(({ id }) => TABLES.includes(id))
  const tables = used.map(({ sha256 }) => sha256.slice(0, 6)).join('')
  return kept ? `${tables}-${kept.fetchedAt.toISOString().slice(0, 10)}` : tables
}
