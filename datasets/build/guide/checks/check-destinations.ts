import type { DestinationKind } from '@app/domain/guide'

import type { GuideFacts } from '../facts.ts'
import { type Guide, kmBetween, plainName } from '../guide.ts'
import { error, type Problem, warning } from '../problem.ts'

const MOST_RADIUS_KM: Readonly<Record<DestinationKind, number>> = {
  city: 60,
  island: 260,
  region: 900,
  park: 260,
  'country-route': 3500,
}
const NEIGHBOURS_KM = 3

type Destination = Guide['destinations'][number]

export function checkDestinations(guide: Guide, facts: GuideFacts): readonly Problem[] {
  return [
    ...guide.destinations.flatMap((row) => [
      ...checkForm(row, facts),
      ...checkParent(guide, row),
      ...checkFacts(guide, row),
    ]),
    ...checkSameNames(guide),
    ...checkNeighbours(guide),
  ]
}

function checkForm(row: Destination, facts: GuideFacts): readonly Problem[] {
  const problems: Problem[] = []
  const unknown = row.airports.filter((code) => !facts.isAirport(code))
  if (unknown.length > 0) problems.push(error(row, `unknown airport ${unknown.join(', ')}`))
  if (row.daysMin > row.daysIdeal || row.daysIdeal > row.daysMax) problems.push(error(row, 'the days do not rise'))
  const most = MOST_RADIUS_KM[row.kind]
  if (row.radiusKm > most) problems.push(error(row, `the radius of a ${row.kind} is at most ${most} km`))
  return problems
}

/**
 * Without practical facts no page and no plan can be made. A destination in a country without them, such as Antarctica,
 * has those of the country from which a leg leads there.
 */
function checkFacts(guide: Guide, row: Destination): readonly Problem[] {
  const hasFacts = ({ countries }: Destination): boolean => guide.country(countries[0] ?? '') !== undefined
  if (hasFacts(row)) return []
  const gateways = guide.legs
    .filter(({ to, exists }) => to.destinationId === row.id && exists !== 'no')
    .flatMap(({ from }) => guide.destination(from.destinationId) ?? [])
  return gateways.some(hasFacts) ? [] : [error(row, `no country.tsv of ${row.countries[0]}, and no leg from elsewhere`)]
}

function checkParent(guide: Guide, row: Destination): readonly Problem[] {
  if (row.parentId === null) return []
  if (row.parentId === row.id) return [error(row, `${row.id} is its own parent`)]
  const parent = guide.destination(row.parentId)
  if (!parent) return [error(row, `unknown parent ${row.parentId}`)]
  const isOutside = kmBetween(row, parent) > parent.radiusKm + row.radiusKm
  return isOutside ? [warning(row, `${row.id} lies outside of its parent ${parent.id}`)] : []
}

function checkSameNames({ destinations }: Guide): readonly Problem[] {
  const first = new Map<string, string>()
  return destinations.flatMap((row) => {
    const key = `${plainName(row.name)} ${row.countries.join()}`
    const before = first.get(key)
    first.set(key, before ?? row.id)
    return before === undefined ? [] : [error(row, `${row.id} has the name of ${before}`)]
  })
}

/** Two cities at one position are mostly one city under two ids. */
function checkNeighbours({ destinations }: Guide): readonly Problem[] {
  const cities = destinations.filter(({ kind }) => kind === 'city')
  return cities.flatMap((row, index) =>
    cities
      .slice(0, index)
      .filter((other) => kmBetween(row, other) < NEIGHBOURS_KM)
      .map((other) => warning(row, `${row.id} is within ${NEIGHBOURS_KM} km of ${other.id}`)),
  )
}
