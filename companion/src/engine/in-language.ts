import type { Claim } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'

import { nameIn, placeOfCity } from '../tools/guide/guide-place.ts'
import type { KnownCity, LookUps } from '../tools/look-ups.ts'
import { cityNameIn } from './names/city-names.ts'

/** The same facts with city names in the language, in sentences and on cards. */
export function inLanguage(lookUps: LookUps, language: string): LookUps {
  const nameOf = (cityId: number): string | null =>
    cityNameIn(language, cityId) ?? guideNameIn(language, lookUps.city(cityId)?.value, lookUps)
  const named = <City extends { readonly name: string }>(claim: Claim<City>, cityId: number | null): Claim<City> => {
    const name = cityId === null ? null : nameOf(cityId)
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
      const name = capital.cityId === null ? null : nameOf(capital.cityId)
      return name === null ? claim : { ...claim, value: { ...claim.value, capital: { ...capital, name } } }
    },
  }
}

/** By the guide's names, which it has in more languages than the tables. */
function guideNameIn(language: string, city: KnownCity | undefined, { guide }: LookUps): string | null {
  const entry = city && guide ? placeOfCity(city, guide)?.entry : undefined
  // A suburb is near the city and not the city.
  if (!city || entry?.kind !== 'city' || foldText(entry.name) !== foldText(city.name)) return null
  const name = nameIn(entry, language)
  return name === entry.name ? null : name
}
