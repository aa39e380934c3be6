import { calendarDate } from '../kernel/index.ts'
import { isMark, lengthAt, openReading, readCount, type Reading, tokenAt } from '../trip-request/index.ts'
import type { CityTrip, DayWindow } from './city-trip.ts'
import { type Pair, readPair } from './read-pair.ts'
import { nameIndex, type NamePlace, type Sentence, sentencesOf } from './sentence.ts'

type Mention = { readonly at: number } & (
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'window'; readonly window: DayWindow }
)

const MOST_DAYS = 400

/** Cities with their lengths, events on numbered days and the flights between them, from plain sentences. */
export function readCityTrip(text: string): CityTrip | null {
  const reading = openReading(text, { today: calendarDate('2000-01-01'), findCity: () => null })
  const sentences = sentencesOf(reading)
  const pairs = sentences.flatMap((sentence) => readPairs(reading, sentence))
  const findNames = nameIndex(pairs.flatMap(({ from, to }) => [from, to]))
  const days = new Map<string, number>()
  const windows = new Map<string, DayWindow[]>()
  let [total, last] = [null as number | null, null as string | null]
  for (const sentence of sentences) {
    const names = findNames(reading, sentence)
    for (const mention of readMentions(reading, sentence)) {
      const city = nearest(names, mention.at) ?? (mention.kind === 'window' ? last : null)
      if (mention.kind === 'days' && city === null) total ??= mention.days
      else if (mention.kind === 'days') days.set(city!, days.get(city!) ?? mention.days)
      else if (city !== null) windows.set(city, [...(windows.get(city) ?? []), mention.window])
    }
    last = names.length === 1 ? (names[0]?.name ?? last) : last
  }
  return assemble(days, windows, pairs, total)
}

function assemble(
  days: ReadonlyMap<string, number>,
  windows: ReadonlyMap<string, readonly DayWindow[]>,
  pairs: readonly Pair[],
  total: number | null,
): CityTrip | null {
  const stays = [...new Set([...days.keys(), ...windows.keys()])].map((city) => {
    const ofCity = windows.get(city) ?? []
    const [first] = ofCity
    return { city, days: days.get(city) ?? (first ? first.lastDay - first.firstDay + 1 : 1), windows: ofCity }
  })
  if (stays.length === 0) return null
  const noFlights = (): Map<string, Set<string>> => new Map(stays.map(({ city }) => [city, new Set()]))
  const [flights, writtenFlights] = [noFlights(), noFlights()]
  for (const { from, to, isDirected } of pairs) {
    writtenFlights.get(from)?.add(to)
    flights.get(from)?.add(to)
    if (!isDirected) flights.get(to)?.add(from)
  }
  const shared = stays.length - 1
  return { days: total ?? stays.reduce((sum, stay) => sum + stay.days, 0) - shared, stays, flights, writtenFlights }
}

/** Parts between commas that consist of two names only. */
function readPairs(reading: Reading, { from, end }: Sentence): readonly Pair[] {
  const pairs: Pair[] = []
  const speaksOfFlights = Array.from({ length: end - from }, (_, step) => from + step).some(
    (at) => lengthAt(reading, at, 'flight') > 0,
  )
  let start = from
  for (let at = from; at <= end; at += 1) {
    if (at < end && !isMark(reading, at, ',', ';', ':', '.', '(', ')')) continue
    const pair = at - start >= 3 ? readPair(reading, start, at, speaksOfFlights) : null
    if (pair) pairs.push(pair)
    start = at + 1
  }
  return pairs
}

function readMentions(reading: Reading, { from, end }: Sentence): readonly Mention[] {
  const mentions: Mention[] = []
  for (let at = from; at < end; at += 1) {
    const window = readWindow(reading, at)
    const length = window ? null : readLength(reading, at)
    if (window) mentions.push({ kind: 'window', window: window.value, at })
    if (length && length.value <= MOST_DAYS) mentions.push({ kind: 'days', days: length.value, at })
    at += Math.max(1, window?.length ?? length?.length ?? 1) - 1
  }
  return mentions
}

/** `day 12 and day 16`, `Tag 12 bis 16`, `12th to the 16th day`. */
function readWindow(reading: Reading, at: number): { value: DayWindow; length: number } | null {
  const first = readDayNumber(reading, at)
  if (!first) return null
  let next = at + first.length
  const joint = lengthAt(reading, next, 'to', 'and') || (isMark(reading, next, '-', '–', '—') ? 1 : 0)
  const alone = { firstDay: first.value, lastDay: first.value }
  if (joint === 0) return first.isNamed ? { value: alone, length: first.length } : null
  next += joint
  const second = readDayNumber(reading, next)
  const isNamed = first.isNamed || second?.isNamed
  if (!second) return first.isNamed ? { value: alone, length: first.length } : null
  if (!isNamed || second.value < first.value) return null
  // "5 to 7 days" is a length.
  if (!first.isNamed && !second.isOrdinal) return null
  return { value: { firstDay: first.value, lastDay: second.value }, length: next + second.length - at }
}

function readDayNumber(
  reading: Reading,
  at: number,
): { value: number; length: number; isNamed: boolean; isOrdinal: boolean } | null {
  let next = at
  while (lengthAt(reading, next, 'article', 'from') > 0 && lengthAt(reading, next, 'day') === 0) {
    next += lengthAt(reading, next, 'article', 'from')
  }
  const named = lengthAt(reading, next, 'day')
  next += named
  const isOrdinalToken = tokenAt(reading, next)?.isOrdinal ?? false
  const token = tokenAt(reading, next)
  const count = isOrdinalToken ? { value: token?.value ?? 0, length: 1 } : readCount(reading, next)
  if (!count) return null
  next += count.length
  const hasDot = isMark(reading, next, '.') && next + 1 < reading.words.tokens.length
  const isOrdinal = isOrdinalToken || (hasDot && tokenAt(reading, next + 1)?.sentence === token?.sentence)
  const behind = named === 0 && isOrdinal ? lengthAt(reading, next + (hasDot ? 1 : 0), 'day') : 0
  const length = next - at + (behind > 0 ? behind + (hasDot ? 1 : 0) : isOrdinal && hasDot ? 1 : 0)
  return { value: count.value, length, isNamed: named > 0 || behind > 0, isOrdinal }
}

/** `5 days`; a number after "day" does not count. */
function readLength(reading: Reading, at: number): { value: number; length: number } | null {
  const named = reading.words.at(at, 'lengthDays')
  if (named) return { value: Number(named.value), length: named.length }
  const count = readCount(reading, at)
  if (!count) return null
  const adjective = lengthAt(reading, at + count.length, 'adjective')
  const unitAt = at + count.length + adjective
  const [day, week] = [lengthAt(reading, unitAt, 'day'), lengthAt(reading, unitAt, 'week')]
  if (day === 0 && week === 0) return null
  return { value: count.value * (day > 0 ? 1 : 7), length: unitAt + Math.max(day, week) - at }
}

function nearest(names: readonly NamePlace[], at: number): string | null {
  const distance = (place: NamePlace): number => (place.at > at ? place.at - at : at - (place.at + place.length) + 1)
  return names.toSorted((one, other) => distance(one) - distance(other))[0]?.name ?? null
}
