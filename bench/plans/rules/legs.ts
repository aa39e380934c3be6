import type { GuideArea } from '@app/domain/guide'
import type { Coordinates } from '@app/domain/kernel'
import type { Stop, Trip, TripDay } from '@app/domain/trip'

import { at, type Fault, type GuideFacts, kmBetween } from '../guide-facts.ts'

const FASTEST_KMH = 110
const FASTEST_TRAIN_KMH = 320
const SHORT_KM = 1.5
const LONGEST_WALK_METRES = 3500
const FASTEST_WALK_KMH = 6
const NEAR_AREA_KM = 3
/** The guide's minutes are for usual drivers; a shorter time than this share of them is wrong. */
const LEAST_SHARE_OF_GUIDE = 0.55
const LATEST_HOME = 25 * 60
const HOMEWARD_KMH = 55
const LAND = new Set(['car', 'car-driver', 'bus', 'minivan', 'shuttle', 'taxi', 'train', 'hs-train', 'tour', 'metro'])
const ON_WATER = new Set(['ferry', 'fast-boat', 'boat'])

type Here = { readonly at: Coordinates; readonly free: number }

/** Legs that are impossible in the time, or by that mode. */
export function findImpossibleLegs(trip: Trip, facts: GuideFacts): readonly Fault[] {
  return trip.days.flatMap((day, index) => legsOfDay(day, index + 1, trip, facts))
}

function legsOfDay(day: TripDay, number: number, trip: Trip, facts: GuideFacts): readonly Fault[] {
  const faults: Fault[] = []
  const fault = (text: string): void => {
    faults.push({ rule: 'impossible-leg', day: number, text })
  }
  let here: Here = { at: day.start.coordinates, free: day.start.at + day.start.bufferMinutes }
  for (const stop of day.stops) {
    const to = stop.placeId === null ? null : trip.places[stop.placeId]?.coordinates
    if (stop.arrive < here.free - 1) fault(`${stop.title} begins ${at(stop.arrive)}, before ${at(here.free)}`)
    if (stop.way) {
      const wrong = wrongWay(stop, here.at)
      if (wrong) fault(wrong)
      here = { at: stop.way.to ?? here.at, free: stop.leave }
      continue
    }
    if (to) {
      const wrong = wrongLeg(stop, here, to, facts)
      if (wrong) fault(wrong)
    }
    here = { at: to ?? here.at, free: stop.leave }
  }
  const homeKm = kmBetween(here.at, day.end.coordinates)
  const home = here.free + (homeKm / HOMEWARD_KMH) * 60
  if (day.stops.length > 0 && homeKm > SHORT_KM && home > LATEST_HOME)
    fault(`back at ${at(Math.round(home))}, ${homeKm.toFixed(0)} km away`)
  return faults
}

function wrongWay({ title, way, arrive, leave }: Stop, from: Coordinates): string | null {
  if (!way || arrive === leave) return null
  const km = way.to ? kmBetween(from, way.to) : 0
  const speed = (km * 60) / Math.max(1, way.minutes)
  if (way.mode === 'fly') return null
  const fastest = way.mode === 'hs-train' ? FASTEST_TRAIN_KMH : FASTEST_KMH
  return km > SHORT_KM && speed > fastest ? `${title}: ${km.toFixed(0)} km by ${way.mode} in ${way.minutes} min` : null
}

function wrongLeg({ title, leg, arrive }: Stop, here: Here, to: Coordinates, facts: GuideFacts): string | null {
  const km = kmBetween(here.at, to)
  const minutes = arrive - here.free
  if (km <= SHORT_KM) return null
  if (leg && leg.minutes > minutes + 1) return `${title}: ${leg.minutes} min of way in ${minutes} min`
  if ((km * 60) / Math.max(1, minutes) > FASTEST_KMH) return `${title}: ${km.toFixed(0)} km in ${minutes} min`
  if (leg?.mode === 'walk') {
    const speed = (leg.metres * 60) / 1000 / Math.max(1, leg.minutes)
    if (leg.metres > LONGEST_WALK_METRES || speed > FASTEST_WALK_KMH) return `${title}: ${leg.metres} m on foot`
  }
  return wrongByGuide(title, leg?.mode ?? null, { from: here.at, to, minutes: leg?.minutes ?? minutes }, facts)
}

/** The guide knows of water, or of a longer drive, between the two towns. */
function wrongByGuide(
  title: string,
  mode: string | null,
  { from, to, minutes }: { readonly from: Coordinates; readonly to: Coordinates; readonly minutes: number },
  facts: GuideFacts,
): string | null {
  const [one, other] = [areaAt(from, facts), areaAt(to, facts)]
  if (!one || !other || one === other || one.destinationId !== other.destinationId) return null
  const rows = facts.legs.filter(
    (row) => (isAt(row.from, one) && isAt(row.to, other)) || (isAt(row.from, other) && isAt(row.to, one)),
  )
  const running = rows.filter(({ exists }) => exists !== 'no')
  if (running.length === 0) return null
  if (running.every((row) => ON_WATER.has(row.mode)) && mode === 'drive') return `${title}: over water by car`
  const land = running.flatMap((row) => (LAND.has(row.mode) ? (row.durationMinutes ?? []) : []))
  const least = Math.min(...land)
  return land.length > 0 && minutes < least * LEAST_SHARE_OF_GUIDE
    ? `${title}: ${minutes} min from ${one.name}, the guide says ${least}`
    : null
}

function isAt(point: { readonly destinationId: string; readonly areaId: string | null }, area: GuideArea): boolean {
  return point.destinationId === area.destinationId && point.areaId === area.id
}

function areaAt(spot: Coordinates, { areas }: GuideFacts): GuideArea | undefined {
  const km = (area: GuideArea): number => kmBetween(spot, area.coordinates)
  return areas
    .filter((area) => km(area) <= area.radiusKm + NEAR_AREA_KM)
    .toSorted((one, other) => km(one) - km(other))[0]
}
