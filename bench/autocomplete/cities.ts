import { join } from 'node:path'

import { loadCities, type PackedCities } from '@app/datasets/city-search'

import type { NamedCity } from './engine.ts'

const PACKED = join(import.meta.dirname, '../../datasets/packed/city-search')

export function loadPacked(): PackedCities {
  return loadCities(PACKED)
}

/** Read back from our own index, so that no peer lacks a name or a spelling that we have. */
export function namedCities({ index, count }: PackedCities): readonly NamedCity[] {
  const cities = Array.from({ length: count }, () => ({ texts: [] as string[], weights: [] as number[] }))
  index.keyEntry.forEach((entry, key) => {
    let text = ''
    for (let at = index.keyStart[key]!; index.text[at] !== 0; at += 1) text += String.fromCharCode(index.text[at]!)
    cities[entry]?.texts.push(text.replace('#', ''))
    cities[entry]?.weights.push(index.keyScore[key]!)
  })
  return cities
}

export function labelOf(packed: PackedCities, city: number): string {
  return [packed.name(city), packed.region(city), packed.country(city)].filter(Boolean).join(', ')
}
