export type RawCity = {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly meanC: readonly number[]
  readonly rainMm: readonly number[]
  /** Null when the index does not cover the country. */
  readonly burgerUsdCents: number | null
}

/** One line per city, by name: the facts for comparing two of them. */
export function packCityFacts(cities: readonly RawCity[]): readonly string[] {
  return cities.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(toLine)
}

function toLine(city: RawCity): string {
  if (city.meanC.length !== 12 || city.rainMm.length !== 12) throw new Error(`not twelve months: ${city.name}`)
  const { id, name, country, latitude, longitude, timeZone, meanC, rainMm, burgerUsdCents } = city
  return [
    id,
    name,
    country,
    latitude,
    longitude,
    timeZone,
    meanC.join(' '),
    rainMm.join(' '),
    burgerUsdCents ?? '',
  ].join('|')
}
