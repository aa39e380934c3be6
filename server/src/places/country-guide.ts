import type { CountryGuide } from '@app/contracts/place-guide'
import type { Country } from '@app/datasets/countries'

import type { ClaimToday } from './freshness.ts'
import { gatherAdvice } from './gather-entry.ts'
import { gatherPractice } from './gather-practice.ts'
import type { PlaceAddresses } from './place-addresses.ts'

const MOST_CITIES = 150

export function countryGuide(country: Country, addresses: PlaceAddresses, claim: ClaimToday): CountryGuide {
  const cities = addresses.citiesOf(country.code).filter(({ kind }) => kind !== 'part')
  const capital = cities.find(({ kind }) => kind === 'capital')
  const { name, path, continent } = addresses.countryLink(country)
  return {
    name,
    path,
    continent,
    country: country.code,
    capital: capital ? addresses.cityLink(capital) : null,
    cities: cities
      .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0) || a.id - b.id)
      .slice(0, MOST_CITIES)
      .map(addresses.cityLink),
    knownCities: cities.length,
    practice: gatherPractice(country, claim),
    advice: gatherAdvice(country.code, claim),
  }
}
