import { lookUpsOf } from '@app/companion/look-ups'
import type { LookUps } from '@app/companion/tools'
import type { ExchangeRates } from '@app/contracts/exchange-rates'
import { findArea } from '@app/datasets/areas'
import { cityPricesOf } from '@app/datasets/city-prices'
import { COUNTRY_TABLES } from '@app/datasets/country-tables'
import { EMBASSIES_SOURCE, embassiesOf } from '@app/datasets/embassies'
import { FLIGHT_TABLES } from '@app/datasets/flight-tables'
import { loadPlaceNames, type PlaceNames } from '@app/datasets/guide'
import { readPackedFile } from '@app/datasets/packed-files'
import { sightFinder } from '@app/datasets/sight-names'
import { pricedPlaceOf } from '@app/datasets/trip-prices'
import type { BookingSite } from '@app/domain/booking-search'
import { calendarDate } from '@app/domain/kernel'
import { meaningsIn, readAsks, readIntents, tagSlots } from '@app/domain/learned-reader'
import type { TripPlace } from '@app/domain/trip'

import { createBoundedCache } from '../bounded-cache.ts'
import { type LiveAdvice, withLiveAdvice } from '../feeds/live-advice.ts'
import { packedNames } from '../functions/city-suggestions/packed-city-finder.ts'
import { answerTripPlaces } from '../functions/trip-places/answer-trip-places.ts'
import type { LivePlaces } from '../functions/trip-places/live-places.ts'
import { loadPlaceGuide } from '../places/guide/load-place-guide.ts'
import { openPhrases } from '../places/open-phrases.ts'
import { loadPlaceTables } from '../places/place-data.ts'
import { placesNamedIn } from '../plan-check/places-named-in.ts'
import { loadReader } from './load-reader.ts'

export type Moment = {
  readonly now: number
  readonly bookingSite: Pick<BookingSite, 'host'>
  readonly live: LivePlaces | null
  readonly rates: ExchangeRates
  /** Levels of governments as last read; the packed ones stand in. */
  readonly advice?: readonly LiveAdvice[]
}

/** About 100 kB each. */
const MAX_CITIES = 40
const kept = createBoundedCache<string, Promise<readonly TripPlace[]>>(MAX_CITIES)

let naming: Promise<PlaceNames> | undefined

function openPlaceNames(): Promise<PlaceNames> {
  naming ??= loadPlaceNames(readPackedFile)
  return naming
}

/** So that the first question does not wait for them. */
export async function readTables(): Promise<void> {
  await Promise.all([loadPlaceTables(), loadPlaceGuide(), loadReader(), openPlaceNames()])
  packedNames.findCity('Lisbon')
  sightFinder()
}

/** Loaded with `import()`, because it reads every table into memory; tables are shared with the pages of places. */
export async function openLookUps({ now, bookingSite, live, rates, advice = [] }: Moment): Promise<LookUps> {
  const [{ cities, climate, holidays, visas }, guide, reader, placeNames] = await Promise.all([
    loadPlaceTables(),
    loadPlaceGuide(),
    loadReader(),
    openPlaceNames(),
  ])
  const placesOf = async (cityId: number, language: string): Promise<readonly TripPlace[]> =>
    (await answerTripPlaces({ cityId, language }, live)).places
  return lookUpsOf(
    {
      ...COUNTRY_TABLES,
      advisoriesOf: (country) =>
        withLiveAdvice(
          COUNTRY_TABLES.advisoriesOf(country),
          advice.filter((each) => each.country === country),
        ),
      ...FLIGHT_TABLES,
      ...packedNames,
      findArea,
      findSight: sightFinder(),
      guide,
      phrases: openPhrases,
      placeNames,
      readIntents: (text, context) => readIntents(reader, text, context),
      readAsks: (text, context) => readAsks(reader, text, context),
      tagSlots: (text) => tagSlots(reader.tagger, text),
      meaningsIn: (text) => meaningsIn(reader, text),
      findCityRow: cities.find,
      climate,
      holidays,
      visas,
      rates: {
        perDollar: (currency) => rates.perDollar[currency],
        origin: { source: rates.source, checkedAt: calendarDate(rates.date) },
      },
      cityPrices: async (city) => {
        const country = await guide.facts(city.country)
        return country && cityPricesOf(country, city)
      },
      pricedPlace: async (country, id) => pricedPlaceOf(country, id),
      embassies: { of: embassiesOf, origin: EMBASSIES_SOURCE },
      // The answer of a map server may be newer every time; the tables never change.
      places: ({ cityId }, language = 'en') =>
        live ? placesOf(cityId, language) : kept(`${cityId} ${language}`, () => placesOf(cityId, language)),
      placesNamedIn: async ({ cityId }) => {
        const city = cities.find(cityId)
        return city ? (await placesNamedIn(city)).find : () => []
      },
    },
    { today: calendarDate(new Date(now).toISOString().slice(0, 10)), now, bookingSite },
  )
}
