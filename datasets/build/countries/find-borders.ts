/** Two countries are neighbours when they share a line of the map. */
export type CountryTopology = {
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly id?: string
        readonly arcs: readonly Arcs[]
        readonly properties: { readonly name: string }
      }[]
    }
  }
}

type Arcs = number | readonly Arcs[]

/** Separate on the map, without a code of their own. */
const UNCODED: Readonly<Record<string, string>> = { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY' }

/** Pairs `ES-PT`, each once. */
export function findBorders(topology: CountryTopology, alpha2: ReadonlyMap<string, string>): ReadonlySet<string> {
  const owners = new Map<number, Set<string>>()
  for (const { id = '', arcs, properties } of topology.objects.countries.geometries) {
    const code = alpha2.get(id) ?? UNCODED[properties.name]
    if (code === undefined) continue
    for (const arc of flatten(arcs)) {
      // An arc in reverse is written as its complement.
      const key = arc < 0 ? ~arc : arc
      owners.set(key, (owners.get(key) ?? new Set()).add(code))
    }
  }
  return new Set([...owners.values()].filter(({ size }) => size === 2).map((pair) => [...pair].toSorted().join('-')))
}

function flatten(arcs: Arcs): readonly number[] {
  return typeof arcs === 'number' ? [arcs] : arcs.flatMap(flatten)
}
