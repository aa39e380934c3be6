import type { RawCity } from '../cities/read-cities.ts'
import { lineOf } from '../packed-text.ts'

/**
 * A border town sometimes has the zone of the other side: a zone with this many times more people abroad is dropped.
 */
const ABROAD = 10

type People = { readonly country: string; readonly zone: string; readonly count: number }

/** The zones of every country, the one with the most people first. Uninhabited islands are left out. */
export function zonesByCountry(cities: readonly RawCity[]): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, number>()
  for (const { country, timeZone, population } of cities) {
    const key = `${country} ${timeZone}`
    counts.set(key, (counts.get(key) ?? 0) + population)
  }
  const people = [...counts].map(([key, count]) => {
    const [country = '', zone = ''] = key.split(' ')
    return { country, zone, count }
  })
  const countries = Map.groupBy(
    people.toSorted((a, b) => b.count - a.count || (a.zone < b.zone ? -1 : 1)),
    ({ country }) => country,
  )
  const zones = Map.groupBy(people, ({ zone }) => zone)
  const isOwn = ({ zone, count }: People, index: number): boolean =>
    index === 0 || (zones.get(zone) ?? []).every((other) => other.count <= count * ABROAD)
  return new Map([...countries].map(([country, own]) => [country, own.filter(isOwn).map(({ zone }) => zone)]))
}

/** Lines of `Europe/Lisbon|PT`. */
export function packTimeZones(zones: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const countries = new Map<string, string[]>()
  for (const [country, names] of zones) {
    for (const name of names) countries.set(name, [...(countries.get(name) ?? []), country])
  }
  return [...countries].map(([name, codes]) => lineOf(name, codes.toSorted().join(' '))).toSorted()
}
