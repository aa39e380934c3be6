import type { PlacedName } from './places/placed-name.ts'
import { readCount } from './read-number.ts'
import { isMark, isTaken, lengthAt, type Reading, said, startBefore, take, tokenAt } from './reading.ts'
import type { DayWindow, Said } from './trip-request.ts'

type Found = Omit<DayWindow, 'place'> & { readonly at: number; readonly length: number }
const MOST_DAYS = 60

/** `between day 3 and 5`, `on day 4`, `Tag 3 bis 5`: read before lengths, so that they are none. */
export function scanDayWindows(reading: Reading): readonly Found[] {
  const found: Found[] = []
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const window = isTaken(reading, at) ? null : windowAt(reading, at)
    if (!window) continue
    take(reading, at, window.length)
    found.push({ ...window, at })
    at += window.length - 1
  }
  return found
}

function windowAt(reading: Reading, at: number): Omit<Found, 'at'> | null {
  const opening = lengthAt(reading, at, 'between', 'from')
  const first = dayAt(reading, at + opening)
  if (!first) return null
  const joint = at + opening + first.length
  const and = opening > 0 ? lengthAt(reading, joint, 'and') : 0
  const to = and || lengthAt(reading, joint, 'to') || (isMark(reading, joint, '-', '–') ? 1 : 0)
  const second = to > 0 ? (dayAt(reading, joint + to) ?? numberAt(reading, joint + to)) : null
  if (!second || second.value < first.value)
    return { firstDay: first.value, lastDay: first.value, length: opening + first.length }
  return { firstDay: first.value, lastDay: second.value, length: joint + to + second.length - at }
}

/** The noun stands before its number, unlike in a length. */
function dayAt(reading: Reading, at: number): { readonly value: number; readonly length: number } | null {
  // "5 days 11-15 feb" is a length beside dates.
  const isCounted = tokenAt(reading, at - 1)?.kind === 'number' || startBefore(reading, at, 'number') >= 0
  const noun = isCounted ? 0 : lengthAt(reading, at, 'day')
  const number = noun > 0 ? numberAt(reading, at + noun) : null
  return number && { value: number.value, length: noun + number.length }
}

function numberAt(reading: Reading, at: number): { readonly value: number; readonly length: number } | null {
  if (tokenAt(reading, at)?.kind !== 'number') return null
  const count = readCount(reading, at)
  return count && count.value >= 1 && count.value <= MOST_DAYS ? count : null
}

/** Each with the destination named nearest before it in the sentence, otherwise after it. */
export function placeDayWindows(
  reading: Reading,
  windows: readonly Found[],
  destinations: readonly PlacedName[],
): readonly Said<DayWindow>[] {
  return windows.flatMap(({ at, length, firstDay, lastDay }) => {
    const named = namedAround(reading, at, destinations)
    return named === null ? [] : [said(reading, { place: named, firstDay, lastDay }, at, length)]
  })
}

function namedAround(reading: Reading, at: number, destinations: readonly PlacedName[]): string | null {
  const sentence = tokenAt(reading, at)?.sentence
  let [best, distance] = [null as string | null, Number.POSITIVE_INFINITY]
  for (const [place, token] of reading.words.tokens.entries()) {
    if (token.sentence !== sentence) continue
    const name = destinations.find((each) => isNamed(reading, place, each.name))?.name
    // A name behind counts as farther: "in Berlin between day 3 and 5, 4 days in Rome".
    const away = place < at ? at - place : (place - at) * 3
    if (name !== undefined && away < distance) [best, distance] = [name, away]
  }
  return best
}

function isNamed(reading: Reading, at: number, name: string): boolean {
  const start = tokenAt(reading, at)?.start ?? -1
  return reading.words.text.slice(start, start + name.length).toLowerCase() === name.toLowerCase()
}
