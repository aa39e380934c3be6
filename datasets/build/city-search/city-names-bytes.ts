import type { PackedCities } from './pack-city-search.ts'

/**
 * What is shown of a city, by its number in the index: how many there are of cities, countries and bytes of regions,
 * their GeoNames ids, where each name begins, whether its region is shown (a byte each), country codes, labels of
 * regions one per line, and the names in UTF-8 one after the other.
 */
export function writeCityNames({ cities, countries, regions }: PackedCities): Uint8Array {
  const encoder = new TextEncoder()
  const names = cities.map(({ name }) => encoder.encode(name))
  const labels = encoder.encode(regions.map(({ label }) => label).join('\n'))
  const starts = new Uint32Array(names.length + 1)
  names.forEach((name, i) => {
    starts[i + 1] = starts[i]! + name.length
  })
  const parts: readonly ArrayBufferView[] = [
    Uint32Array.of(cities.length, countries.length, labels.length),
    Uint32Array.from(cities, ({ id }) => id),
    starts,
    Uint8Array.from(cities, ({ isRegionShown }) => (isRegionShown ? 1 : 0)),
    encoder.encode(countries.join('')),
    labels,
    ...names,
  ]
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  )
}
