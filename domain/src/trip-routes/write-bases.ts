import { type GuideMode, isInMonths } from '../guide/index.ts'
import type { Base } from './base.ts'
import { type Judged, withoutBoats } from './judge-route.ts'
import type { PlannedBase, PlannedDayTrip, PlannedSight } from './planned-route.ts'
import type { RouteGuide } from './route-guide.ts'
import type { RouteRequest } from './route-request.ts'
import type { Stay } from './stay.ts'
import type { Thing } from './things-to-see.ts'
import { plannedSight, waySights } from './way-sights.ts'

const EARLY_START = 7 * 60
const USUAL_START = 8 * 60 + 30
const IN_ONES_OWN: ReadonlySet<GuideMode> = new Set(['car', 'motorbike'])
/** A longer day begins early. */
const LONG_DAY_HOURS = 10

/** The stays with their days, legs, sights and day trips. */
export function writeBases(
  stays: readonly Stay[],
  { seen, legs }: Judged,
  { month, isByCar, hasChildren }: RouteRequest,
  guide: RouteGuide,
): readonly PlannedBase[] {
  const beside = isByCar ? waySights(guide, stays, { month, isByCar, hasChildren }) : []
  let day = 1
  return stays.map(({ base, nights }, index) => {
    const things = withoutBoats(guide, seen[index] ?? [], base)
    const arriveDay = day
    day += nights
    const avoided =
      month === null ? [] : (base.destination.avoidMonths ?? []).filter((avoid) => isInMonths([avoid], month))
    return {
      point: base.point,
      name: base.name,
      country: base.destination.countries[0] ?? '',
      coordinates: base.coordinates,
      nights,
      isRural: base.destination.kind !== 'city',
      ...(isSeaside(base) && { isSeaside: true }),
      arriveDay,
      leaveDay: day,
      leg: legs[index] ?? null,
      sights: things.flatMap((thing) => sightOf(thing, guide)),
      dayTrips: things.flatMap((thing) => dayTripOf(thing, isByCar)),
      waySights: beside[index] ?? [],
      avoid: [...new Set(avoided.map(({ reason }) => reason))],
    }
  })
}

function isSeaside({ area }: Base): boolean {
  return area !== null && (area.stayFor.includes('beach') || area.tags.includes('beach'))
}

function sightOf({ sight }: Thing, guide: RouteGuide): readonly PlannedSight[] {
  if (!sight) return []
  return [plannedSight(sight, guide)]
}

function dayTripOf(thing: Thing, isByCar: boolean): readonly PlannedDayTrip[] {
  const { id, name, importance, dayTrip } = thing
  if (!dayTrip) return []
  const { coordinates, highlights, tags, modes, travelMinutes, totalHours, cost, booking, closedDays } = dayTrip
  const leaveAt = totalHours >= LONG_DAY_HOURS ? EARLY_START : USUAL_START
  // Without a car of one's own: the first of the others.
  const mode: GuideMode = modes.find((each) => isByCar || !IN_ONES_OWN.has(each)) ?? (isByCar ? 'car' : 'tour')
  const backAt = leaveAt + Math.round(totalHours * 60)
  const way = { mode, travelMinutes, leaveAt, backAt, price: cost }
  return [{ id, name, importance, coordinates, highlights, tags, ...way, booking, closedDays }]
}
