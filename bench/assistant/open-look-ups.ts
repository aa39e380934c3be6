import { lookUpsOf } from '@app/companion/look-ups'
import type { LookUps } from '@app/companion/tools'
import { loadCities } from '@app/datasets/cities'
import { cityPricesOf } from '@app/datasets/city-prices'
import { loadCities as loadNames, nameFinder } from '@app/datasets/city-search'
import { loadCitySights } from '@app/datasets/city-sights'
import { loadClimate } from '@app/datasets/climate'
import { COUNTRY_TABLES } from '@app/datasets/country-tables'
import { EMBASSIES_SOURCE, embassiesOf } from '@app/datasets/embassies'
import { FLIGHT_TABLES } from '@app/datasets/flight-tables'
import { loadGuide } from '@app/datasets/guide'
import { loadGuideMatches } from '@app/datasets/guide-matches'
import { loadHolidays } from '@app/datasets/holidays'
import { readReaderModel } from '@app/datasets/learned-reader'
import { loadOsmPlaces } from '@app/datasets/osm-places'
import { readPackedBytes, readPackedFile } from '@app/datasets/packed-files'
import { loadPlaces } from '@app/datasets/places'
import { sightFinder } from '@app/datasets/sight-names'
import { guideAround, tripPlaces } from '@app/datasets/trip-places'
import { pricedPlaceOf } from '@app/datasets/trip-prices'
import { loadVisas } from '@app/datasets/visas'
import { calendarDate } from '@app/domain/kernel'
import { meaningsIn, readAsks, readIntents, tagSlots } from '@app/domain/learned-reader'
import type { TripPlace } from '@app/domain/trip'

export const TODAY = calendarDate('2026-11-15')
const NOON_UTC = Date.UTC(2026, 10, 15, 12)

/** The tools on the packed tables, which the server uses when no feed is on. */
export async function openLookUps(searchFolder: string): Promise<LookUps> {
  const [cities, climate, holidays, visas] = await Promise.all([
    loadCities(readPackedFile),
    loadClimate(readPackedFile),
    loadHolidays(readPackedFile),
    loadVisas(readPackedFile),
  ])
  const tables = {
    sights: await loadCitySights(readPackedFile),
    map: await loadOsmPlaces(readPackedFile),
    guides: [await loadPlaces(readPackedFile, 'places-open'), await loadPlaces(readPackedFile, 'places-share-alike')],
  }
  const editors = await loadGuide(readPackedFile)
  const matches = await loadGuideMatches(readPackedFile)
  const reader = readReaderModel(await readPackedBytes('reader-model.bin.br'))
  const known = new Map<number, readonly TripPlace[]>()
  return lookUpsOf(
    {
      ...COUNTRY_TABLES,
      ...FLIGHT_TABLES,
      ...nameFinder(loadNames(searchFolder)),
      findSight: sightFinder(),
      readIntents: (text, context) => readIntents(reader, text, context),
      readAsks: (text, context) => readAsks(reader, text, context),
      tagSlots: (text) => tagSlots(reader.tagger, text),
      meaningsIn: (text) => meaningsIn(reader, text),
      guide: await loadGuide(readPackedFile),
      findCityRow: cities.find,
      climate,
      holidays,
      visas,
      pricedPlace: async (country, id) => pricedPlaceOf(country, id),
      cityPrices: async (city) => {
        const country = await editors.facts(city.country)
        return country && cityPricesOf(country, city)
      },
      embassies: { of: embassiesOf, origin: EMBASSIES_SOURCE },
      places: async (city) => {
        const kept =
          known.get(city.cityId) ?? tripPlaces({ ...tables, guide: await guideAround(editors, city, matches) }, city)
        known.set(city.cityId, kept)
        return kept
      },
    },
    { today: TODAY, now: NOON_UTC, bookingSite: { host: 'www.expedia.com' } },
  )
}
