import { foldText } from '@app/domain/place-search'
import type { TripCity } from '@app/domain/trip'

import type { GuideEntry } from '../../tools/guide/guide-look-up.ts'
import type { LookUps } from '../../tools/look-ups.ts'
import { destinationNamed } from './guide-names.ts'
import { MAIN_CITIES } from './regions.ts'
import { WELL_VISITED } from './well-visited.ts'

export type NamedPlace = {
  readonly cityId: number | null
  readonly country: string
  /** The guide's id of a region or an island; absent for a city. */
  readonly destinationId?: string
}

/** In lower case a short name of an island is too likely a word: "mull", "tara". */
const SHORT_SMALL = /^\p{Ll}{1,4}$/u

/** A city with a minimum population, or any city of the guide. */
export function cityNamed(name: string, least: number, lookUps: LookUps): NamedPlace | null {
  const destination = destinationNamed(foldText(name), lookUps.guide)
  const id = lookUps.findCity(name)?.cityId
  const city = id ? lookUps.city(id)?.value : undefined
  const isOfGuide = city !== undefined && destination?.countries.includes(city.country) === true
  if (city && ((city.population ?? 0) >= least || isOfGuide || WELL_VISITED.includes(city.cityId)))
    return { cityId: city.cityId, country: city.country }
  const [country] = destination?.countries ?? []
  if (!destination || country === undefined) return SHORT_SMALL.test(name) ? null : areaNamed(name, lookUps)
  const main = mainCityOf(destination, lookUps)
  return { cityId: main?.cityId ?? null, country: main?.country ?? country, destinationId: destination.id }
}

/** "Karpathos": the town of an island or a park. */
export function areaNamed(name: string, { findArea }: LookUps): NamedPlace | null {
  const area = findArea?.(name)
  return area ? { cityId: area.cityId, country: area.country } : null
}

/** "Бали", "오사카": the city itself, or the one whose weather the region has and where one stays. */
function mainCityOf({ name, countries, bases }: GuideEntry, { findCity }: LookUps): TripCity | null {
  for (const each of [MAIN_CITIES.get(foldText(name)), name, ...bases]) {
    const city = each === undefined ? null : findCity(each)
    if (city?.cityId && countries.includes(city.country)) return city
  }
  return null
}
