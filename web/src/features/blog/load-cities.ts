import type { CityFacts } from '@app/datasets/city-facts'

/** The facts for drawing covers, by the id of the city. */
export async function loadCities(ids: readonly string[]): Promise<Readonly<Record<string, CityFacts>>> {
  const { CITY_FACTS } = await import('@app/datasets/city-facts')
  return Object.fromEntries(CITY_FACTS.filter(({ id }) => ids.includes(id)).map((city) => [city.id, city]))
}
