import { groupOf, type IntentGroup, isReaderIntent, type ReaderIntent } from '@app/domain/learned-reader'

import type { LookUps } from '../tools/look-ups.ts'

/** Subjects with figures, rules or risks: a statement about them needs a tool, however it is worded. */
const GUARDED_GROUPS: ReadonlySet<IntentGroup> = new Set<IntentGroup>(['safety', 'health', 'rules', 'transport'])
const GUARDED: ReadonlySet<ReaderIntent> = new Set<ReaderIntent>([
  'tap_water',
  'prices',
  'currency',
  'paying_cards',
  'budget_enough',
  'sim',
  'museum_hours',
  'meal_times',
  'tickets_ahead',
  'free_things',
  'denied_boarding',
  'flight_cancelled_rights',
  'flight_delay_rights',
  'checkin_time',
  'hand_luggage',
  'lost_luggage',
  'missed_connection',
  'hotel_area_price',
  'holiday_closed',
  'sunday_open',
  'internet_blocked',
  'plug',
  'time_difference',
  'work_visa',
  'pets',
  'illegal',
])
/** Measured: docs/measurements/general-knowledge.md. */
const LIKELY = 0.2

/** Whether a sentence without figures still states hours, prices, rules, health or safety: by its subject, or a weekday. */
export function needsTool(text: string, locale: string, lookUps: Reader): boolean {
  return namesWeekday(text, locale) || isOnGuardedSubject(text, lookUps)
}

type Reader = Pick<LookUps, 'readIntents'>

/** Also for a question: beside its answer there is no room for general knowledge. */
export function isOnGuardedSubject(text: string, { readIntents }: Reader): boolean {
  const guarded = readIntents?.(text).intents.filter(({ intent }) => isGuarded(intent)) ?? []
  return guarded.reduce((sum, { probability }) => sum + probability, 0) >= LIKELY
}

function isGuarded(intent: string): boolean {
  return isReaderIntent(intent) && (GUARDED.has(intent) || GUARDED_GROUPS.has(groupOf(intent)))
}

/** What happens on one day of the week is an opening hour or a timetable. */
function namesWeekday(text: string, locale: string): boolean {
  const lower = text.toLowerCase()
  return weekdays(locale).some((name) => lower.includes(name))
}

const weekdaysByLocale = new Map<string, readonly string[]>()

function weekdays(locale: string): readonly string[] {
  const known = weekdaysByLocale.get(locale)
  if (known) return known
  const made = [locale, 'en'].flatMap((each) => {
    const format = new Intl.DateTimeFormat(each, { weekday: 'long', timeZone: 'UTC' })
    return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2026, 1, day)).toLowerCase())
  })
  weekdaysByLocale.set(locale, made)
  return made
}
