import { foldText } from '@app/domain/place-search'
import type { FindCity } from '@app/domain/trip-request'

import packed from '../../packed/areas.json' with { type: 'json' }

/** In small letters a shorter name may be any word: "sal", "vis". */
const SHORTEST_SMALL = 4
const SMALL_LATIN = /^\p{Script=Latin}+$/u

let areas: ReadonlyMap<string, NonNullable<ReturnType<FindCity>>> | undefined

/** Islands, mountains, coasts and parks by name, each as a city where its town is. */
export const findArea: FindCity = (name) => {
  const isShort = name.length < SHORTEST_SMALL && SMALL_LATIN.test(name) && !/^\p{Lu}/u.test(name)
  if (isShort) return null
  areas ??= readAreas()
  return areas.get(foldText(name)) ?? null
}

function readAreas(): NonNullable<typeof areas> {
  const known = new Map<string, NonNullable<ReturnType<FindCity>>>()
  for (const row of packed.rows) {
    const [name = '', country = '', id = '', position = '', ...others] = row.split('|')
    const [latitude = 0, longitude = 0] = position.split(',').map(Number)
    const area = { name, country, cityId: Number(id), coordinates: { latitude, longitude } }
    for (const each of [name, ...others]) if (!known.has(foldText(each))) known.set(foldText(each), area)
  }
  return known
}
