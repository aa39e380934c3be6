import type { GuideSight } from '@app/domain/guide'

import { type Guide, openGuide } from '../guide.ts'
import { lineOfProblem } from '../problem.ts'
import { readGuide } from '../read-guide.ts'

const THINNEST = 12
const FEW_SIGHTS = { city: 12, other: 8 }

export async function printCoverage(): Promise<boolean> {
  const source = await readGuide()
  if (source.problems.length > 0) {
    console.log(source.problems.map(lineOfProblem).join('\n'))
    return false
  }
  console.log(coverageLines(openGuide(source)).join('\n'))
  return true
}

/** The three counts stand first, for scripts that read them. */
export function coverageLines(guide: Guide): readonly string[] {
  return [
    `destinations: ${guide.destinations.length}`,
    `sights: ${guide.sights.length}`,
    `countries: ${guide.countries.length}`,
    ...totals(guide),
    ...gaps(guide),
    ...thinnest(guide),
  ]
}

function totals(guide: Guide): readonly string[] {
  const { areas, dayTrips, transfers, legs, food, events, routes, names } = guide
  const tables = { areas, 'day trips': dayTrips, transfers, legs, food, events, routes, names }
  const states = Map.groupBy(guide.destinations, ({ state }) => state)
  const kinds = Map.groupBy(guide.destinations, ({ kind }) => kind)
  return [
    '',
    ...Object.entries(tables).map(([name, rows]) => `${name}: ${rows.length}`),
    `by state: ${listCounts(states)}`,
    `by kind: ${listCounts(kinds)}`,
  ]
}

function listCounts(groups: ReadonlyMap<string, readonly unknown[]>): string {
  const sorted = [...groups].toSorted(([, a], [, b]) => b.length - a.length)
  return sorted.map(([name, rows]) => `${name} ${rows.length}`).join(', ')
}

/** Fields that most rows have and some lack. */
function gaps(guide: Guide): readonly string[] {
  const { sights, destinations, countries } = guide
  const mustSees = sights.filter(({ importance }) => importance === 5)
  const named = new Set(guide.names.map(({ id }) => id))
  const withDestinations = new Set(destinations.flatMap((row) => row.countries))
  const share = (all: readonly GuideSight[], lacks: (sight: GuideSight) => boolean): string => {
    const count = all.filter(lacks).length
    return `${count} of ${all.length} (${((100 * count) / Math.max(1, all.length)).toFixed(0)} %)`
  }
  return [
    '',
    `sights without a position: ${share(sights, ({ coordinates }) => coordinates === null)}`,
    `sights without a price: ${share(sights, lacksPrice)}`,
    `sights without hours: ${share(sights, ({ usualTimes }) => usualTimes.length === 0)}`,
    `must-sees without an official site: ${share(mustSees, ({ domain }) => domain === null)}`,
    `must-sees without names in other languages: ${share(mustSees, ({ id }) => !named.has(id))}`,
    `sights on the ticket of another: ${sights.filter(({ ticketOfSightId }) => ticketOfSightId !== null).length}`,
    `destinations without names of the table: ${destinations.filter(({ id }) => !named.has(id)).length}`,
    `countries without a destination: ${countries.filter(({ code }) => !withDestinations.has(code)).length}`,
  ]
}

function lacksPrice({ fee, suits, ticketOfSightId }: GuideSight): boolean {
  return fee === null && ticketOfSightId === null && !suits.includes('free')
}

/** Destinations with the fewest sights for their kind, the most asked for first. */
function thinnest(guide: Guide): readonly string[] {
  const counts = Map.groupBy(guide.sights, ({ destinationId }) => destinationId)
  const thin = guide.destinations
    .filter(({ kind }) => kind !== 'country-route')
    .map(({ id, kind, rank, state }) => ({ id, kind, rank, state, count: counts.get(id)?.length ?? 0 }))
    .filter(({ kind, count }) => count < (kind === 'city' ? FEW_SIGHTS.city : FEW_SIGHTS.other))
    .toSorted((a, b) => a.rank - b.rank)
  const shown = thin
    .slice(0, THINNEST)
    .map((row) => `  ${row.rank} ${row.id} (${row.kind}, ${row.state}): ${row.count}`)
  return ['', `destinations with too few sights: ${thin.length}`, ...shown]
}
