import type { MinuteOfDay } from '../../trip/index.ts'
import { isOnward } from '../places/is-way-home.ts'
import type { Places } from '../places/read-places.ts'
import { readCount } from '../read-number.ts'
import { type Found, isMark, isTaken, lengthAt, type Reading, said, startBefore, take, tokenAt } from '../reading.ts'
import { separableAt } from '../separable-verbs.ts'
import { titleOfAppointment } from '../title-of-appointment.ts'
import type { Appointment, PartOfDay, Said, SaidMoment } from '../trip-request.ts'
import type { DateMention } from './date-mention.ts'

export type Moments = {
  readonly arrival: Said<SaidMoment> | null
  readonly departure: Said<SaidMoment> | null
  readonly appointments: readonly Said<Appointment>[]
  /** Days of appointments, which are not the days of travel. */
  readonly appointedDays: ReadonlySet<DateMention>
}

type Clause = { readonly kind: 'arrive' | 'leave' | 'appointment'; readonly at: number; readonly length: number }
type Timed = SaidMoment & { readonly mention: DateMention | undefined; readonly from: number; readonly end: number }

const HALF_DAY = 720
const DAY = 1440

/** Arrival, departure and appointments: clauses with a time or a day. */
export function readMoments(reading: Reading, mentions: readonly DateMention[], places: Places): Moments {
  const clauses = findClauses(reading, places)
  const appointedDays = new Set<DateMention>()
  const appointments: Said<Appointment>[] = []
  let [arrival, departure] = [null as Said<SaidMoment> | null, null as Said<SaidMoment> | null]
  let usedUntil = 0
  for (const [index, clause] of clauses.entries()) {
    const timed = readTimed(reading, mentions, clause, {
      before: clauses[index - 1],
      after: clauses[index + 1],
      usedUntil,
    })
    if (!timed) continue
    usedUntil = timed.end
    const { time, part } = timed
    const date = isOutside(timed.mention, mentions) ? null : timed.date
    const start = Math.min(clause.at, timed.from)
    const length = Math.max(clause.at + clause.length, timed.end) - start
    const fact = said(reading, { date, time, part }, start, length)
    if (clause.kind === 'arrive') arrival ??= fact
    else if (clause.kind === 'leave') departure ??= fact
    else if (time !== null || part !== null) {
      if (timed.mention) appointedDays.add(timed.mention)
      const last = appointments.at(-1)?.value
      // "A musical on the 28th at 7.30 is booked": one evening in two words.
      if (last && last.date === date && last.time === time && last.part === part) continue
      const title = titleOfAppointment(reading, clause, timed)
      const day =
        date === null ? dayNumberIn(reading, Math.min(clause.at, timed.from), Math.max(clause.at, timed.end)) : null
      appointments.push({
        ...fact,
        value: {
          ...fact.value,
          title: day?.words ? title.replace(day.words, '').trim() : title,
          ...(day && { day: day.number }),
        },
      })
    }
  }
  const ends = arrival || departure || appointments.length > 0 ? null : readEnds(reading, mentions)
  return { arrival, departure, ...ends, appointments, appointedDays }
}

/** "Sat 10am to Sun 9pm": both ends of the trip without a word for them. */
function readEnds(reading: Reading, mentions: readonly DateMention[]): Pick<Moments, 'arrival' | 'departure'> | null {
  const days = mentions.filter(({ kind }) => kind === 'day')
  const [first, last] = days
  if (!first || !last || days.length > 2 || first.start >= last.start) return null
  const joint = first.at + first.length
  const [came, goes] = [
    search(reading, [], joint, last.at),
    search(reading, [], last.at + last.length, last.at + FAR_BACK),
  ]
  const isRange = came !== null && isEnd(reading, last)
  if (!isRange || !goes || goes.from > last.at + last.length) return null
  const momentOf = (day: DateMention, { time, part, end }: Timed): Said<SaidMoment> =>
    said(reading, { date: day.start, time, part }, day.at, end - day.at)
  return { arrival: momentOf(first, came), departure: momentOf(last, goes) }
}

