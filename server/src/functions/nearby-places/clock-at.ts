import { calendarDate, type CalendarDate } from '@app/domain/kernel'
import { isOpenAt, type LocalMoment } from '@app/domain/opening-hours'

const DAY_MS = 86_400_000

/** Reads opening hours on the local clock of a place; null when its time zone is unknown. */
export type Clock = { isOpen(openingHours: string): boolean | null }

export function clockIn(timeZone: string | null, nowMs: number): Clock {
  const moment = timeZone === null ? null : momentIn(timeZone, nowMs)
  return { isOpen: (hours) => (moment === null ? null : isOpenAt(hours, moment)) }
}

function momentIn(timeZone: string, nowMs: number): LocalMoment {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(nowMs).map(({ type, value }) => [type, value]))
  const today = calendarDate(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`)
  return {
    today,
    yesterday: dayBefore(today),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}

function dayBefore(date: CalendarDate): CalendarDate {
  return calendarDate(new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10))
}
