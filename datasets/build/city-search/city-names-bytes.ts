import type { PackedCities } from './pack-city-search.ts'

/**
 * What is shown of a city, by its number in the index: how many there are, their GeoNames ids, where each name begins,
 * the names in UTF-8, one after the other. Country codes stand before them, as text with its length.
 */
export function writeCityNames({ cities, countries }: PackedCities): Uint8Array {
  const encoder = new TextEncoder()
  const names = cities.map(({ name }) => encoder.encode(name))
  const starts = new Uint32Array(names.length + 1)
  names.forEach((name, i) => {
    starts[i + 1] = starts[i]! + name.length
  })
  const parts: readonly ArrayBufferView[] = [
    Uint32Array.of(cities.length, countries.length),
    Uint32Array.from(cities, ({ id }) => id),
    starts,
    encoder.encode(countries.join('')),
    ...names,
  ]
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  )
}
