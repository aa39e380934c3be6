import type { CityGuide, PlaceChart } from '@app/contracts/place-guide'
import type { City } from '@app/datasets/cities'
import type { Country } from '@app/datasets/countries'
import { claimsOn, gatherAdvice, gatherPractice } from '@app/datasets/place-guide'
import { coverageOf } from '@app/datasets/places'
import { bestMonths } from '@app/domain/climate'
import { addMonths, type CalendarDate } from '@app/domain/kernel'
import type { CityPrices } from '@app/domain/travel-prices'

import { createBoundedCache } from '../bounded-cache.ts'
import { drawChart } from './draw-chart.ts'
import { gatherAirports } from './gather-airports.ts'
import { gatherCosts } from './gather-costs.ts'
import { gatherEntry } from './gather-entry.ts'
import { gatherSights, gatherTables } from './gather-sights.ts'
import type { PlaceAddresses } from './place-addresses.ts'
import type { PlaceData } from './place-data.ts'

const LARGE = 100_000
const ENOUGH_SIGHTS = 3
/** Drawing is the slowest part of a guide and always has the same result; ten kilobytes each. */
const keptChart = createBoundedCache<number, PlaceChart>(400)

type Asked = {
  readonly city: City
  readonly country: Country
  readonly passport: string
  readonly today: CalendarDate
  /** Null for a country without a guide. */
  readonly prices: CityPrices | null
}

/** All facts about a city, each with its source and date. */
export function cityGuide(
  { city, country, passport, today, prices }: Asked,
  data: PlaceData,
  addresses: PlaceAddresses,
): CityGuide {
  const claim = claimsOn(today)
  const climate = data.climate.of(city.id)
  const sights = gatherSights(city, data, claim)
  const link = addresses.cityLink(city)
  const isLarge = link.isCapital || (city.population ?? 0) >= LARGE
  const holidays = data.holidays.between(country.code, today, addMonths(today, 12))
  return {
    ...link,
    id: city.id,
    countryPath: addresses.countryLink(country).path,
    isPart: city.kind === 'part',
    isThin: !climate && !isLarge && sights.known < ENOUGH_SIGHTS,
    coverage: coverageOf(city.id)?.coverage ?? null,
    position: claim('cities', data.cities.origin, null),
    chart: keptChart(city.id, () => drawChart(city, { ...data, addresses })),
    chartSource: claim('shores', data.chartLines.origin, null),
    climate: climate ? claim('climate', data.climate.origin, { ...climate, best: bestMonths(climate) }) : null,
    costs: gatherCosts(city, country, prices, claim),
    advice: gatherAdvice(country.code, claim),
    entry: gatherEntry(country.code, passport, data.visas, today),
    sights,
    tables: gatherTables(city, data, claim),
    airports: gatherAirports(city, claim),
    practice: { timeZone: city.timeZone, ...gatherPractice(country, claim) },
    holidays: data.holidays.countries.includes(country.code) ? claim('holidays', data.holidays.origin, holidays) : null,
    today,
  }
}