/** "Dinner on day 2 at 19:00", "on the 2nd day dinner at 7 pm": the day without a date. */
function dayNumberIn(
  reading: Reading,
  from: number,
  to: number,
): { readonly number: number; readonly words: string } | null {
  for (let at = from - NEAR_DAY; at < to; at += 1) {
    const noun = lengthAt(reading, at, 'day')
    const behind = noun > 0 ? tokenAt(reading, at + noun) : undefined
    const before = tokenAt(reading, at - 1)
    const isOwn = tokenAt(reading, at)?.sentence === tokenAt(reading, from)?.sentence
    if (noun === 0 || !isOwn) continue
    if (behind?.kind === 'number' && before?.kind !== 'number' && behind.value >= 1 && behind.value <= MOST_DAYS)
      return { number: behind.value, words: wordsOf(reading, startBefore(reading, at, 'from', 'of', 'at'), at + noun) }
    const spelt = Number(reading.words.at(at - 1, 'ordinal')?.value ?? 0)
    const number = before?.isOrdinal ? before.value : spelt
    if (number >= 1 && number <= MOST_DAYS) return { number, words: '' }
  }
  return null
}

const NEAR_DAY = 4
const MOST_DAYS = 60

function wordsOf(reading: Reading, start: number, last: number): string {
  const [first, end] = [tokenAt(reading, start < 0 ? last - 1 : start), tokenAt(reading, last)]
  return first && end ? reading.words.text.slice(first.start, end.end) : ''
}

/** "Early March …, a show on Saturday at 9 pm": not the coming Saturday. */
function isOutside(mention: DateMention | undefined, mentions: readonly DateMention[]): boolean {
  const window = mentions.find(({ kind }) => kind === 'window')
  return (
    mention?.by === 'weekday' && window !== undefined && (mention.start < window.start || mention.start > window.end)
  )
}

function findClauses(reading: Reading, places: Places): readonly Clause[] {
  const clauses: Clause[] = []
  let hasArrived = false
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const named = (['arrive', 'leave', 'appointment'] as const).find((meaning) => lengthAt(reading, at, meaning) > 0)
    const onward = lengthAt(reading, at, 'onward')
    const isLeaving = onward > 0 && isOnward(reading, at + onward)
    const isFlown: boolean = named === undefined && hasArrived && isFlightHome(reading, at)
    const kind: Clause['kind'] | undefined =
      isLeaving || isFlown
        ? 'leave'
        : (separableAt(reading, at) ?? named ?? (isCompound(reading, at) ? 'appointment' : undefined))
    if (!kind || isTaken(reading, at) || isInHour(reading, at)) continue
    hasArrived ||= kind === 'arrive'
    const length = Math.max(1, isLeaving ? onward : lengthAt(reading, at, kind))
    // "Departing from Paris" is a place, not a departure time.
    const isOrigin =
      kind === 'leave' && places.origin !== null && places.origin.at >= at && places.origin.at <= at + length + 2
    const last = clauses.at(-1)
    const gap = last ? at - last.at - last.length : 0
    // "Dinner booked at 8": one appointment in two words.
    const isSame = last?.kind === 'appointment' && kind === 'appointment' && gap <= 1 && !isMark(reading, at - 1, ',')
    const isNear = isSame && lengthAt(reading, at - 1, 'and') === 0
    if (isNear) clauses[clauses.length - 1] = { ...last, length: at + length - last.at }
    else if (!isOrigin) clauses.push({ kind, at, length })
    at += length - 1
  }
  return clauses
}

/** "Land fri 2pm, fly mon 11am": a flight with its hour after another is the one home. */
function isFlightHome(reading: Reading, at: number): boolean {
  if (lengthAt(reading, at, 'flight') === 0) return false
  const own = tokenAt(reading, at)?.sentence
  for (let next = at + 1; next <= at + FAR_HOUR && tokenAt(reading, next)?.sentence === own; next += 1) {
    if (isMark(reading, next, ',', ';')) return false
    if (readTime(reading, next)) return true
  }
  return false
}

const FAR_HOUR = 4

/** `Geburtstagsessen`, `Klavierkonzert`: the kind is at the end of the word. */
const isCompound = (reading: Reading, at: number): boolean =>
  reading.words.language.code === 'de' &&
  tokenAt(reading, at)?.isCapital === true &&
  !reading.words.isKnown(at) &&
  COMPOUND.test(tokenAt(reading, at)?.folded ?? '')
