import type { GuideCountry } from '@app/domain/guide'
import { cityFactors, type CityPrices, cityPrices } from '@app/domain/travel-prices'

import { allowancesFor } from '../per-diem/index.ts'

type PricedCity = { readonly name: string; readonly country: string; readonly division: string | null }

/** Prices in a city: those of the guide for its country, scaled by official travel allowances. */
export function cityPricesOf(country: GuideCountry, city: PricedCity | null): CityPrices {
  if (city === null) return cityPrices(country)
  const known = allowancesFor(city)
  return cityPrices(country, cityFactors(known.city, known.country))
}
