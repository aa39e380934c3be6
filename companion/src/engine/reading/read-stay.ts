import { addDays, addMonths, type CalendarDate, daysBetween } from '@app/domain/kernel'
import { readTripRequest } from '@app/domain/trip-request'

import type { LookUps } from '../../tools/look-ups.ts'
import { type Duration, durationsIn, type Unit, withLatinDigits } from '../stays/read-durations.ts'
import { ASKS_LENGTH, EXPIRING, LINKED, MORE, OVERSTAY, SINCE, UNTIL, USED, USED_OF } from '../stays/stay-words.ts'
import { plain } from './phrases.ts'
import type { Slots } from './slots.ts'

export type ToldStay = Pick<Slots, 'stayDays' | 'usedDays'> & {
  /** Whether days beyond the permitted stay were already used. */
  readonly hasOverstayed: boolean
  /** Whether it contains a number, or a second length, that was not understood. */
  readonly isUnclear: boolean
}

const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const satisfies Readonly<Record<Unit, number>>
const CHRISTMAS = / (?:christmas|xmas|weihnachten|noel|navidad|natale|natal) /
/** The "y" of "il y a" begins no clause. */
const CLAUSES = /[.,;:!?\n。、，؟،；！？]+|(?<!\sil)\s(?=(?:and|und|et|y|e|but|aber|mais|pero|ma|mas)\s(?!\d))/u

/** Reads the planned length of stay and the days already used; `language` is that of the question. */
export function readStay(said: string, lookUps: LookUps, language: string): ToldStay {
  const text = withLatinDigits(said)
  const clauses = clausesOf(text, language)
  const hasOverstayed = OVERSTAY.test(plain(text))
  const stays: number[] = []
  const used: number[] = []
  let isLinked = false
  for (const { clause, folded, isListed } of clauses) {
    if (EXPIRING.test(folded) || OVERSTAY.test(folded)) continue
    const ofLimit = usedOfLimit(folded)
    if (ofLimit !== null) {
      used.push(ofLimit)
      continue
    }
    const lengths = lengthsIn(clause, folded, language)
    const added = stays.length + used.length + lengths.length > 0 ? addedIn(folded) : null
    isLinked ||= LINKED.test(folded)
    if (isPast(folded) || isListed) used.push(...lengths)
    else stays.push(...lengths)
    if (added !== null && lengths.every((length) => length !== added)) stays.push(added)
  }
  // "40 days in Spain, how long can I stay?": a length told beside that question is over.
  if (used.length === 0 && stays.length === 1 && ASKS_LENGTH.test(plain(text))) used.push(...stays.splice(0))
  const ranges = rangesIn(text, clauses, lookUps)
  const usedDays = used.length > 0 ? sum(used) : ranges.used
  const stayDays = stays.length === 0 ? ranges.stay : isLinked ? sum(stays) : Math.max(...stays)
  return {
    stayDays,
    usedDays,
    hasOverstayed,
    isUnclear: (stays.length > 1 && !isLinked) || hasUnreadNumber(text, language, ranges.hasDates),
  }
}

/** `isListed`: belongs to the past stays beside it, as in "45 days in France, 30 days in Italy so far". */
type Clause = { readonly clause: string; readonly folded: string; readonly isListed: boolean }

const LONGEST_LISTED = 3

function clausesOf(text: string, language: string): readonly Clause[] {
  const clauses = text.split(CLAUSES).map((clause) => ({ clause, folded: plain(clause) }))
  return clauses.map(({ clause, folded }, index) => {
    const isBeside = [clauses[index - 1], clauses[index + 1]].some((other) => other && isPast(other.folded))
    const isQuestion = text.slice(text.indexOf(clause) + clause.length).startsWith('?')
    return { clause, folded, isListed: isBeside && !isQuestion && isLengthAtPlace(folded, language) }
  })
}

