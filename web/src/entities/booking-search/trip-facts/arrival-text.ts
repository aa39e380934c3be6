import type { CalendarDate } from '@app/domain/kernel'
import { timeDifferenceMinutes } from '@app/domain/time-difference'

import { formatDate, formatDuration } from '../../../text/format.ts'
import type { LabelledValue } from '../../../ui/labelled-values.tsx'
import type { ArrivalFacts } from './load-trip-facts.ts'
import { tripFactsText as text } from './trip-facts-text.ts'

const DAY_MINUTES = 1440

/** Without a place it is the traveller's own clock. */
type Clock = { readonly timeZone: string | null; readonly place?: string }

/** `5h behind Lisbon` on that date; the difference changes with summer time. */
export function timeDifferenceText(
  { timeZone, place }: Clock,
  there: string | null,
  date: CalendarDate,
  locale: string,
): string {
  if (!timeZone || !there) return text('clock.unknown')
  const minutes = timeDifferenceMinutes(timeZone, there, date)
  if (minutes === 0) return place ? text('clock.same', { place }) : text('clock.own.same')
  const difference = formatDuration(Math.abs(minutes), locale)
  const way = minutes > 0 ? 'ahead' : 'behind'
  return place ? text(`clock.${way}`, { difference, place }) : text(`clock.own.${way}`, { difference })
}

export function dayFacts(
  { date, season, daylightMinutes, drivingSide }: ArrivalFacts,
  locale: string,
): readonly LabelledValue[] {
  return [
    [text('season', { date: formatDate(date, locale) }), text(`season.${season}`)],
    [text('daylight'), daylightWords(daylightMinutes, locale)],
    ...(drivingSide ? [[text('driving'), text(`driving.${drivingSide}`)] as const] : []),
  ]
}

function daylightWords(minutes: number, locale: string): string {
  if (minutes === 0) return text('daylight.none')
  return minutes === DAY_MINUTES ? text('daylight.all') : formatDuration(minutes, locale)
}
