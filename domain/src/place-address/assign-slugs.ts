import { slugOf } from './slug-of.ts'

export type AddressedCity = {
  readonly id: number
  readonly name: string
  /** State, province or region; null when its name is unknown. */
  readonly division: string | null
  readonly population: number | null
  /** Districts leave the plain name to towns. */
  readonly kind: string
}

/**
 * A unique slug for every city of a country. The largest city of a name gets it alone (`springfield`), the others add
 * their region (`springfield-illinois`), and if that is not unique their id (`springfield-illinois-4250542`). A name
 * without Latin letters becomes its id.
 */
export function assignSlugs(cities: readonly AddressedCity[]): ReadonlyMap<number, string> {
  const taken = new Map<string, number>()
  const others: AddressedCity[] = []
  const sorted = cities.toSorted(byStanding)
  // Plain names first, so that no `paris-texas` takes the slug of a town with exactly that name.
  for (const city of sorted) {
    const slug = slugOf(city.name) || String(city.id)
    if (taken.has(slug)) others.push(city)
    else taken.set(slug, city.id)
  }
  for (const city of others) {
    const slug = slugOf(`${city.name} ${city.division ?? ''}`)
    taken.set(taken.has(slug) ? `${slug}-${city.id}` : slug, city.id)
  }
  const slugs = new Map<number, string>()
  for (const [slug, id] of taken) slugs.set(id, slug)
  return slugs
}

const RANKS: Readonly<Record<string, number>> = { capital: 0, part: 2 }
const OTHER_RANK = 1

/** Capitals, towns, districts; of each the largest first. Called a quarter of a million times for one country. */
function byStanding(a: AddressedCity, b: AddressedCity): number {
  if (a.kind !== b.kind) {
    const ranks = (RANKS[a.kind] ?? OTHER_RANK) - (RANKS[b.kind] ?? OTHER_RANK)
    if (ranks !== 0) return ranks
  }
  return (b.population ?? 0) - (a.population ?? 0) || a.id - b.id
}
