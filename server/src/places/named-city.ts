import type { NamedPlace } from '@app/contracts/place-guide'
import type { Cities } from '@app/datasets/cities'
import { foldText } from '@app/domain/place-search'

import { pickedCity, suggestCities } from './place-index.ts'

type Answer = { readonly kind: 'named'; readonly place: NamedPlace } | { readonly kind: 'unknown' }

/** The one city that is called so: with its country, or the best known of that very name. A likeness is no answer. */
export async function namedCity(asked: string, cities: Cities): Promise<Answer> {
  const wanted = asked.trim()
  const suggested = await suggestCities(wanted, cities)
  const city =
    pickedCity(suggested, wanted) ?? suggested.find((each) => foldText(each.city.name) === foldText(wanted))?.city
  if (!city) return { kind: 'unknown' }
  const { name, country, coordinates, timeZone } = city
  return { kind: 'named', place: { name, country, coordinates, timeZone } }
}