const COMPOUND = new RegExp(
  String.raw`^.{3,}(?:essen|fruhstuck|konzert|spiel|treffen|termin|reservierung|fuhrung|hochzeit|gesprach|feier|kurs|` +
    String.raw`veranstaltung|vorstellung|auffuhrung|party|konferenz|sitzung|seminar|tagung|messe|empfang|gottesdienst|` +
    String.raw`trauung|taufe|lesung|besprechung|verabredung|bootstour|stadttour)$`,
)

/** The "volta" of "por volta das 14h". */
const isInHour = (reading: Reading, at: number): boolean =>
  [1, 2].some((back) => lengthAt(reading, at - back, 'at') > back)

type Around = {
  readonly before: Clause | undefined
  readonly after: Clause | undefined
  /** The end of the previous clause's date and time. */
  readonly usedUntil: number
}

/** The first time and day after the word, up to the next clause; else those before it, back to the previous one. */
function readTimed(
  reading: Reading,
  mentions: readonly DateMention[],
  clause: Clause,
  { before, after, usedUntil }: Around,
): Timed | null {
  const sentence = tokenAt(reading, clause.at)?.sentence ?? 0
  const tokens = reading.words.tokens
  let end = clause.at + clause.length
  const isOpened = isMark(reading, clause.at - 1, '(')
  while (end < tokens.length && tokens[end]?.sentence === sentence && end < (after?.at ?? tokens.length)) {
    // "On 12 June (arrival 9:15) and back on 16 June".
    if (isOpened && isMark(reading, end, ')')) break
    end += 1
  }
  const own = ownClause(reading, mentions, clause, end)
  if (own) return own
  const behind = search(reading, mentions, clause.at + clause.length, end)
  if (behind?.mention) return behind
  let start = clause.at
  const limit = before ? before.at + before.length : 0
  while (start > limit && tokens[start - 1]?.sentence === sentence && clause.at - start < FAR_BACK) start -= 1
  let near = clause.at
  while (near > start && !isMark(reading, near - 1, ',')) near -= 1
  // "Wir landen am Freitag und fliegen Montag früh zurück": the part before "and" belongs to the other verb.
  const day = mentions.findLast(({ at, kind }) => kind === 'day' && at >= near && at < clause.at)
  for (let at = near; day && at < day.at; at += 1) if (lengthAt(reading, at, 'and') > 0) near = at + 1
  // "Saturday evening dinner at 8": the day is before the word, its time after it.
  if (behind)
    return withDay(
      behind,
      mentions.find(({ at, kind }) => kind === 'day' && at >= near && at < clause.at),
    )
  // "I leave on the 9th at 22:30, Teatro Colón": that time belongs to the flight.
  const [close, far] = [Math.max(near, usedUntil), Math.max(start, usedUntil)]
  return search(reading, mentions, close, clause.at) ?? search(reading, mentions, far, clause.at)
}

/**
 * `Am 20. landen wir um 14:30 Uhr, am 23. …`: the day is before the word, the time after it, and the comma ends both.
 */
function ownClause(reading: Reading, mentions: readonly DateMention[], clause: Clause, end: number): Timed | null {
  let start = clause.at
  while (start > 0 && !isClauseMark(reading, start - 1, clause)) start -= 1
  let close = clause.at + clause.length
  while (close < end && !isClauseMark(reading, close, clause)) close += 1
  const day = mentions.findLast(({ at, kind }) => kind === 'day' && at >= start && at < clause.at)
  const isAnother = mentions.some(({ at }) => at >= clause.at && at < close)
  const behind = day && !isAnother && close < end ? search(reading, mentions, clause.at + clause.length, close) : null
  return behind && behind.time !== null ? withDay(behind, day) : null
}

const isClauseMark = (reading: Reading, at: number, clause: Clause): boolean =>
  isMark(reading, at, ',', ';') || tokenAt(reading, at)?.sentence !== tokenAt(reading, clause.at)?.sentence

const withDay = (timed: Timed, mention: DateMention | undefined): Timed =>
  mention ? { ...timed, mention, date: mention.start } : timed

const FAR_BACK = 12

