import { tripFactsContract, type TripFactsRequest, type TripFactsResponse } from '@app/contracts/trips/trip-facts'
import { findCountry } from '@app/datasets/countries'
import { EXCHANGE_RATES } from '@app/datasets/exchange-rates'
import { calendarDate, type CalendarDate } from '@app/domain/kernel'

import type { PlaceTables } from '../../places/place-data.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Holidays of other years are unknown and left out. */
const [FIRST, LAST] = [calendarDate('2026-01-01'), calendarDate('2028-12-31')]

export function createTripFactsFunction(): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: tripFactsContract.name,
    access: 'public',
    input: tripFactsContract.request,
    maxBodyBytes: 2_000,
    async handle(_request, { input }) {
      const { loadPlaceTables } = await import('../../places/place-data.ts')
      return Response.json(answerTripFacts(await loadPlaceTables(), input) satisfies TripFactsResponse)
    },
  })
}

/** The rates on the day of packing are accurate enough for an estimate of a trip's cost. */
function ratesOf(): NonNullable<TripFactsResponse['rates']> {
  const { currencies, perDollar, origin } = EXCHANGE_RATES
  return {
    date: origin.checkedAt,
    perDollar: Object.fromEntries(currencies.map((currency) => [currency, perDollar(currency) ?? 1])),
  }
}

export function answerTripFacts(
  { holidays, climate }: PlaceTables,
  { countries, cityIds, ...asked }: TripFactsRequest,
): TripFactsResponse {
  const from: CalendarDate = asked.from < FIRST ? FIRST : asked.from
  const to: CalendarDate = asked.to > LAST ? LAST : asked.to
  const known = countries.filter((country) => from <= to && holidays.countries.includes(country))
  return {
    holidays: known.map((country) => ({
      country,
      from,
      to,
      days: holidays.between(country, from, to).map(({ date, name, isEstimated }) => ({ date, name, isEstimated })),
    })),
    climate: cityIds.flatMap((cityId) => {
      const year = climate.of(cityId)
      return year ? [{ cityId, meanC: [...year.meanC], rainMm: [...year.rainMm] }] : []
    }),
    rates: ratesOf(),
    currencies: Object.fromEntries(
      countries.flatMap(
        (code) =>
          findCountry(code)
            ?.currencies.slice(0, 1)
            .map((currency) => [code, currency]) ?? [],
      ),
    ),
  }
}
