import { LINKS } from '../places/is-in-city-name.ts'
import { sliceOf } from '../places/read-name.ts'
import { isNegated } from '../read-tastes.ts'
import type { Title } from '../read-title.ts'
import { isMark, isTaken, lengthAt, type Reading, said, take, tokenAt } from '../reading.ts'
import type { Said } from '../trip-request.ts'

const LONGEST = 4

/** `must see sagrada familia and park güell`: in all lower case, a wished phrase that is not an everyday word. */
export function readSmallSights(reading: Reading, isCity: (title: Title) => boolean): Said<string>[] {
  const { tokens } = reading.words
  if (tokens.some(({ isCapital }, at) => isCapital && at > 0)) return []
  const found: Said<string>[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    let next = at + lengthAt(reading, at, 'wanted')
    if (next === at || isNegated(reading, at)) continue
    while (lengthAt(reading, next, 'wanted', 'visit') > 0) next += lengthAt(reading, next, 'wanted', 'visit')
    for (let title = readSmall(reading, next); title; title = readSmall(reading, next)) {
      if (!isCity(title)) found.push(said(reading, title.name, title.at, title.length))
      take(reading, title.at, title.length)
      const end = title.at + title.length
      const comma = isMark(reading, end, ',') ? 1 : 0
      next = end + comma + lengthAt(reading, end + comma, 'and')
      if (next === end) break
    }
    at = Math.max(at, next - 1)
  }
  return found
}

function readSmall(reading: Reading, from: number): Title | null {
  const at = from + (reading.words.at(from, 'article')?.length ?? 0)
  let [end, unknown] = [at, 0]
  while (end < at + LONGEST) {
    const token = tokenAt(reading, end)
    const isNoun = lengthAt(reading, end, 'sight', 'interest', 'family') > 0 || LINKS.has(token?.folded ?? '')
    if (token?.kind !== 'word' || isTaken(reading, end)) break
    if (lengthAt(reading, end, 'and') > 0 || (reading.words.isKnown(end) && !isNoun)) break
    if (!isNoun) unknown += 1
    end += 1
  }
  while (end > at && LINKS.has(tokenAt(reading, end - 1)?.folded ?? '')) end -= 1
  return unknown > 0 ? { name: sliceOf(reading, at, end - at), at, length: end - at } : null
}
