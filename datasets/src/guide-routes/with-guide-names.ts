import type { FindCity, FindCountry, FindRegion, IsWellKnown } from '@app/domain/trip-request'

import { findArea } from '../areas/index.ts'
import type { DestinationFinder } from './find-destination.ts'

type Names = {
  readonly findCity: FindCity
  readonly findCountry: FindCountry
  readonly isWellKnown: IsWellKnown
  readonly findMainCity?: FindCity
}

/** The names of the search of cities and of areas, then those of the guide, which has them in more languages. */
export function withGuideNames(
  { findCity, findCountry, isWellKnown, findMainCity }: Names,
  { findRegion, findCityNamed }: Pick<DestinationFinder, 'findRegion' | 'findCityNamed'>,
): Names & { readonly findRegion: FindRegion } {
  return {
    findCountry,
    findRegion,
    ...(findMainCity && { findMainCity }),
    isWellKnown: (name) => isWellKnown(name) || findCityNamed(name) !== null || findArea(name) !== null,
    findCity: (name) => {
      const own = findCity(name)
      // A mountain or an island rather than a village of that name.
      const area = own && isWellKnown(name) ? null : findArea(name)
      if (area) return area
      if (own || findCountry(name) !== null) return own
      const guided = findCityNamed(name)
      return (
        guided &&
        (findCity(`${guided.name}, ${guided.country}`) ?? sameCountry(findCity(guided.name), guided) ?? guided)
      )
    },
  }
}

function sameCountry<City extends { readonly country: string }>(city: City | null, { country }: City): City | null {
  return city?.country === country ? city : null
}
