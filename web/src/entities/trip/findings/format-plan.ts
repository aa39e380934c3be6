import type { MinuteOfDay } from '@app/domain/trip'

import { unitsOf } from '../../../text/measure.ts'

const DAY_MINUTES = 24 * 60
const METRES_PER_MILE = 1609.344
const FEET_PER_METRE = 3.2808
/** Creating a formatter takes longer than formatting a page, and a long trip has thousands of times. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const distances = new Map<string, Intl.NumberFormat>()

/** In the local time of the place and the traveller's format; 25:30 is half past one at night. */
export function formatClock(minute: MinuteOfDay, locale: string): string {
  const language = locale.startsWith('en') ? locale : 'en-GB'
  const format = keep(
    clocks,
    language,
    () => new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  )
  return format.format(Date.UTC(2027, 0, 1, 0, ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES))
}

export function formatLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
}

/** Rounded, because walking distances are not exact to the metre. */
export function formatWalk(metres: number, locale: string): string {
  const isMiles = unitsOf(locale) === 'imperial'
  const far = metres / (isMiles ? METRES_PER_MILE : 1000)
  if (isMiles && far < 0.1) return `${Math.max(100, Math.round((metres * FEET_PER_METRE) / 100) * 100)} ft`
  if (!isMiles && metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} m`
  const digits = metres < 20_000 ? 1 : 0
  const format = keep(
    distances,
    `${locale} ${digits}`,
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }),
  )
  return `${format.format(far)} ${isMiles ? 'mi' : 'km'}`
}

/** Monday is 0; 4 January 2027 is a Monday. */
export function formatWeekday(weekday: number): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, 0, 4 + weekday))
}

const MOST_KEPT = 100

/** Bounded, because the locale comes from the browser and may be anything. */
function keep<Format>(kept: Map<string, Format>, key: string, make: () => Format): Format {
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const made = make()
  kept.set(key, made)
  return made
}
