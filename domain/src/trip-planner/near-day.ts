import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { OpeningWindow } from '../opening-hours/index.ts'
import type { Trip, TripDay, TripPlace } from '../trip/index.ts'
import { isDrivenDay } from './leg-between.ts'
import { isMustSee } from './place-worth.ts'
import type { PlanOptions } from './plan-options.ts'

const AROUND_A_CITY_KM = 60
/** By bus and on foot; only what one came for is worth more. */
const AROUND_WITHOUT_A_CAR_KM = 30
/** What lies beside a drive from town to town. */
const DETOUR_SHARE = 0.2
const DETOUR_KM = 15
/** Beside a long drive there is less time for detours, not more. */
const MOST_DETOUR_KM = 30
const OWN_CITY_KM = 12
const LEFT_BEHIND_KM = 20

/** By the day of the nearest base. */
export function isDrivenTo({ coordinates }: TripPlace, days: readonly TripDay[]): boolean {
  const km = (day: TripDay): number =>
    Math.min(distanceKm(coordinates, day.city.coordinates), distanceKm(coordinates, day.start.coordinates))
  const nearest = days.reduce<TripDay | undefined>((best, day) => (best && km(best) <= km(day) ? best : day), undefined)
  return nearest !== undefined && isDrivenDay(nearest)
}

/** On a trip through several cities a place belongs to the nearest one, to any that is near enough, or to the drive past it. */
export function isNear(
  place: TripPlace,
  day: TripDay,
  { days, wishes }: Trip,
  { besideDrives }: Pick<PlanOptions, 'besideDrives'>,
): boolean {
  const { coordinates } = place
  const km = distanceKm(coordinates, day.city.coordinates)
  const isFirst = place.guide?.importance === 5 || isMustSee(place, wishes)
  const passed = besideDrives?.get(day.end.title)
  const isPassed = !passed || !place.guide || passed.has(place.id)
  const isAtTheStart =
    isFarFrom(day.start.coordinates, day) && distanceKm(coordinates, day.start.coordinates) <= OWN_CITY_KM
  const isLeft = isLongDrive(day) && distanceKm(coordinates, day.start.coordinates) <= LEFT_BEHIND_KM
  if (isOwnDrive(day) && isPassed && !isLeft && isBesideTheDrive(coordinates, day)) return true
  // On the morning of a drive one leaves town, unless something was missed there.
  if (isAtTheStart) return !isOwnDrive(day) || (isFirst && !isLongDrive(day))
  const hasCar = isDrivenDay(day) || wishes.special?.some(({ code }) => code === 'by-car')
  const isWorthABus = wishes.special?.some(({ code }) => code === 'no-car') && (place.guide?.importance ?? 0) >= 4
  if (km > (hasCar || isFirst || isWorthABus ? AROUND_A_CITY_KM : AROUND_WITHOUT_A_CAR_KM)) return false
  return km <= OWN_CITY_KM || days.every((other) => distanceKm(coordinates, other.city.coordinates) >= km)
}

const OWN: ReadonlySet<string> = new Set(['car', 'motorbike'])

/** Only one's own car stops where one likes: a train passes by, a plane flies over. */
const LONG_DRIVE_MINUTES = 240

function isLongDrive({ stops }: TripDay): boolean {
  return stops.some(({ id, way }) => id.startsWith('travel-') && way !== undefined && way.minutes > LONG_DRIVE_MINUTES)
}

function isOwnDrive({ stops }: TripDay): boolean {
  const journey = stops.find(({ id }) => id.startsWith('travel-'))
  return journey?.way !== undefined && OWN.has(journey.way.mode)
}

function isBesideTheDrive(at: Coordinates, { start, end }: TripDay): boolean {
  const whole = distanceKm(start.coordinates, end.coordinates)
  const past = distanceKm(start.coordinates, at) + distanceKm(at, end.coordinates)
  return whole > OWN_CITY_KM && past <= whole + Math.min(whole * DETOUR_SHARE, MOST_DETOUR_KM) + DETOUR_KM
}

function isFarFrom(at: Coordinates, { city }: TripDay): boolean {
  return distanceKm(at, city.coordinates) > OWN_CITY_KM
}

/** The way of a day by public transport, which ends elsewhere. */
function wayOf({ stops }: TripDay): { readonly leave: number; readonly arrive: number } | null {
  const ways = stops.filter(({ id, isLocked }) => isLocked && id.startsWith('travel-'))
  const ends = ways.some(({ way }) => way?.to)
  return ends
    ? { leave: Math.min(...ways.map(({ arrive }) => arrive)), arrive: Math.max(...ways.map((stop) => stop.leave)) }
    : null
}

/** Before the way what lies where one slept, after it what lies where one goes. */
export function onItsSide(
  windows: readonly OpeningWindow[],
  { coordinates }: TripPlace,
  day: TripDay,
): readonly OpeningWindow[] {
  const way = wayOf(day)
  if (!way) return windows
  // On the way home the day's town is where it begins.
  const isBefore = distanceKm(coordinates, day.start.coordinates) <= distanceKm(coordinates, day.city.coordinates)
  return windows.flatMap(({ opens, closes }) => {
    const own = isBefore
      ? { opens, closes: Math.min(closes, way.leave) }
      : { opens: Math.max(opens, way.arrive), closes }
    return own.opens < own.closes ? [own] : []
  })
}

/** One night was spent here for the next morning. */
export function isKeptForTomorrow({ coordinates, guide }: TripPlace, tomorrow: TripDay | undefined): boolean {
  const way = tomorrow && wayOf(tomorrow)
  if (!way || way.leave < NOON || guide?.importance !== 5) return false
  const [best] = guide.bestTimes
  return (
    (best === 'dawn' || best === 'morning') &&
    distanceKm(coordinates, tomorrow.start.coordinates) <= OWN_CITY_KM &&
    distanceKm(coordinates, tomorrow.city.coordinates) > OWN_CITY_KM
  )
}

const NOON = 12 * 60
