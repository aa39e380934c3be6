import type { NamedPlace } from '@app/contracts/place-guide'
import { foldText } from '@app/domain/place-search'

import type { PlaceAddresses } from './place-addresses.ts'
import type { PlaceData } from './place-data.ts'
import { findCityIds, isNamed } from './place-index.ts'

type Answer = { readonly kind: 'named'; readonly place: NamedPlace } | { readonly kind: 'unknown' }

/** The one city that is called so: with its country, or the best known of that very name. A likeness is no answer. */
export async function namedCity(name: string, data: PlaceData, addresses: PlaceAddresses): Promise<Answer> {
  const wanted = name.trim()
  const found = (await findCityIds(wanted)).flatMap((id) => data.cities.find(id) ?? [])
  const city =
    found.find((each) => isNamed(each, wanted)) ?? found.find((each) => foldText(each.name) === foldText(wanted))
  if (!city) return { kind: 'unknown' }
  const { country, coordinates, path } = addresses.cityLink(city)
  return { kind: 'named', place: { name: city.name, path, country, coordinates, timeZone: city.timeZone } }
}
