import { slugOf } from './slug-of.ts'

export type AddressedCity = {
  readonly id: number
  readonly name: string
  /** State, province or region; null where its name is not known. */
  readonly division: string | null
  readonly population: number | null
  /** Parts of a town leave the plain name to towns. */
  readonly kind: string
}

/**
 * One address for every city of a country. The largest of a name has it alone (`springfield`), the others say their
 * region (`springfield-illinois`), and where that is not enough their number (`springfield-illinois-4250542`). A name
 * without Latin letters is its number.
 */
export function assignSlugs(cities: readonly AddressedCity[]): ReadonlyMap<number, string> {
  const taken = new Map<string, number>()
  const others: AddressedCity[] = []
  const sorted = cities.toSorted(byStanding)
  // Plain names first, so that no `paris-texas` stands in the way of a town that is really called so.
  for (const city of sorted) {
    const slug = slugOf(city.name) || String(city.id)
    if (taken.has(slug)) others.push(city)
    else taken.set(slug, city.id)
  }
  for (const city of others) {
    const slug = slugOf(`${city.name} ${city.division ?? ''}`)
    taken.set(taken.has(slug) ? `${slug}-${city.id}` : slug, city.id)
  }
  return new Map([...taken].map(([slug, id]) => [id, slug]))
}

function byStanding(a: AddressedCity, b: AddressedCity): number {
  const isPart = ({ kind }: AddressedCity): number => (kind === 'part' ? 1 : 0)
  const isCapital = ({ kind }: AddressedCity): number => (kind === 'capital' ? 0 : 1)
  return (
    isCapital(a) - isCapital(b) || isPart(a) - isPart(b) || (b.population ?? 0) - (a.population ?? 0) || a.id - b.id
  )
}
