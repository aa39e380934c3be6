/** What a message about moving around names: the delay, the railway, the choice, and what of driving is asked. */
import type { RailAsk } from '../../tools/guide/transport/rail-rights.ts'
import type { RentalAsk, RoadAsk } from '../../tools/guide/transport/transport-asks.ts'
import type { TravelMode, WayChoice } from '../../tools/guide/transport/way-choice.ts'
import { MODE_WORDS, type Patterns, wordsPattern } from './word-lists/constraint-words.ts'
import {
  AGES,
  CLOCK_WORDS,
  DELAY_UNITS,
  RAIL_ASKS,
  RIDE_APPS,
  RAILWAYS,
  RENTAL_ASKS,
  ROAD_ASKS,
  transportPattern,
  WAY_CHOICES,
} from './word-lists/transport-words.ts'

export type TransportAsked = {
  /** The longest time that is told, which is the delay: "50 minutes to change, 70 late". */
  readonly lateMinutes: number | null
  readonly railway: string | null
  readonly railAsks: readonly RailAsk[]
  readonly roadAsks: readonly RoadAsk[]
  readonly rentalAsks: readonly RentalAsk[]
  readonly choice: WayChoice | null
  readonly hasLuggage: boolean
  readonly isSick: boolean
  readonly asksLast: boolean
  readonly asksFare: boolean
  readonly isAtStation: boolean
  readonly isByMotorbike: boolean
  readonly isCarFree: boolean
  readonly isWithCar: boolean
  readonly rideApps: readonly string[]
  /** Of the day, in words of any language: "a las 2 de la mañana", "23 Uhr". */
  readonly atMinutes: number | null
  readonly age: number | null
  /** All that are named, for a choice between two. */
  readonly modes: readonly TravelMode[]
}

const MINUTES_PER_HOUR = 60
const LONGEST_MINUTES = 2880
const LENGTH = new RegExp(
  String.raw`(\d{1,3})(?:[.,](5))?\s*(?:(?:${DELAY_UNITS.hour.join('|')})\s*(\d{1,2})?|(${DELAY_UNITS.minute.join('|')}))`,
  'giu',
)
const HALF = new RegExp(DELAY_UNITS.half.join('|'), 'iu')
const [LOADED, SICK, LAST, FARE, STATION, MOTORBIKE, CAR_FREE, WITH_CAR] = (
  ['loaded', 'sick', 'last', 'fare', 'station', 'motorbike', 'carFree', 'withCar'] as const
).map(transportPattern) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp]

const LICENCE = wordsPattern('licence')

export function readTransport(text: string): TransportAsked {
  return {
    lateMinutes: lateMinutesIn(text),
    railway: matching(RAILWAYS, text)[0] ?? null,
    railAsks: matching(RAIL_ASKS, text),
    roadAsks: roadAsksIn(text),
    rentalAsks: matching(RENTAL_ASKS, text),
    choice: matching(WAY_CHOICES, text)[0] ?? null,
    hasLuggage: LOADED.test(text),
    isSick: SICK.test(text),
    asksLast: LAST.test(text),
    asksFare: FARE.test(text),
    isAtStation: STATION.test(text),
    isByMotorbike: MOTORBIKE.test(text),
    isCarFree: CAR_FREE.test(text),
    isWithCar: WITH_CAR.test(text),
    rideApps: matching(RIDE_APPS, text),
    atMinutes: timeIn(text),
    age: ageIn(text),
    modes: matching(MODE_WORDS, text),
  }
}

/** Whether a normal car will do is asked before the tyres. */
function roadAsksIn(text: string): readonly RoadAsk[] {
  const asks = matching(ROAD_ASKS, text)
  const first: readonly RoadAsk[] = [
    ...(LICENCE.test(text) ? (['licence'] as const) : []),
    ...asks.filter((ask) => ask === 'car'),
  ]
  return [...new Set([...first, ...asks])]
}

function lateMinutesIn(text: string): number | null {
  const lengths = [...text.matchAll(LENGTH)].map(([, count, half, rest, minutes]) => {
    if (minutes !== undefined) return Number(count)
    const parts = half === undefined && !HALF.test(text) ? 0 : MINUTES_PER_HOUR / 2
    return Number(count) * MINUTES_PER_HOUR + (rest === undefined ? parts : Number(rest))
  })
  const longest = Math.max(0, ...lengths)
  return longest === 0 || longest > LONGEST_MINUTES ? null : longest
}

const joined = (words: readonly string[]): string =>
  words.join('|').replaceAll(String.raw`\b`, String.raw`(?<![\p{L}\p{N}])`)
const TIME = new RegExp(
  `(${joined(CLOCK_WORDS.pmBefore)})?\\s*(?:(?:${joined(CLOCK_WORDS.before)})\\s*)?(?<!\\d)(2[0-3]|[01]?\\d)(?!\\d)(?:[:.h](\\d{2}))?\\s*` +
    `(?:(${joined(CLOCK_WORDS.hour)})\\s*)?(?:(${joined(CLOCK_WORDS.pm)})|(${joined(CLOCK_WORDS.night)}))?`,
  'giu',
)
const NOON = 12
const AT_NIGHT = wordsPattern('night')

/** A number with a word for the hour, with minutes, or with the part of the day. */
function timeIn(text: string): number | null {
  for (const [whole, early, hour, minute, unit, evening, night] of text.matchAll(TIME)) {
    const isTime = [early, unit, evening, night].some((each) => each !== undefined) || /\d:\d{2}/.test(whole)
    if (!isTime) continue
    const minutes = Number(minute ?? 0)
    // "밤 12시", "12 de la noche".
    if (Number(hour) === NOON && AT_NIGHT.test(text)) return minutes
    const isPast = (early !== undefined || (evening !== undefined && night === undefined)) && Number(hour) < NOON
    return (Number(hour) + (isPast ? NOON : 0)) * MINUTES_PER_HOUR + minutes
  }
  return null
}

function ageIn(text: string): number | null {
  const [age] = AGES.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
  return age === undefined ? null : Number(age)
}

function matching<Code>(words: Patterns<Code>, text: string): readonly Code[] {
  return words.filter(([, pattern]) => pattern.test(text)).map(([code]) => code)
}
