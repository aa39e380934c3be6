import type { Trip, TripPlace } from '@app/domain/trip'
import {
  isMark,
  lengthAt,
  openReading,
  type Reading,
  readTime,
  readTripRequest,
  tokenAt,
} from '@app/domain/trip-request'

import type { TripEdit } from '../../tools/change-trip/trip-edit.ts'
import type { LookUps } from '../../tools/look-ups.ts'
import type { Phrasebook } from '../phrasebook.ts'
import { plain, matchesAny, weigh } from '../reading/phrases.ts'
import type { Pending } from '../reading/slots.ts'
import { CHANGE_WORDS, type ChangeWord, SIGHT_KINDS, type SightKind } from './change-word.ts'
import { type NamedPlace, namesInText } from './names-in-text.ts'
import { noNameIn } from './no-name.ts'
import { readDays, readSpan } from './read-days.ts'

/** One of several requests, with everything read from it. */
type Clause = {
  readonly text: string
  readonly has: (...words: readonly ChangeWord[]) => boolean
  /** Named places that are on the trip, and those that are not. */
  readonly planned: readonly TripPlace[]
  readonly fresh: readonly TripPlace[]
  readonly days: readonly number[]
  readonly at: number | null
  readonly spanDays: number | null
  readonly kind: SightKind | null
  /** Whether it contains an unambiguous word for adding. */
  readonly isAdding: boolean
  readonly from: number
  readonly to: number
}

const MOST_EDITS = 6
const STRONG = 3
const EARLIEST_HOUR = 6
const HOURS = 24
const MINUTES = 60
const LONGEST_PLACE = 120
const MOST_WORDS_OF_DAY = 5
/** Words that request nothing by themselves: "from", "the", "no". */
const WEAK: readonly ChangeWord[] = ['dates', 'startsAt', 'avoid', 'more', 'budget']
const ENDS = new Set([',', ';', '.', '!', '?', ':', '…'])

/** The requested edits of the current trip. Empty if no word requests anything. */
export function readEdits(
  text: string,
  book: Phrasebook,
  trip: Trip,
  candidates: readonly TripPlace[],
  lookUps: LookUps,
  pending: Pending | null = null,
): readonly TripEdit[] {
  const reading = openReading(text, { ...lookUps, language: book.code })
  const planned = new Set(trip.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  const places = [...new Map([...candidates, ...Object.values(trip.places)].map((place) => [place.id, place])).values()]
  const names = namesInText(reading.words.tokens, places, {
    isPlanned: ({ id }) => planned.has(id),
    isWord: noNameIn(reading, book),
  })
  const clauses = clausesOf(reading, book, names, planned, trip)
  const edits = joined(clauses.flatMap((clause) => editsOf(clause, text, lookUps))).slice(0, MOST_EDITS)
  const day = clauses.flatMap(({ days }) => days)[0]
  // Only rain asks for a day.
  return edits.length === 0 && pending === 'day' && day !== undefined ? [{ kind: 'rain', day }] : edits
}

/** Split at punctuation and "and"; a part without a request belongs to the one before it. */
function clausesOf(
  reading: Reading,
  book: Phrasebook,
  names: readonly NamedPlace[],
  planned: ReadonlySet<string>,
  trip: Trip,
): readonly Clause[] {
  const { tokens } = reading.words
  const isNamed = (at: number): boolean => names.some(({ from, to }) => from <= at && at < to)
  const parts: { from: number; to: number }[] = [{ from: 0, to: 0 }]
  for (const [at, token] of tokens.entries()) {
    const isAnd = token.kind === 'word' && matchesAny(` ${token.folded} `, book.changes.and)
    const isEnd = token.kind === 'mark' && ENDS.has(token.text) && !isOrdinalDot(reading, at)
    if (!isNamed(at) && (isAnd || isEnd)) parts.push({ from: at + 1, to: at + 1 })
    else parts.at(-1)!.to = at + 1
  }
  const asks = (from: number, to: number): boolean => {
    const said = wordsOutside(reading, from, to, isNamed)
    const isOfKind = kindIn(said, book) !== null
    return wordsIn(said, book).some(
      (word) => !WEAK.includes(word) || (isOfKind && (word === 'avoid' || word === 'more')),
    )
  }
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of parts.filter((part) => part.to > part.from)) {
    const last = merged.at(-1)
    if (last && (!asks(from, to) || !asks(last.from, last.to))) last.to = to
    else merged.push({ from, to })
  }
  return merged.map(({ from, to }) => {
    const said = wordsOutside(reading, from, to, isNamed)
    const found = wordsIn(said, book)
    const here = names.filter((name) => from <= name.from && name.to <= to).map(({ place }) => place)
    return {
      text: reading.words.text.slice(tokens[from]?.start, tokens[to - 1]?.end),
      has: (...words) => words.some((word) => found.includes(word)),
      planned: here.filter(({ id }) => planned.has(id)),
      fresh: here.filter(({ id }) => !planned.has(id)),
      days: readDays(masked(reading, isNamed), from, to, trip),
      at: timeIn(reading, from, to),
      spanDays: readSpan(reading, from, to),
      kind: kindIn(said, book),
      isAdding: weigh(said, book.changes.add) >= STRONG,
      from: tokens[from]?.start ?? 0,
      to: tokens[to - 1]?.end ?? 0,
    }
  })
}

