import { readCount } from '../read-number.ts'
import { isMark, isTaken, lengthAt, type Reading, take, tokenAt } from '../reading.ts'
import { scanSights } from '../sights/scan-sights.ts'

export type LengthMention = {
  readonly count: number
  readonly unit: 'day' | 'night'
  readonly at: number
  readonly length: number
  /** A weekend is a length only when there is no other. */
  readonly isWeekend: boolean
  /** A long weekend is three days unless dates are given. */
  readonly isLoose?: boolean
}

const DAYS_PER_WEEK = 7
const DAYS_PER_MONTH = 30
const LONGEST_TRIP_DAYS = 365

/** Every length of time in the request: `5-day`, `three nights`, `a week`, `long weekend`. */
export function readLengths(reading: Reading): readonly LengthMention[] {
  const found: LengthMention[] = []
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const mention = isTaken(reading, at) ? null : (readCounted(reading, at) ?? readNamed(reading, at))
    if (!mention || mention.count < 1 || mention.count > LONGEST_TRIP_DAYS) continue
    found.push(mention)
    take(reading, at, mention.length)
    at += mention.length - 1
  }
  return found
}

/** Calendar days; nights count one more. */
export function toDays({ count, unit }: Pick<LengthMention, 'count' | 'unit'>): number {
  return unit === 'night' ? count + 1 : count
}

function readCounted(reading: Reading, at: number): LengthMention | null {
  const first = readCount(reading, at)
  if (!first) return null
  let next = at + first.length
  let { value } = first
  // "three to four days": the longer one gives more choice.
  const joint = lengthAt(reading, next, 'to') || (isMark(reading, next, '-', '–') ? 1 : 0)
  const second = joint > 0 ? readCount(reading, next + joint) : null
  if (second) {
    next += joint + second.length
    value = second.value
  }
  const adjective = lengthAt(reading, next, 'adjective') || qualityLength(reading, next)
  const unit = unitAt(reading, next + adjective) ?? hoursAt(reading, next + adjective, value)
  if (!unit) return null
  const length = next + adjective + unit.length - at
  if (isAge(reading, at, next + adjective, length)) return null
  const isHours = lengthAt(reading, next + adjective, 'hour') > 0
  const half = halfLength(reading, at + length)
  return {
    count: Math.ceil((value + (half > 0 ? HALF : 0)) * unit.days),
    unit: unit.unit,
    at,
    length: length + half,
    isWeekend: false,
    ...(isHours && { isLoose: true }),
  }
}

const HALF = 0.5

/** `a day and a half`, `un giorno e mezzo`. */
function halfLength(reading: Reading, at: number): number {
  const and = lengthAt(reading, at, 'and')
  const article = and > 0 ? lengthAt(reading, at + and, 'article') : 0
  const half = and > 0 ? lengthAt(reading, at + and + article, 'half') : 0
  return half > 0 ? and + article + half : 0
}

/** `five quiet days`, `vier entspannte Tage`: any one lower-case word between the number and its days. */
function qualityLength(reading: Reading, at: number): number {
  const [word, noun] = [tokenAt(reading, at), tokenAt(reading, at + 1)]
  if (word?.kind !== 'word' || word.isCapital || word.isGlued || noun?.kind !== 'word') return 0
  if (word.folded.length < SHORTEST_QUALITY || lengthAt(reading, at, 'day', 'night', 'week', 'month', 'person') > 0)
    return 0
  const isQuality = !reading.words.isKnown(at) || lengthAt(reading, at, 'pace') > 0
  return isQuality && lengthAt(reading, at + 1, 'day', 'night', 'week') > 0 ? 1 : 0
}

const SHORTEST_QUALITY = 4

/** "A 6-year-old", "the 3rd day" and "2 days before" are not lengths of a trip. */
function isAge(reading: Reading, at: number, unitAt: number, length: number): boolean {
  const isOfChild = [1, 2, 3].some((back) => lengthAt(reading, at - back, 'baby', 'child', 'oneChild') > 0)
  if (isOfChild && lengthAt(reading, unitAt, 'month') > 0) return true
  return lengthAt(reading, unitAt, 'years') > 0 || (tokenAt(reading, at)?.isOrdinal ?? false) || length > LONGEST_PHRASE
}

const LONGEST_PHRASE = 8

function unitAt(reading: Reading, at: number): { unit: 'day' | 'night'; days: number; length: number } | null {
  const night = lengthAt(reading, at, 'night')
  if (night > 0) return { unit: 'night', days: 1, length: night }
  const day = lengthAt(reading, at, 'day')
  if (day > 0) return { unit: 'day', days: 1, length: day }
  const week = lengthAt(reading, at, 'week')
  if (week > 0) return { unit: 'day', days: DAYS_PER_WEEK, length: week }
  const month = lengthAt(reading, at, 'month')
  return month > 0 ? { unit: 'day', days: DAYS_PER_MONTH, length: month } : null
}

/** `48 hours in New York`, `72h`: fewer are a time of day or the length of a visit. */
function hoursAt(reading: Reading, at: number, hours: number): ReturnType<typeof unitAt> {
  const length = lengthAt(reading, at, 'hour') || (tokenAt(reading, at)?.folded === 'h' ? 1 : 0)
  const isStay = hours >= HOURS_PER_DAY && hours <= MOST_STAY_HOURS
  return length > 0 && isStay ? { unit: 'day', days: 1 / HOURS_PER_DAY, length } : null
}

const HOURS_PER_DAY = 24
const MOST_STAY_HOURS = 120

function readNamed(reading: Reading, at: number): LengthMention | null {
  const named = reading.words.at(at, 'lengthDays')
  const base = { unit: 'day' as const, at, isWeekend: false }
  if (named) return { ...base, count: Number(named.value), length: named.length }
  // "Week in west Crete".
  const week = at === 0 ? lengthAt(reading, at, 'week') : 0
  if (week > 0 && tokenAt(reading, at + week)?.kind !== 'number') return { ...base, count: DAYS_PER_WEEK, length: week }
  const long = lengthAt(reading, at, 'longWeekend')
  if (long > 0 && !isInSight(reading, at)) return { ...base, count: 3, length: long, isLoose: true }
  const trip = lengthAt(reading, at, 'dayTrip')
  if (trip > 0) return { ...base, count: 1, length: trip }
  const weekend = lengthAt(reading, at, 'weekend')
  return weekend > 0 ? { ...base, count: 2, length: weekend, isWeekend: true, isLoose: true } : null
}

/** The "puente" of Carlos in Prague is not a long weekend. */
const isInSight = (reading: Reading, at: number): boolean =>
  scanSights(reading).some((sight) => sight.isWhole && sight.at <= at && at < sight.at + sight.length)
