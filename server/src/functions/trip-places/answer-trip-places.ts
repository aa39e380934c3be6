import type { TripPlacesRequest, TripPlacesResponse } from '@app/contracts/trip-places'
import type { Cities, City } from '@app/datasets/cities'
import { REGISTER } from '@app/datasets/register'
import { tripPlaces } from '@app/datasets/trip-places'

import { loadPlaceData } from '../../places/place-data.ts'
import { loadPlaceMap } from '../../places/place-map.ts'
import { loadPlaceSights } from '../../places/place-sights.ts'
import { findPackedCities } from '../city-suggestions/packed-city-finder.ts'

const NEAR_KM = 25
const TABLES = ['city-sights', 'places-open', 'places-share-alike', 'osm-places', 'unesco-sites']

export async function answerTripPlaces(request: TripPlacesRequest): Promise<TripPlacesResponse> {
  const { cities, places: guides } = await loadPlaceData()
  const [map, sights] = [await loadPlaceMap(), await loadPlaceSights()]
  const city = cityOf(request, cities)
  const coordinates = 'latitude' in request ? request : city?.coordinates
  const found = coordinates
    ? tripPlaces({ sights, guides, map }, { cityId: city?.id ?? null, country: city?.country ?? '', coordinates })
    : []
  return {
    city: city ? describe(city) : null,
    places: found as TripPlacesResponse['places'],
    version: versionOfTables(),
  }
}

/** The largest town around a point stands for it. */
function cityOf(request: TripPlacesRequest, cities: Cities): City | undefined {
  if ('cityId' in request) return cities.find(request.cityId)
  if ('latitude' in request) return cities.townsNear(request, NEAR_KM)[0]
  const [id] = findPackedCities(request.name, 1)
  return id === undefined ? undefined : cities.find(id)
}

function describe({ id, name, country, coordinates, timeZone }: City): NonNullable<TripPlacesResponse['city']> {
  return { cityId: id, name, country, coordinates, timeZone }
}

function versionOfTables(): string {
  const used = REGISTER.filter(({ id }) => TABLES.includes(id))
  return used.map(({ sha256 }) => sha256.slice(0, 6)).join('')
}