function isOrdinalDot(reading: Reading, at: number): boolean {
  return tokenAt(reading, at)?.text === '.' && tokenAt(reading, at - 1)?.kind === 'number'
}

/** The "1" of a name is not a day. */
function masked(reading: Reading, isNamed: (at: number) => boolean): Reading {
  const { words } = reading
  const at: Reading['words']['at'] = (index, sign) => (isNamed(index) ? null : words.at(index, sign))
  return { ...reading, words: { ...words, at } }
}

function wordsOutside({ words }: Reading, from: number, to: number, isNamed: (at: number) => boolean): string {
  const kept = words.tokens.slice(from, to).filter((_, index) => !isNamed(from + index))
  return plain(kept.map(({ text }) => text).join(' '))
}

function wordsIn(said: string, { changes }: Phrasebook): readonly ChangeWord[] {
  return CHANGE_WORDS.filter((word) => word !== 'and' && weigh(said, changes[word]) > 0)
}

function kindIn(said: string, { kinds }: Phrasebook): SightKind | null {
  return (Object.keys(SIGHT_KINDS) as SightKind[]).find((kind) => matchesAny(said, kinds[kind])) ?? null
}

function timeIn(reading: Reading, from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    const token = tokenAt(reading, at)
    if (token?.kind === 'time') return token.value
    const time = readTime(reading, at)
    if (time) return time.value
    // "Erst um 11".
    const isHour = token?.kind === 'number' && !token.isOrdinal && token.value >= EARLIEST_HOUR && token.value < HOURS
    if (isHour && lengthAt(reading, at - 1, 'at') > 0 && !isMark(reading, at + 1, '.')) return token.value * MINUTES
  }
  return null
}

function editsOf(clause: Clause, text: string, lookUps: LookUps): readonly TripEdit[] {
  const edit = wholeDays(clause, text, lookUps) ?? tastes(clause) ?? stops(clause)
  return edit === null ? [] : Array.isArray(edit) ? (edit as readonly TripEdit[]) : [edit as TripEdit]
}

/** Requests about days and the whole trip. */
function wholeDays(clause: Clause, text: string, lookUps: LookUps): TripEdit | null {
  const { has, days, at, spanDays, planned, fresh } = clause
  const [day, other] = days
  const on = day === undefined ? {} : { day }
  const namesNone = planned.length + fresh.length === 0
  if (has('lessWalking')) return { kind: 'less-walking', ...on }
  if (has('swap', 'move', 'instead') && namesNone && day !== undefined && other !== undefined)
    return { kind: 'swap-days', days: [day, other] }
  if (has('later', 'earlier') && namesNone && spanDays !== null && day === undefined)
    return { kind: 'shift', days: has('earlier') && !has('later') ? -spanDays : spanDays }
  if (has('removeDay') && namesNone) return { kind: 'remove-day', ...on }
  const isNewDay = has('add') && day === (lookUps.trip?.days.length ?? 0) + 1 && isOnlyOfDay(clause)
  if ((has('addDay') || isNewDay) && namesNone) return { kind: 'add-day' }
  if (has('rain') && namesNone) return { kind: 'rain', ...on }
  if (has('startsAt') && namesNone && at !== null && day !== undefined) return { kind: 'late-start', day, at }
  const { dates, budget } = readTripRequest(text.slice(clause.from, clause.to), lookUps)
  if (has('budget') && budget)
    return {
      kind: 'budget',
      amount: budget.value.minorUnits / 100,
      currency: budget.value.currency ?? 'EUR',
    }
  if (has('dates', 'move', 'startsAt') && namesNone && dates && day === undefined)
    return { kind: 'dates', firstDate: dates.value.start }
  if (has('calmer') && namesNone) return { kind: 'calmer', ...on }
  return null
}

