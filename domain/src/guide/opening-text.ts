/** The usual hours of a sight in the notation of OpenStreetMap, which `opening-hours` reads. */
import type { MonthRange, WeekdayCode } from './cell-forms.ts'
import type { AvoidMonths } from './destination.ts'
import type { ClosedDay, GuideSight } from './sight.ts'
import type { UsualTimes } from './usual-times.ts'
import { WEEKDAY_CODES } from './words/travel-words.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const MINUTES_PER_HOUR = 60
const WHOLE_DAY = '00:00-24:00'
/** Daylight everywhere in the world and all year. */
const DAYLIGHT = '08:00-17:00'

/** Null without a pattern in the guide; closed days without hours give null too. */
export function openingText(
  times: readonly UsualTimes[],
  closedDays: readonly ClosedDay[] | null,
  closedSeason: readonly AvoidMonths[] = [],
): string | null {
  if (times.length === 0 || times.some(({ kind }) => kind === 'varies')) return null
  const closed = [...closedRules(closedDays ?? []), ...closedMonths(closedSeason)]
  const isAlways = times.every(({ kind, months, weekdays }) => kind === 'all-day' && !months.length && !weekdays.length)
  if (isAlways && closed.length === 0) return '24/7'
  // In this notation a later rule replaces an earlier one for the same day, as a weekday replaces a season.
  const rules = [...Map.groupBy(times, limitsOf)].toSorted(([one], [other]) => closeness(one) - closeness(other))
  return [
    ...rules.map(([limits, parts]) => `${limits || 'Mo-Su'} ${parts.map(hoursOf).join(',')}`.trim()),
    ...closed,
  ].join('; ')
}

const ANY_TIME: Omit<UsualTimes, 'kind'> = { opensAtMinutes: null, closesAtMinutes: null, months: [], weekdays: [] }
const AT_ITS_HOUR: ReadonlySet<string> = new Set(['dawn', 'sunset', 'evening', 'night'])

/** Where only the closed days or months are known, the rest is daylight, or any hour for what is best at night. */
export function openingOf(
  sight: Pick<GuideSight, 'usualTimes' | 'closedDays' | 'closedSeason' | 'bestTimes'>,
): string | null {
  const { usualTimes, closedDays, closedSeason, bestTimes } = sight
  const known = openingText(usualTimes, closedDays, closedSeason)
  const isClosable = (closedDays ?? []).length > 0 || closedMonths(closedSeason).length > 0
  if (known !== null || !isClosable) return known
  const isTimed = bestTimes.length > 0 && bestTimes.every((time) => AT_ITS_HOUR.has(time))
  return openingText([{ ...ANY_TIME, kind: isTimed ? 'all-day' : 'daylight' }], closedDays, closedSeason)
}

function limitsOf({ months, weekdays }: UsualTimes): string {
  return [months.map(monthsOf).join(','), weekdays.map(dayName).join(',')].filter(Boolean).join(' ')
}

/** Weekdays before seasons before the rest, as in `usualTimesOn`. */
function closeness(limits: string): number {
  return (/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(limits) ? 2 : 0) + (/[A-Z][a-z]{2}/.test(limits) ? 1 : 0)
}

function hoursOf({ kind, opensAtMinutes, closesAtMinutes }: UsualTimes): string {
  if (kind === 'all-day') return WHOLE_DAY
  return opensAtMinutes === null || closesAtMinutes === null
    ? DAYLIGHT
    : `${clock(opensAtMinutes)}-${clock(closesAtMinutes)}`
}

function clock(minutes: number): string {
  const pad = (part: number): string => String(part).padStart(2, '0')
  return `${pad(Math.floor(minutes / MINUTES_PER_HOUR))}:${pad(minutes % MINUTES_PER_HOUR)}`
}

function closedRules(closedDays: readonly ClosedDay[]): readonly string[] {
  const days = WEEKDAY_CODES.filter((day) => closedDays.includes(day)).map(dayName)
  return [...(days.length > 0 ? [`${days.join(',')} off`] : []), ...(closedDays.includes('hol') ? ['PH off'] : [])]
}

/** Rain or crowds do not close a sight; only reasons for a closure count. */
function closedMonths(closedSeason: readonly AvoidMonths[]): readonly string[] {
  return closedSeason
    .filter(({ reason }) => reason === 'closed' || reason === 'maintenance')
    .map((season) => `${monthsOf(season)} off`)
}

function monthsOf({ from, to }: MonthRange): string {
  return [MONTHS[from - 1], ...(from === to ? [] : [MONTHS[to - 1]])].join('-')
}

function dayName(day: WeekdayCode): string {
  return `${day[0]?.toUpperCase() ?? ''}${day[1] ?? ''}`
}
