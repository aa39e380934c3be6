import type { MinuteOfDay } from '../../trip/index.ts'
import { isOnward } from '../places/is-way-home.ts'
import type { Places } from '../places/read-places.ts'
import { readCount } from '../read-number.ts'
import { type Found, isMark, isTaken, lengthAt, type Reading, said, take, tokenAt } from '../reading.ts'
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
      appointments.push({ ...fact, value: { ...fact.value, title: titleOfAppointment(reading, clause, timed) } })
    }
  }
  return { arrival, departure, appointments, appointedDays }
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
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const named = (['arrive', 'leave', 'appointment'] as const).find((meaning) => lengthAt(reading, at, meaning) > 0)
    const onward = lengthAt(reading, at, 'onward')
    const isLeaving = onward > 0 && isOnward(reading, at + onward)
    const kind = isLeaving
      ? 'leave'
      : (separableAt(reading, at) ?? named ?? (isCompound(reading, at) ? 'appointment' : undefined))
    if (!kind || isTaken(reading, at) || isInHour(reading, at)) continue
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
  if (!mention && !time && !part) return null
  const places = [mention, time, part].filter((each) => each !== null && each !== undefined)
  return {
    date: mention?.start ?? null,
    time: time?.value ?? null,
    part: time ? null : (part?.value ?? null),
    mention,
    from: Math.min(...places.map(({ at }) => at)),
    end: Math.max(...places.map(({ at, length }) => at + length)),
  }
}

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
  const oclock = lengthAt(reading, at + length, 'oclock')
  const half = halfLength(reading, at + length + oclock, 'am') + halfLength(reading, at + length + oclock, 'pm')
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
const HOUR_WORDS = /^(?:um|gegen|alle|dalle|all|las|as)$/

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
  const [am, pm] = [halfLength(reading, at + length, 'am'), halfLength(reading, at + length, 'pm')]
  const isAfterNoon = pm > 0 && minutes < HALF_DAY
  const isAfterMidnight = am > 0 && pm === 0 && minutes >= HALF_DAY && minutes < HALF_DAY + 60
  const value = isAfterNoon ? minutes + HALF_DAY : isAfterMidnight ? minutes - HALF_DAY : minutes
  return value <= DAY ? { value, length: length + Math.max(pm, am) } : null
}

/** AM and PM in capitals are understood in every language. */
function halfLength(reading: Reading, at: number, half: 'am' | 'pm'): number {
  return lengthAt(reading, at, half) || (tokenAt(reading, at)?.text === half.toUpperCase() ? 1 : 0)
}
