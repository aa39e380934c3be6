import type { GuideFacts } from '../facts.ts'
import { type Guide, kmBetween, plainName } from '../guide.ts'
import { error, type Problem, warning } from '../problem.ts'
import { checkPrice } from './check-prices.ts'
import { checkSightTimes } from './check-sight-times.ts'

const FEE_USD = { lowUsd: 0.2, highUsd: 800 }
/** Half a day on foot; more in a region. */
const NEAR_KM = 3
const NEAR_SHARE_OF_RADIUS = 0.15

type Sight = Guide['sights'][number]

export function checkSights(guide: Guide, facts: GuideFacts): readonly Problem[] {
  return [
    ...guide.sights.flatMap((row) => [
      ...checkSightTimes(row),
      ...checkFee(row, { guide, facts }),
      ...checkNear(guide, row),
      ...checkTicket(guide, row),
    ]),
    ...checkTwins(guide),
  ]
}

function checkFee(row: Sight, tables: { readonly guide: Guide; readonly facts: GuideFacts }): readonly Problem[] {
  const problems: Problem[] = []
  const suitsFree = row.suits.includes('free')
  if (row.fee === 'free' && !suitsFree) problems.push(error(row, 'the fee is free, but suits lacks free'))
  if (row.fee !== null && row.fee !== 'free' && suitsFree) problems.push(error(row, 'suits free, but there is a fee'))
  if (row.suits.includes('rain') && row.setting === 'outdoor') problems.push(error(row, 'outdoor, but suits rain'))
  const countries = tables.guide.destination(row.destinationId)?.countries ?? []
  return [...problems, ...checkPrice(row, 'fee', row.fee, { ...FEE_USD, countries }, tables)]
}

function checkNear(guide: Guide, row: Sight): readonly Problem[] {
  const radiusKm = guide.destination(row.destinationId)?.radiusKm ?? 0
  const most = Math.max(NEAR_KM, radiusKm * NEAR_SHARE_OF_RADIUS)
  return row.nearSightIds.flatMap((id) => {
    const other = guide.sight(id)
    if (!other) return [error(row, `near: unknown sight ${id}`)]
    if (!row.coordinates || !other.coordinates) return []
    const spot = (coordinates: typeof row.coordinates) => ({ coordinates, radiusKm: 0 })
    const km = kmBetween(spot(row.coordinates), spot(other.coordinates))
    return km > most ? [warning(row, `near: ${id} is ${km.toFixed(1)} km away`)] : []
  })
}

/** One ticket for several sights: it is bought at a sight with a fee, in the same destination or country. */
function checkTicket(guide: Guide, row: Sight): readonly Problem[] {
  const id = row.ticketOfSightId
  if (id === null) return []
  if (id === row.id) return [error(row, 'ticket: the sight itself')]
  const seller = guide.sight(id)
  if (!seller) return [error(row, `ticket: unknown sight ${id}`)]
  const problems: Problem[] = []
  if (seller.fee === null || seller.fee === 'free') problems.push(error(row, `ticket: ${id} has no fee`))
  if (seller.ticketOfSightId !== null) problems.push(error(row, `ticket: ${id} is itself covered by another ticket`))
  if (!isSameCountry(guide, row, seller)) problems.push(error(row, `ticket: ${id} is in another country`))
  return problems
}

function isSameCountry(guide: Guide, a: Sight, b: Sight): boolean {
  const countries = guide.destination(a.destinationId)?.countries ?? []
  const others = guide.destination(b.destinationId)?.countries ?? []
  return a.destinationId === b.destinationId || countries.some((code) => others.includes(code))
}

/** The same sight under two ids, or two sights on one point. */
function checkTwins({ sights }: Guide): readonly Problem[] {
  const names = new Map<string, string>()
  const points = new Map<string, string>()
  return sights.flatMap((row) => {
    const problems: Problem[] = []
    const name = `${row.destinationId} ${plainName(row.name)}`
    const same = names.get(name)
    if (same !== undefined) problems.push(error(row, `the same sight as ${same}`))
    names.set(name, row.id)
    if (!row.coordinates) return problems
    const point = `${row.destinationId} ${row.coordinates.latitude} ${row.coordinates.longitude}`
    const there = points.get(point)
    if (there !== undefined) problems.push(warning(row, `the same point as ${there}`))
    points.set(point, row.id)
    return problems
  })
}