/** "30 days in Italy", without any other word. */
function isLengthAtPlace(folded: string, language: string): boolean {
  const [length, other] = durationsIn(folded, language)
  if (!length || other || MORE.test(folded) || LINKED.test(folded)) return false
  const rest = `${folded.slice(0, length.start)} ${folded.slice(length.end)}`.split(' ').filter(Boolean)
  return rest.length > 0 && rest.length <= LONGEST_LISTED
}

const isPast = (folded: string): boolean => USED.test(folded) && !UNTIL.test(folded)

const SAME_UNIT =
  / (?:and|und|et|y|e|plus|og|och|en|i|и|і|و) (\d{1,3}) (?:in|im|en|em|a|au|aux|w|we|v|в|у|na|на|pa|i) /u

/** In days, with the second number of "60 days in France and 25 in Germany". The age of a passport is no stay. */
function lengthsIn(clause: string, folded: string, language: string): readonly number[] {
  const isAge = passportAgeIn(clause, folded, language) !== null
  const durations = durationsIn(folded, language).filter(({ unit }) => !isAge || unit !== 'year')
  const [first] = durations
  const second = SAME_UNIT.exec(folded)?.[1]
  return [
    ...durations.map(daysOf),
    ...(first && second !== undefined ? [daysOf({ count: Number(second), unit: first.unit })] : []),
  ]
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)

/** "My passport expires in two months": counted from today. */
export function readExpiryIn(clause: string, today: CalendarDate, language: string): CalendarDate | null {
  const [found] = durationsIn(plain(withLatinDigits(clause)), language)
  if (!found) return null
  if (found.unit === 'month') return addMonths(today, found.count)
  return found.unit === 'year' ? addMonths(today, found.count * 12) : addDays(today, daysOf(found))
}

/** "Valid until 2031" guarantees only the first day of that year. */
export function readExpiryYear(clause: string): CalendarDate | null {
  const year = /(?<!\d)20\d{2}(?!\d)/.exec(clause)?.[0]
  return year === undefined ? null : (`${year}-01-01` as CalendarDate)
}

function daysOf({ count, unit }: Pick<Duration, 'count' | 'unit'>): number {
  return count * DAYS[unit]
}

/** "80 of 90 days". */
function usedOfLimit(folded: string): number | null {
  const count = USED_OF.exec(folded)?.[1]
  return count === undefined ? null : Number(count)
}

/** "Then another 15", "mais 45 em Itália": days, like the number before. */
function addedIn(folded: string): number | null {
  const [, before, after] = MORE.exec(folded) ?? []
  const count = Number(before ?? after ?? 0)
  return count > 0 ? count : null
}

type Ranges = { readonly stay: number | null; readonly used: number | null; readonly hasDates: boolean }

/** "From 1 December to 15 April", "since 1 October", "until Christmas": both days count as days of the stay. */
function rangesIn(text: string, clauses: readonly Clause[], lookUps: LookUps): Ranges {
  let stay: number | null = null
  let used: number | null = null
  for (const { clause, folded } of clauses) {
    if (EXPIRING.test(folded)) continue
    const isUsed = isPast(folded)
    const days = daysTo(clause, folded, lookUps) ?? rangeDays(clause, isUsed, lookUps)
    if (days === null) continue
    if (isUsed) used = days
    else stay = days
  }
  const isJourney = !clauses.some(({ folded }) => EXPIRING.test(folded) || USED.test(folded))
  return {
    stay: stay ?? (isJourney ? rangeDays(text, false, lookUps) : null),
    used,
    hasDates: datesOfText(text, lookUps) !== null,
  }
}

const LONGEST_MONTH = 31

/** From a first and a last day, or several months; a single month is a date, not a length. */
function rangeDays(text: string, isPast: boolean, lookUps: LookUps): number | null {
  const dates = datesOfText(text, lookUps)
  if (!dates || dates.start >= dates.end) return null
  const { start, isExact } = dates
  const end = isExact || !start.endsWith('-01') ? dates.end : lastOfMonth(dates.end)
  const length = daysBetween(start, end) + 1
  if (!isExact && length <= LONGEST_MONTH) return null
  return isPast || isExact || end >= lookUps.today ? length : null
}

