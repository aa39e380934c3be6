import type { GuidePoint } from '@app/domain/guide'

import { type Guide, pointText } from '../guide.ts'
import { error, type Problem, warning } from '../problem.ts'

type Route = Guide['routes'][number]

/** Nights add up, every stop is known, consecutive stops have a leg, and the musts are on the route. */
export function checkRoutes(guide: Guide): readonly Problem[] {
  const joined = new Set(guide.legs.flatMap(({ from, to }) => [pairOf(from, to), pairOf(to, from)]))
  return guide.routes.flatMap((row) => [
    ...checkStops(guide, row),
    ...checkMusts(guide, row),
    ...checkLegs(row, joined),
  ])
}

function checkStops(guide: Guide, row: Route): readonly Problem[] {
  const nights = row.stops.reduce((sum, stop) => sum + stop.nights, 0)
  const unknown = row.stops.filter((stop) => !guide.spot(stop)).map(pointText)
  return [
    ...(nights === row.days - 1 ? [] : [error(row, `${nights} nights for ${row.days} days`)]),
    ...unknown.map((stop) => error(row, `unknown stop ${stop}`)),
  ]
}

function checkMusts(guide: Guide, row: Route): readonly Problem[] {
  const onTheWay = new Set(row.stops.map(({ destinationId }) => destinationId))
  return row.mustIds.flatMap((id) => {
    const found = guide.sight(id) ?? guide.dayTrip(id)
    if (found) return onTheWay.has(found.destinationId) ? [] : [error(row, `${id} is not on the way`)]
    const isWritten = guide.destination(id.split('.')[0] ?? '')?.state === 'done'
    return [isWritten ? error(row, `unknown sight ${id}`) : warning(row, `${id} is not written yet`)]
  })
}

/** A leg of the destinations also joins their areas. */
function checkLegs(row: Route, joined: ReadonlySet<string>): readonly Problem[] {
  return row.stops.slice(1).flatMap((to, index) => {
    const from = row.stops[index]
    if (!from) return []
    if (pointText(from) === pointText(to)) return [error(row, `stop ${pointText(to)} twice in a row`)]
    const isJoined = ends(from).some((start) => ends(to).some((end) => joined.has(pairOf(start, end))))
    return isJoined ? [] : [error(row, `no leg from ${pointText(from)} to ${pointText(to)}`)]
  })
}

function ends(point: GuidePoint): readonly GuidePoint[] {
  return [point, { destinationId: point.destinationId, areaId: null }]
}

function pairOf(from: GuidePoint, to: GuidePoint): string {
  return `${pointText(from)}>${pointText(to)}`
}
