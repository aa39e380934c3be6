/** TC-1 to TC-4: opening hours. Rule ids are those of docs/domain/trip-checker.md. */
import { addDays, type CalendarDate, calendarDate, weekdayOf } from '../../kernel/index.ts'
import { type HolidayKnowledge, type OpeningWindow, windowsOn } from '../../opening-hours/index.ts'
import type { HoursBasis, Stop, TripPlace } from '../../trip/index.ts'
import type { CheckFacts } from '../check-facts.ts'
import type { DayLine } from '../day-line.ts'
import type { Finding, FindingOf, Severity } from '../finding.ts'
import { holidayKnowledge } from '../holiday-knowledge.ts'
import { isAlwaysOpen } from '../open-air.ts'

/** A traveller who is ten minutes early waits. */
const SHORT_WAIT_MINUTES = 10
const NEXT_OPEN_WITHIN_DAYS = 7
/** Any week will do to find what is impossible on every weekday. */
const SOME_MONDAY = calendarDate('2027-06-07')
const NO_HOLIDAY: HolidayKnowledge = { isHoliday: () => false }

type Base = Pick<FindingOf<'hours-unknown'>, 'dayId' | 'stopIds' | 'at'>

export function checkOpening({ day, stops }: DayLine, facts: CheckFacts): readonly Finding[] {
  const knowledge = holidayKnowledge(facts.holidays, day.city.country)
  return stops.flatMap(({ stop, place }) => {
    if (stop.kind === 'free') return []
    const base: Base = { dayId: day.id, stopIds: [stop.id], at: stop.arrive }
    if (!place) return stop.kind === 'visit' ? [unknown(base, 'place-not-found')] : []
    const isOpen = isAlwaysOpen(place)
    if (!place.hours) return isOpen ? [] : [unknown(base, 'no-hours')]
    const hours = place.hours
    if (!day.date) return isOpen ? [] : checkUndated(base, stop, hours)
    const windows = windowsOn(hours.text, day.date, knowledge)
    if (!windows) {
      const isAboutHoliday = windowsOn(hours.text, day.date, NO_HOLIDAY) !== null
      return [unknown(base, isAboutHoliday ? 'holiday' : 'not-understood')]
    }
    const finding = checkWindows(base, stop, hours, { windows, date: day.date, knowledge })
    if (finding) return [finding]
    return hours.basis === 'usual' && !isOpen ? [unknown(base, 'usual')] : []
  })
}

type Hours = NonNullable<TripPlace['hours']>
type OnDate = {
  readonly windows: readonly OpeningWindow[]
  readonly date: CalendarDate
  readonly knowledge: HolidayKnowledge
}

function checkWindows(base: Base, stop: Stop, hours: Hours, on: OnDate): Finding | null {
  const { windows } = on
  if (windows.length === 0) return closedAllDay(base, hours, on)
  const { basis } = hours
  const inside = windows.find(({ opens, closes }) => opens <= stop.arrive && stop.arrive < closes)
  if (inside) {
    if (stop.leave <= inside.closes) return null
    const details = { basis, closesAt: inside.closes, leave: stop.leave }
    return { code: 'closes-during-visit', severity: severityOf(basis), ...base, ...details }
  }
  const next = windows.find(({ opens }) => opens > stop.arrive)
  const before = windows.findLast(({ closes }) => closes <= stop.arrive)
  const isShortWait = next !== undefined && next.opens - stop.arrive <= SHORT_WAIT_MINUTES && next.opens < stop.leave
  return {
    code: 'closed-on-arrival',
    severity: isShortWait ? 'warning' : severityOf(basis),
    ...base,
    because: 'hours',
    basis,
    opensAt: next?.opens ?? null,
    closedAt: before?.closes ?? null,
  }
}

/** The reason: the holiday, the weekday or the season. */
function closedAllDay(base: Base, { text, basis }: Hours, { date, knowledge }: OnDate): Finding {
  const severity = severityOf(basis)
  const closed = { code: 'closed-on-arrival', severity, ...base, basis, opensAt: null, closedAt: null } as const
  if (text.trim() === 'off') return { ...closed, because: 'for-now' }
  if ((windowsOn(text, date, NO_HOLIDAY) ?? []).length > 0) return { ...closed, because: 'holiday' }
  const nextOpen = Array.from({ length: NEXT_OPEN_WITHIN_DAYS }, (_, index) => addDays(date, index + 1)).find(
    (each) => (windowsOn(text, each, knowledge) ?? []).length > 0,
  )
  if (!nextOpen) return { ...closed, because: 'season' }
  return {
    code: 'wrong-weekday',
    severity,
    ...base,
    because: 'closing-day',
    basis,
    weekday: weekdayOf(date),
    nextOpen,
  }
}

/** Without a date only a problem on all seven weekdays is a problem. */
function checkUndated(base: Base, stop: Stop, hours: Hours): readonly Finding[] {
  const answers = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(SOME_MONDAY, index)
    const windows = windowsOn(hours.text, date, NO_HOLIDAY)
    return windows && checkWindows(base, stop, hours, { windows, date, knowledge: NO_HOLIDAY })
  })
  const first = answers.find(
    (answer) => answer?.code === 'closed-on-arrival' && (answer.because === 'hours' || answer.because === 'for-now'),
  )
  const isAlwaysWrong = first && answers.every((answer) => answer !== null && answer.code !== 'closes-during-visit')
  return [isAlwaysWrong ? first : unknown(base, 'no-date')]
}

/** The typical hours of a kind of place are not proof. */
function severityOf(basis: HoursBasis): Severity {
  return basis === 'source' ? 'error' : 'warning'
}

function unknown(base: Base, because: FindingOf<'hours-unknown'>['because']): Finding {
  return { code: 'hours-unknown', severity: 'note', ...base, because }
}
