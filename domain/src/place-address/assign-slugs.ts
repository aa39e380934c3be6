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
  const slugs = new Map<number, string>()
  for (const [slug, id] of taken) slugs.set(id, slug)
  return slugs
}

const RANKS: Readonly<Record<string, number>> = { capital: 0, part: 2 }
const OTHER_RANK = 1

/** Capitals, towns, parts of towns; of each the largest first. Compared a quarter of a million times for one country. */
function byStanding(a: AddressedCity, b: AddressedCity): number {
  if (a.kind !== b.kind) {
    const ranks = (RANKS[a.kind] ?? OTHER_RANK) - (RANKS[b.kind] ?? OTHER_RANK)
    if (ranks !== 0) return ranks
  }
  return (b.population ?? 0) - (a.population ?? 0) || a.id - b.id
}