function tastes({ has, kind, days, planned, fresh, isAdding }: Clause): TripEdit | null {
  if (kind === null || planned.length + fresh.length > 0) return null
  const [day] = days
  // "I don't want to see any temples" contains "want to see".
  if (has('remove') || (has('avoid') && !isAdding)) return { kind: 'avoid', what: kind }
  if (has('more', 'add')) return { kind: 'more', interest: SIGHT_KINDS[kind], ...(day === undefined ? {} : { day }) }
  return null
}

/** Requests about single stops. */
function stops(clause: Clause): TripEdit | readonly TripEdit[] | null {
  const { has, planned, fresh, days, at } = clause
  const [out, second] = planned
  const [into] = fresh
  const [day] = days
  const on = day === undefined ? {} : { day }
  const isNamed = out !== undefined || into !== undefined
  if (out && has('closed')) return { kind: 'closed', place: out.name }
  if (out && has('swap', 'instead')) {
    const place = into ?? second
    return place ? { kind: 'swap', place: out.name, with: place.name } : { kind: 'swap', place: out.name }
  }
  if (isNamed && has('mustSee')) return { kind: 'must-see', place: (out ?? into)?.name ?? '', ...on }
  if (out && has('move') && (day !== undefined || at !== null))
    return { kind: 'move', place: out.name, ...on, ...(at === null ? {} : { at }) }
  if (out && has('remove', 'avoid') && !has('add')) return planned.map(({ name }) => ({ kind: 'remove', place: name }))
  if (has('remove') && !isNamed && day !== undefined && isOnlyOfDay(clause)) return { kind: 'remove-day', day }
  if (into && (has('add', 'move', 'more') || day !== undefined))
    return fresh.map(({ name }) => ({ kind: 'add', place: name, ...on }))
  if (out && day !== undefined && !has('calmer', 'fuller')) return { kind: 'move', place: out.name, day }
  if (out && has('add')) return { kind: 'add', place: out.name, ...on }
  if (has('fuller')) return { kind: 'fuller', ...on }
  return nameless(clause)
}

/** "Drop the second day" is about the day; "drop the first stop of day 1" is about a stop. */
function isOnlyOfDay({ text }: Clause): boolean {
  return plain(text).trim().split(' ').length <= MOST_WORDS_OF_DAY
}

/** An unknown place was named: the tool reports it. */
function nameless({ has, text }: Clause): TripEdit | null {
  const place = text.slice(0, LONGEST_PLACE).trim()
  if (place.length < 2) return null
  if (has('remove')) return { kind: 'remove', place }
  return has('add') ? { kind: 'add', place } : null
}

const PER_DAY: readonly TripEdit['kind'][] = ['calmer', 'fuller', 'less-walking', 'rain']

/** "Take out the one and put in the other" is a replacement at the same time. */
function joined(edits: readonly TripEdit[]): readonly TripEdit[] {
  const [one, other] = edits
  if (edits.length === 2 && one?.kind === 'remove' && other?.kind === 'add' && other.day === undefined)
    return [{ kind: 'swap', place: one.place, with: other.place }]
  // "Day 2 is too full, slow down" is one request in two clauses.
  return edits.filter(
    (edit) =>
      !PER_DAY.includes(edit.kind) ||
      'day' in edit ||
      edits.every((each) => each === edit || each.kind !== edit.kind || !('day' in each)),
  )
}
