import type { CalendarDate } from '@app/domain/kernel'
import { timeDifferenceMinutes } from '@app/domain/time-difference'

import { formatDate, formatDuration } from '../../text/format.ts'
import { tripFactsText as text } from '../../text/trip-facts.ts'
import type { Fact } from './fact-list.tsx'
import type { ArrivalFacts } from './load-trip-facts.ts'

const DAY_MINUTES = 1440

type Clock = { readonly timeZone: string | null; readonly place: string }

/** `5h behind Lisbon` on that day; the difference changes with summer time. */
export function clockWords(here: Clock, there: string | null, date: CalendarDate, locale: string): string {
  if (!here.timeZone || !there) return text('clock.unknown')
  const minutes = timeDifferenceMinutes(here.timeZone, there, date)
  const { place } = here
  if (minutes === 0) return text('clock.same', { place })
  const difference = formatDuration(Math.abs(minutes), locale)
  return text(minutes > 0 ? 'clock.ahead' : 'clock.behind', { difference, place })
}

export function dayFacts({ date, season, daylightMinutes }: ArrivalFacts, locale: string): readonly Fact[] {
  return [
    [text('season', { date: formatDate(date, locale) }), text(`season.${season}`)],
    [text('daylight'), daylightWords(daylightMinutes, locale)],
  ]
}

function daylightWords(minutes: number, locale: string): string {
  if (minutes === 0) return text('daylight.none')
  return minutes === DAY_MINUTES ? text('daylight.all') : formatDuration(minutes, locale)
}
