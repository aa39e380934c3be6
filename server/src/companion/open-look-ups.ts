import { lookUpsOf } from '@app/companion/look-ups'
import type { LookUps } from '@app/companion/tools'
import type { ExchangeRates } from '@app/contracts/exchange-rates'
import { COUNTRY_TABLES } from '@app/datasets/country-tables'
import { EMBASSIES_SOURCE, embassiesOf } from '@app/datasets/embassies'
import { FLIGHT_TABLES } from '@app/datasets/flight-tables'
import { PER_DIEM_SOURCE, perDiemOf } from '@app/datasets/per-diem'
import { sightFinder } from '@app/datasets/sight-names'
import type { BookingSite } from '@app/domain/booking-search'
import { calendarDate } from '@app/domain/kernel'
import type { TripPlace } from '@app/domain/trip'

import { packedNames } from '../functions/city-suggestions/packed-city-finder.ts'
import { answerTripPlaces } from '../functions/trip-places/answer-trip-places.ts'
import type { LivePlaces } from '../functions/trip-places/live-places.ts'
import { keepLast } from '../keep-last.ts'
import { loadPlaceTables } from '../places/place-data.ts'
import { placesNamedIn } from '../plan-check/places-named-in.ts'

export type Moment = {
  readonly now: number
  readonly bookingSite: Pick<BookingSite, 'host'>
  readonly live: LivePlaces | null
  readonly rates: ExchangeRates
}

/** A hundred kilobytes each. */
const MOST_CITIES = 40
const kept = keepLast<number, Promise<readonly TripPlace[]>>(MOST_CITIES)

/** So that the first question does not wait for them. */
export async function readTables(): Promise<void> {
  await loadPlaceTables()
  packedNames.findCity('Lisbon')
  sightFinder()
}

/** Loaded with `import()`: whoever loads this has every table in memory, each once and shared with the pages of places. */
export async function openLookUps({ now, bookingSite, live, rates }: Moment): Promise<LookUps> {
  const { cities, climate, holidays, visas } = await loadPlaceTables()
  const placesOf = async (cityId: number): Promise<readonly TripPlace[]> =>
    (await answerTripPlaces({ cityId }, live)).places
  return lookUpsOf(
    {
      ...COUNTRY_TABLES,
      ...FLIGHT_TABLES,
      ...packedNames,
      findSight: sightFinder(),
      findCityRow: cities.find,
      climate,
      holidays,
      visas,
      rates: {
        perDollar: (currency) => rates.perDollar[currency],
        origin: { source: rates.source, checkedAt: calendarDate(rates.date) },
      },
      perDiem: { of: perDiemOf, origin: PER_DIEM_SOURCE },
      embassies: { of: embassiesOf, origin: EMBASSIES_SOURCE },
      // What a map server says may be newer every time; the tables never are.
      places: ({ cityId }) => (live ? placesOf(cityId) : kept(cityId, () => placesOf(cityId))),
      placesNamedIn: async ({ cityId }) => {
        const city = cities.find(cityId)
        return city ? (await placesNamedIn(city)).find : () => []
      },
    },
    { today: calendarDate(new Date(now).toISOString().slice(0, 10)), now, bookingSite },
  )
}