function search(reading: Reading, mentions: readonly DateMention[], from: number, end: number): Timed | null {
  const mention = mentions.find(({ at, kind }) => kind === 'day' && at >= from && at < end)
  let time: (Found<MinuteOfDay> & { at: number }) | null = null
  let part: { value: PartOfDay; at: number; length: number } | null = null
  for (let at = from; at < end && !time; at += 1) {
    const found = isUsed(reading, at, mention) ? null : readTime(reading, at)
    // In "ab 5. Mai" the number is a day, not a time.
    if (found && !isUsed(reading, at + found.length - 1, mention)) time = { ...found, at }
    const match = isPrice(reading, at) ? null : reading.words.at(at, 'part')
    if (match && !part) part = { value: match.value as PartOfDay, at, length: match.length }
  }
  if (time) take(reading, time.at, time.length)
  // "Landing 10ish to Sunday night": the other end of the trip.
  const day = mention && time && mention.at > time.at && isEnd(reading, mention) ? undefined : mention
  if (!day && !time && !part) return null
  const places = [day, time, part].filter((each) => each !== null && each !== undefined)
  return {
    date: day?.start ?? null,
    time: time?.value ?? null,
    part: time ? null : (part?.value ?? null),
    mention: day,
    from: Math.min(...places.map(({ at }) => at)),
    end: Math.max(...places.map(({ at, length }) => at + length)),
  }
}

/** "To Sunday": the day ends what began before. */
const isEnd = (reading: Reading, { at }: DateMention): boolean =>
  startBefore(reading, at, 'to') >= 0 || isMark(reading, at - 1, '-', '–')

/** The night of "220 euros la nuit" is not a night of the trip. */
const isPrice = (reading: Reading, at: number): boolean =>
  [0, 1, 2].some((back) => lengthAt(reading, at - back, 'perNight', 'perDay') > back) &&
  [1, 2, 3, 4].some((back) => lengthAt(reading, at - back, 'currency') > 0 || isMark(reading, at - back, '€', '$', '£'))

const isUsed = (reading: Reading, at: number, mention: DateMention | undefined): boolean =>
  isTaken(reading, at) && !(mention && at >= mention.at + mention.length)

/** `9:30`, `9 am`, `18 Uhr`, `noon`, `at 9`. */
export function readTime(reading: Reading, at: number): Found<MinuteOfDay> | null {
  const clock = reading.words.at(at, 'clock')
  if (clock) return { value: Number(clock.value), length: clock.length }
  const opening = lengthAt(reading, at, 'at')
  const token = tokenAt(reading, at + opening)
  if (token?.kind === 'time') return withHalf(reading, token.value, at, opening + 1)
  const dotted = token?.kind === 'number' ? readDotted(reading, at + opening) : null
  if (dotted !== null) return withHalf(reading, dotted, at, opening + 1 + lengthAt(reading, at + opening + 1, 'oclock'))
  const hour = readCount(reading, at + opening)
  if (!hour || hour.value > 24) return null
  const length = opening + hour.length
  // "10ish".
  if (tokenAt(reading, at + length)?.folded === 'ish') return { value: hour.value * 60, length: length + 1 }
  const oclock = lengthAt(reading, at + length, 'oclock')
  const half =
    halfLength(reading, at + length + oclock, 'am') +
    halfLength(reading, at + length + oclock, 'pm') +
    (isPartOfHour(reading, at + opening, at + length + oclock) ? 1 : 0)
  // "À trois", "a dois" count people.
  const isHeads = lengthAt(reading, at, 'headcount', 'pair', 'trio') >= length || isSpeltCount(reading, at + opening)
  if (oclock + half === 0 && (opening === 0 || isHeads || isFollowedByNoun(reading, at + length))) return null
  const minutes = oclock > 0 ? minutesAt(reading, at + length + oclock) : 0
  return withHalf(reading, hour.value * 60 + minutes, at, length + oclock + (minutes > 0 ? 1 : 0))
}

/** The 30 of `20 h 30`, `20 Uhr 30`. */
function minutesAt(reading: Reading, at: number): number {
  const token = tokenAt(reading, at)
  const isMinutes =
    token?.kind === 'number' && /^[0-5]\d$/.test(token.text) && token.sentence === tokenAt(reading, at - 1)?.sentence
  return isMinutes &&
    !lengthAt(reading, at + 1, ...COUNTED, 'monthName') &&
    !isMark(reading, at + 1, '€', '$', '£', '.')
    ? token.value
    : 0
}

