import { calendarDate, type CalendarDate, type Coordinates, daysBetween } from '../kernel/index.ts'

/** Counts from 1. */
export function dayOfYear(date: CalendarDate): number {
  return daysBetween(calendarDate(`${date.slice(0, 4)}-01-01`), date) + 1
}

const TILT_DEGREES = 23.44
const SUNRISE_DEGREES = -0.833
const DAY_MINUTES = 1440

/**
 * Length of the day from sunrise to sunset (upper edge of the sun, with refraction), within a few minutes. `dayOfYear`
 * counts from 1. Beyond the polar circles it may be 0 or the whole day.
 */
export function daylightMinutes(latitude: number, dayOfYear: number): number {
  // Cooper's formula for the declination of the sun.
  const declination = TILT_DEGREES * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365)
  const [phi, delta] = [radians(latitude), radians(declination)]
  const cosine =
    (Math.sin(radians(SUNRISE_DEGREES)) - Math.sin(phi) * Math.sin(delta)) / (Math.cos(phi) * Math.cos(delta))
  if (cosine <= -1) return DAY_MINUTES
  if (cosine >= 1) return 0
  return Math.round((DAY_MINUTES * Math.acos(cosine)) / Math.PI)
}

export type SunTimes = { readonly riseMinute: number; readonly setMinute: number }

/**
 * Sunrise and sunset in minutes after local midnight, within a few minutes; a sunset after midnight is beyond 1440. Null
 * on days without them.
 */
export function sunTimes(
  { latitude, longitude }: Coordinates,
  date: CalendarDate,
  utcOffsetMinutes: number,
): SunTimes | null {
  const day = dayOfYear(date)
  const light = daylightMinutes(latitude, day)
  if (light === 0 || light === DAY_MINUTES) return null
  const noon = DAY_MINUTES / 2 - longitude * MINUTES_PER_DEGREE - equationOfTimeMinutes(day) + utcOffsetMinutes
  return { riseMinute: noon - light / 2, setMinute: noon + light / 2 }
}

const MINUTES_PER_DEGREE = 4

/** How far a sundial is ahead of the clock (Spencer 1971, shortened). */
function equationOfTimeMinutes(dayOfYear: number): number {
  const angle = (2 * Math.PI * (dayOfYear - 81)) / 364
  return 9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle)
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'tropics'

const NORTHERN = ['winter', 'spring', 'summer', 'autumn'] as const

/** By whole months, as weather services count; in the tropics seasons mean little. */
export function seasonOf(latitude: number, date: CalendarDate): Season {
  if (Math.abs(latitude) < TILT_DEGREES) return 'tropics'
  const quarter = Math.floor((Number(date.slice(5, 7)) % 12) / 3)
  return NORTHERN[(quarter + (latitude < 0 ? 2 : 0)) % 4] ?? 'winter'
}
