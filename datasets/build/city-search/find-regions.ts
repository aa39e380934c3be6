import type { RawCity } from '../cities/read-cities.ts'
import type { OwnFacts } from './own-facts.ts'

export type Region = {
  /** As it is shown after a city's name. */
  readonly label: string
  /** As it is typed after a city's name, or alone. */
  readonly names: readonly string[]
  /** Known to travellers: a state written after every city, an island, a region with names in other languages. */
  readonly isKnown: boolean
}

export type Regions = { readonly list: readonly Region[]; readonly of: ReadonlyMap<number, number> }

/** "North" and "Central" name a hundred regions and are never searched for. */
const ONLY_A_DIRECTION = new RegExp(
  String.raw`^(?:(?:north|south|east|west|central|northern|southern|eastern|western|centre|center|capital|upper|` +
    String.raw`lower|national|metropolitan|federal|district|region|province|territory|city|and|of|the)\b[ -]?)+$`,
  'i',
)

const WRITTEN_WITH_STATE = new Set(['US', 'CA', 'AU', 'GB'])

/** States, provinces and similar, and islands better known than the region they belong to. */
export function findRegions(
  cities: readonly RawCity[],
  divisions: ReadonlyMap<string, string>,
  { islands, regions: otherNames }: OwnFacts,
): Regions {
  const list: Region[] = []
  const numbers = new Map<string, number>()
  const of = new Map<number, number>()
  for (const { id, country, division } of cities) {
    const label = divisions.get(division)
    if (!label) continue
    if (!numbers.has(division)) numbers.set(division, list.push(toRegion(country, division, label, otherNames)) - 1)
    of.set(id, numbers.get(division) ?? 0)
  }
  for (const { names, towns } of islands) {
    const within = list[of.get(towns[0] ?? 0) ?? -1]?.names ?? []
    const number = list.push({ label: names[0] ?? '', names: [...names, ...within], isKnown: true }) - 1
    for (const town of towns) of.set(town, number)
  }
  return { list, of }
}

/** People write US states by their code. */
function toRegion(country: string, division: string, label: string, otherNames: OwnFacts['regions']): Region {
  const names = ONLY_A_DIRECTION.test(label) ? [] : [label]
  const code = country === 'US' ? [division.slice(3)] : []
  const others = otherNames.get(division)
  return {
    label,
    names: [...names, ...code, ...(others ?? [])],
    isKnown: WRITTEN_WITH_STATE.has(country) || others !== undefined,
  }
}
