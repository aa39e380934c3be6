type Named = { readonly id: number; readonly name: string; readonly country: string; readonly population: number }

/** A city is meant by its name alone when no other of that name in its country has so large a share of its people. */
const SHARE = 0.05

/** Ids of those whose name and country do not tell which one is meant: all of them but an outstanding first. */
export function namesakes(cities: readonly Named[]): ReadonlySet<number> {
  const unclear = new Set<number>()
  for (const group of Map.groupBy(cities, ({ name, country }) => `${name}|${country}`).values()) {
    if (group.length === 1) continue
    const [first, second] = group.toSorted((a, b) => b.population - a.population)
    for (const { id } of group) unclear.add(id)
    if (first && second && second.population < first.population * SHARE) unclear.delete(first.id)
  }
  return unclear
}
