import type { NamedPlace } from '@app/contracts/place-guide'
import type { Cities } from '@app/datasets/cities'
import { foldText } from '@app/domain/place-search'

import { findCityIds, isNamed } from './place-index.ts'

type Answer = { readonly kind: 'named'; readonly place: NamedPlace } | { readonly kind: 'unknown' }

/** The one city that is called so: with its country, or the best known of that very name. A likeness is no answer. */
export async function namedCity(asked: string, cities: Cities): Promise<Answer> {
  const wanted = asked.trim()
  const found = (await findCityIds(wanted)).flatMap((id) => cities.find(id) ?? [])
  const city =
    found.find((each) => isNamed(each, wanted)) ?? found.find((each) => foldText(each.name) === foldText(wanted))
  if (!city) return { kind: 'unknown' }
  const { name, country, coordinates, timeZone } = city
  return { kind: 'named', place: { name, country, coordinates, timeZone } }
}
