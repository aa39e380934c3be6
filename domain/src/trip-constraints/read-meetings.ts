import { calendarDate } from '../kernel/index.ts'
import { isMark, lengthAt, openReading, readCount, type Reading, readTime, tokenAt } from '../trip-request/index.ts'
import type { Meeting, MeetingDay } from './meetings.ts'
import { readPair } from './read-pair.ts'
import { nameIndex, type Sentence, sentencesOf } from './sentence.ts'

type Times = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Friends with their places and times, meeting durations and travel times, from plain sentences. */
export function readMeetings(text: string): MeetingDay | null {
  const reading = openReading(text, { today: calendarDate('2000-01-01'), findCity: () => null })
  const sentences = sentencesOf(reading)
  const ways = sentences.map((sentence) => readWay(reading, sentence))
  const minutes = collectWays(ways.filter((way) => way !== null))
  const places = new Set([...minutes.keys(), ...[...minutes.values()].flatMap((to) => [...to.keys()])])
  const findPlaces = nameIndex(places)
  const others = sentences.filter((_, index) => ways[index] === null)

  let start: MeetingDay['start'] | null = null
  const visits: { sentence: Sentence; place: string; from: number; until: number; candidates: readonly string[] }[] = []
  for (const sentence of others) {
    const found = findPlaces(reading, sentence)
    const [place] = found
    const times = readTimes(reading, sentence)
    const [from, until] = times
    if (!place || from === undefined) continue
    const inside = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, step) => at + step)))
    if (until === undefined) start ??= { place: place.name, at: from }
    else visits.push({ sentence, place: place.name, from, until, candidates: namesIn(reading, sentence, inside) })
  }
  if (!start) return null
  const lengths = others.map((sentence) => ({
    sentence,
    minutes: readMinutes(reading, sentence),
    names: new Set(namesIn(reading, sentence, new Set())),
  }))
  const meetings = visits.flatMap(({ sentence, candidates, ...visit }): Meeting[] => {
    const friend =
      candidates.find((name) => lengths.some((each) => each.minutes !== null && each.names.has(name))) ?? candidates[0]
    if (friend === undefined) return []
    const own = lengths.find((each) => each.sentence === sentence)?.minutes
    const said = own ?? lengths.find((each) => each.minutes !== null && each.names.has(friend))?.minutes ?? 0
    return [{ ...visit, friend, minutes: said }]
  })
  return { start, meetings, minutes }
}

/** `Chinatown to Union Square: 7.` */
function readWay(reading: Reading, { from, end }: Sentence): { from: string; to: string; minutes: number } | null {
  for (let at = from; at < end; at += 1) {
    const isColon = isMark(reading, at, ':', '=')
    const count = isColon ? readCount(reading, at + 1) : null
    const pair = count ? readPair(reading, from, at) : null
    if (pair && count) return { from: pair.from, to: pair.to, minutes: count.value }
  }
  return null
}

function collectWays(ways: readonly { from: string; to: string; minutes: number }[]): Times {
  const times = new Map<string, Map<string, number>>()
  for (const { from, to, minutes } of ways)
    times.set(from, (times.get(from) ?? new Map<string, number>()).set(to, minutes))
  return times
}

function readTimes(reading: Reading, { from, end }: Sentence): readonly number[] {
  const times: number[] = []
  for (let at = from; at < end; at += 1) {
    const time = readTime(reading, at)
    if (!time || isMinutes(reading, at, end)) continue
    times.push(time.value)
    at += time.length - 1
  }
  return times
}

function isMinutes(reading: Reading, at: number, end: number): boolean {
  for (let next = at; next < Math.min(end, at + 3); next += 1) {
    const count = readCount(reading, next)
    if (count && lengthAt(reading, next + count.length, 'minute') > 0) return true
  }
  return false
}

function readMinutes(reading: Reading, { from, end }: Sentence): number | null {
  for (let at = from; at < end; at += 1) {
    const count = readCount(reading, at)
    if (!count) continue
    if (lengthAt(reading, at + count.length, 'minute') > 0) return count.value
    if (lengthAt(reading, at + count.length, 'hour') > 0 && !reading.words.at(at + count.length, 'oclock'))
      return count.value * 60
  }
  return null
}

/** Capitalised words that are neither a place nor a word of the language. */
function namesIn(reading: Reading, { from, end }: Sentence, inside: ReadonlySet<number>): readonly string[] {
  const names: string[] = []
  for (let at = from; at < end; at += 1) {
    const token = tokenAt(reading, at)
    if (token?.isCapital && !inside.has(at) && !reading.words.isKnown(at) && token.text !== token.text.toUpperCase())
      names.push(token.text)
  }
  return names
}
