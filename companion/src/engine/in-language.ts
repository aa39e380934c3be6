import type { Claim } from '@app/domain/kernel'

import type { KnownCity, LookUps } from '../tools/look-ups.ts'
import { cityNameIn } from './names/city-names.ts'

/** The same facts with city names in the language, in sentences and on cards. */
export function inLanguage(lookUps: LookUps, language: string): LookUps {
  const named = <City extends { readonly name: string }>(claim: Claim<City>, cityId: number | null): Claim<City> => {
    const name = cityId === null ? null : cityNameIn(language, cityId)
    return name === null ? claim : { ...claim, value: { ...claim.value, name } }
  }
  // Other tables use the city's original name.
  const asListed = (city: KnownCity): KnownCity => lookUps.city(city.cityId)?.value ?? city
  const { placesNamedIn } = lookUps
  return {
    ...lookUps,
    airportsOf: (city) => lookUps.airportsOf(asListed(city)),
    dailyCosts: (city, style) => lookUps.dailyCosts(asListed(city), style),
    places: (city) => lookUps.places(asListed(city), language),
    ...(placesNamedIn ? { placesNamedIn: (city: KnownCity) => placesNamedIn(asListed(city)) } : {}),
    city: (id) => {
      const claim = lookUps.city(id)
      return claim && named(claim, id)
    },
    country: (code) => {
      const claim = lookUps.country(code)
      if (!claim?.value.capital) return claim
      const { capital } = claim.value
      const name = capital.cityId === null ? null : cityNameIn(language, capital.cityId)
      return name === null ? claim : { ...claim, value: { ...claim.value, capital: { ...capital, name } } }
    },
  }
}