/** `9.15 Uhr`, `alle 9.15`: a point between hours and minutes only if other words mark a time. */
function readDotted(reading: Reading, at: number): MinuteOfDay | null {
  const [, hours, minutes] = /^(\d{1,2})\.(\d{2})$/.exec(tokenAt(reading, at)?.text ?? '') ?? []
  const behind =
    lengthAt(reading, at + 1, 'oclock') + halfLength(reading, at + 1, 'am') + halfLength(reading, at + 1, 'pm')
  const isClock = behind > 0 || HOUR_WORDS.test(tokenAt(reading, at - 1)?.folded ?? '')
  return isClock && Number(hours) <= 24 && Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : null
}

/** "At" alone may precede a price. */
const HOUR_WORDS =
  /^(?:um|gegen|alle|dalle|all|las|as|land|lands|landing|arrives?|arriving|departs?|departing|leaves|takeoff|til|till|until|kl|landung|ankunft|abflug|arrivee|llegada|arrivo|chegada)$/

/** French uses "à trois" for people and "à trois heures" for a time. */
const isSpeltCount = (reading: Reading, at: number): boolean =>
  reading.words.language.code === 'fr' && tokenAt(reading, at)?.kind === 'word'

function isFollowedByNoun(reading: Reading, at: number): boolean {
  if (tokenAt(reading, at)?.kind !== 'word') return false
  if (lengthAt(reading, at, 'and', 'from', 'with', 'part', 'weekday', 'at', 'to', 'appointment') > 0) return false
  // "Alle 20 già prenotata": a number counts only before a countable noun.
  return lengthAt(reading, at, 'common') === 0 || lengthAt(reading, at, ...COUNTED) > 0
}

const COUNTED = [
  'day',
  'night',
  'week',
  'month',
  'person',
  'adult',
  'child',
  'city',
  'room',
  'currency',
  'years',
] as const

function withHalf(reading: Reading, minutes: number, at: number, length: number): Found<MinuteOfDay> | null {
  const part = reading.words.at(at + length, 'part')
  const isHour = part !== null && isPartOfHour(reading, at + length - 1, at + length)
  const isMorning = part?.value === 'morning'
  const [am, pm] = [
    halfLength(reading, at + length, 'am') || (isHour && isMorning ? part.length : 0),
    halfLength(reading, at + length, 'pm') || (isHour && !isMorning ? part.length : 0),
  ]
  const isAfterNoon = pm > 0 && minutes < HALF_DAY
  const isAfterMidnight = am > 0 && pm === 0 && minutes >= HALF_DAY && minutes < HALF_DAY + 60
  const value = isAfterNoon ? minutes + HALF_DAY : isAfterMidnight ? minutes - HALF_DAY : minutes
  return value <= DAY ? { value, length: length + Math.max(pm, am) } : null
}

/** "Friday 8 evening", word for word from "8 το βράδυ"; "8 evenings" are a length. */
function isPartOfHour(reading: Reading, from: number, at: number): boolean {
  const token = tokenAt(reading, from)
  const part = reading.words.at(at, 'part')
  if (!part || part.value === 'noon' || token?.sentence !== tokenAt(reading, at)?.sentence) return false
  const isHour = token?.kind === 'time' || (token?.kind === 'number' && token.value <= 12 && !token.isOrdinal)
  return isHour && lengthAt(reading, at, 'night') === 0
    ? true
    : isHour && part.value === 'night' && !isLength(reading, from)
}

/** "4 nights" rather than four o'clock at night. */
const isLength = (reading: Reading, from: number): boolean =>
  lengthAt(reading, from + 1, 'night') > 0 && tokenAt(reading, from + 1)?.folded.endsWith('s') === true

/** AM and PM in capitals are understood in every language. */
function halfLength(reading: Reading, at: number, half: 'am' | 'pm'): number {
  return lengthAt(reading, at, half) || (tokenAt(reading, at)?.text === half.toUpperCase() ? 1 : 0)
}
