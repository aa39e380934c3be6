import type { GuideMode } from '@app/domain/guide'

import type { GuideFacts } from '../facts.ts'
import { type Guide, kmBetween, pointText, type Written } from '../guide.ts'
import { error, type Problem } from '../problem.ts'
import { checkPrice } from './check-prices.ts'
import { SPEEDS_KMH } from './speeds.ts'

const FARTHEST_DAY_TRIP_KM = 320
const MOST_SHARE_ON_THE_ROAD = 0.75
/** Straight lines are shorter than roads, so the lower limit is generous. */
const SLOWEST_SHARE = 0.6
const TRIP_COST_USD = { lowUsd: 0.5, highUsd: 450, widest: 8 }
const LEG_PRICE_USD = { lowUsd: 0.3, highUsd: 600, widest: 8 }

type Tables = { readonly guide: Guide; readonly facts: GuideFacts }
type Ride = { readonly mode: GuideMode; readonly minutes: number; readonly km: number; readonly slackKm: number }

export function checkTravel(guide: Guide, facts: GuideFacts): readonly Problem[] {
  const tables = { guide, facts }
  return [
    ...guide.dayTrips.flatMap((row) => checkDayTrip(row, tables)),
    ...guide.transfers.flatMap((row) => checkTransfer(row, tables)),
    ...guide.legs.flatMap((row) => checkLeg(row, tables)),
    ...checkUsualLegs(guide),
  ]
}

function checkDayTrip(row: Guide['dayTrips'][number], tables: Tables): readonly Problem[] {
  const { guide } = tables
  const problems: Problem[] = []
  if (row.to && !guide.spot(row.to)) problems.push(error(row, `unknown place ${pointText(row.to)}`))
  if ((row.travelMinutes * 2) / 60 > row.totalHours * MOST_SHARE_ON_THE_ROAD) {
    problems.push(error(row, 'three quarters of the day on the road'))
  }
  problems.push(...checkPrice(row, 'cost', row.cost, TRIP_COST_USD, tables))
  const from = guide.destination(row.destinationId)
  if (!from) return problems
  const km = kmBetween(from, { coordinates: row.coordinates, radiusKm: 0 })
  if (km > FARTHEST_DAY_TRIP_KM) problems.push(error(row, `a day trip of ${km.toFixed(0)} km`))
  const mode = row.modes.find((each) => each !== 'fly')
  const slackKm = from.kind === 'city' ? 4 : from.radiusKm / 2
  if (mode) problems.push(...checkSpeed(row, { mode, minutes: row.travelMinutes, km, slackKm }))
  return problems
}

function checkTransfer(row: Guide['transfers'][number], tables: Tables): readonly Problem[] {
  const { guide, facts } = tables
  const problems: Problem[] = []
  const to = guide.destination(row.destinationId)
  if (row.areaId !== null && !guide.hasArea(row.destinationId, row.areaId)) {
    problems.push(error(row, `unknown area ${row.destinationId}/${row.areaId}`))
  }
  if (!facts.isAirport(row.airport)) problems.push(error(row, `unknown airport ${row.airport}`))
  if (to && !to.airports.includes(row.airport)) {
    problems.push(error(row, `${row.airport} is not an airport of ${row.destinationId}`))
  }
  if (row.busyMinutes !== null && row.busyMinutes < row.durationMinutes) {
    problems.push(error(row, 'faster when it is busy'))
  }
  const plausible = { lowUsd: 0.1, highUsd: row.pricePer === 'person' ? 60 : 200, countries: to?.countries ?? [] }
  return [...problems, ...checkPrice(row, 'price', row.price, plausible, tables)]
}

function checkLeg(row: Guide['legs'][number], tables: Tables): readonly Problem[] {
  const [from, to] = [tables.guide.spot(row.from), tables.guide.spot(row.to)]
  if (!from || !to) return [error(row, `unknown place ${pointText(from ? row.to : row.from)}`)]
  if (row.exists === 'no') {
    const isEmpty = row.durationMinutes === null && row.usualOrder === 0
    return isEmpty ? [] : [error(row, 'a leg that does not exist has no minutes and usual 0')]
  }
  if (row.durationMinutes === null) return [error(row, 'minutes are missing')]
  const slackKm = Math.max(5, (from.radiusKm + to.radiusKm) / 2)
  return [
    ...checkSpeed(row, { mode: row.mode, minutes: row.durationMinutes, km: kmBetween(from, to), slackKm }),
    ...checkPrice(row, 'price', row.price, LEG_PRICE_USD, tables),
  ]
}

function checkSpeed(row: Written<object>, { mode, minutes, km, slackKm }: Ride): readonly Problem[] {
  const [slowest, fastest] = SPEEDS_KMH[mode]
  const hours = minutes / 60
  const said = `${mode} in ${minutes} min for ${km.toFixed(0)} km`
  if ((km + slackKm) / hours < slowest * SLOWEST_SHARE) return [error(row, `${said} is too slow`)]
  return Math.max(0, km - slackKm) / hours > fastest ? [error(row, `${said} is too fast`)] : []
}

/** Between two places one mode is the usual one, or one in each direction. */
function checkUsualLegs({ legs }: Guide): readonly Problem[] {
  const pairs = Map.groupBy(legs, ({ from, to }) => [pointText(from), pointText(to)].toSorted().join(' and '))
  return [...pairs].flatMap(([pair, rows]) => {
    const usual = rows.filter(({ usualOrder }) => usualOrder === 1).length
    const directions = new Set(rows.map(({ from }) => pointText(from))).size
    const [last] = rows.slice(-1)
    if (!last || (usual >= 1 && usual <= directions)) return []
    return [error(last, `between ${pair} exactly one mode has usual 1, and not ${usual}`)]
  })
}