function lastOfMonth(day: CalendarDate): CalendarDate {
  return addDays(addMonths(`${day.slice(0, 7)}-01` as CalendarDate, 1), -1)
}

function daysTo(clause: string, folded: string, lookUps: LookUps): number | null {
  const { today } = lookUps
  if (UNTIL.test(folded)) {
    const year = Number(today.slice(0, 4))
    const christmas = (of: number) => `${of}-12-25` as CalendarDate
    const end = CHRISTMAS.test(folded)
      ? christmas(christmas(year) >= today ? year : year + 1)
      : (datesOfText(clause, lookUps)?.end ?? null)
    return end !== null && end >= today ? daysBetween(today, end) + 1 : null
  }
  if (!SINCE.test(folded)) return null
  const start = sinceDay(clause, lookUps)
  return start !== null && start <= today ? daysBetween(start, today) + 1 : null
}

/** Dates of a journey are read as the next occurrence; a start in the past is a year earlier. */
function sinceDay(clause: string, lookUps: LookUps): CalendarDate | null {
  const start = datesOfText(clause, lookUps)?.start ?? null
  return start !== null && start > lookUps.today ? addMonths(start, -12) : start
}

function datesOfText(text: string, lookUps: LookUps): Slots['dates'] {
  return readTripRequest(text, lookUps).dates?.value ?? null
}

const LAST_DAY_OF_MONTH = 31
const WINDOW = new Set([90, 180])
const isYear = (number: number): boolean => number >= 1900 && number < 2100

/** A number without a unit that is not a day, a year or "90 in 180". */
function hasUnreadNumber(text: string, language: string, hasDates: boolean): boolean {
  const folded = plain(text)
  const known = durationsIn(folded, language)
  const isKnown = (at: number): boolean => known.some(({ start, end }) => start <= at && at < end)
  return [...folded.matchAll(/(?<![\d\p{Script=Latin}])\d+/gu)].some((match) => {
    const number = Number(match[0])
    if (isKnown(match.index) || isYear(number) || WINDOW.has(number)) return false
    if (hasDates && number <= LAST_DAY_OF_MONTH) return false
    const around = folded.slice(Math.max(0, match.index - 24), match.index + match[0].length + 12)
    return !USED_OF.test(around) && addedIn(folded) !== number
  })
}

const PASSPORT = /pass(?!enger)|pasaporte|paspo|паспорт/iu
const ISSUED_IN =
  /(?:issued|ausgestellt|délivré|délivre|delivré|expedido|emitido|rilasciato|emesso|выдан\p{L}*)\D{0,12}?((?:19|20)\d{2})/iu
/** "My passport is from 2012": only beside the passport. */
const MADE_IN = /(?<!\p{L})(?:from|of|von|aus|de|del|di|du|date|dates|datiert)\D{0,4}((?:19|20)\d{2})(?!\d)/iu
/** Beside a passport, these years are its age. */
const AGED = / (?:old|ago|alt|vor|ans|anos|anni|назад|temu|geleden|sedan|siden|once) /u

/** "My passport was issued in 2014", "is from 2014", "is eleven years old": the earliest date that this may mean. */
export function readIssued(text: string, today: CalendarDate, language: string): CalendarDate | null {
  if (!PASSPORT.test(text)) return null
  const clauses = text.split(CLAUSES).filter((clause) => PASSPORT.test(clause) && !EXPIRING.test(plain(clause)))
  const year = ISSUED_IN.exec(text)?.[1] ?? clauses.map((clause) => MADE_IN.exec(clause)?.[1]).find(Boolean)
  if (year !== undefined) return `${year}-01-01` as CalendarDate
  const age = clauses.map((clause) => passportAgeIn(clause, plain(clause), language)).find((years) => years !== null)
  return age === undefined || age === null ? null : addMonths(today, -12 * age)
}

function passportAgeIn(clause: string, folded: string, language: string): number | null {
  if (!PASSPORT.test(clause) || EXPIRING.test(folded) || !AGED.test(folded)) return null
  return durationsIn(folded, language).find(({ unit }) => unit === 'year')?.count ?? null
}
