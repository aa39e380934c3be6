import type { CityFacts } from '@app/datasets/city-facts'

/** Every city that has a cover, by name. */
export async function loadAllCities(): Promise<readonly CityFacts[]> {
  return (await import('@app/datasets/city-facts')).CITY_FACTS
}

/** The facts for drawing covers, by the id of the city. */
export async function loadCities(ids: readonly string[]): Promise<Readonly<Record<string, CityFacts>>> {
  const { CITY_FACTS } = await import('@app/datasets/city-facts')
  return Object.fromEntries(CITY_FACTS.filter(({ id }) => ids.includes(id)).map((city) => [city.id, city]))
}
