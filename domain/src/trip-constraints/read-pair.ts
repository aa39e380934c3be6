import { isMark, lengthAt, type Reading, tokenAt } from '../trip-request/index.ts'
import { textOf } from './sentence.ts'

export type Pair = { readonly from: string; readonly to: string; readonly isDirected: boolean }

const DASHES = ['-', '–', '—', '↔', '/'] as const
const ARROWS = ['→', '>', '➔'] as const
const LONGEST_NAME = 40

/**
 * `Lisbon and Seville`, `from Hamburg to Geneva`, `Wien – Rom`: two names and their connector. Words may precede them;
 * words may follow only in a sentence about flights.
 */
export function readPair(reading: Reading, start: number, end: number, isTailAllowed = false): Pair | null {
  for (let at = start + 1; at < end - 1; at += 1) {
    const joint = jointAt(reading, at)
    const second = at + (joint?.length ?? 0)
    if (!joint || !isNamePart(reading, second)) continue
    const first = nameStart(reading, start, at)
    const last = nameEnd(reading, second, end)
    if (first === at || (last !== end && !isTailAllowed)) continue
    const [from, to] = [textOf(reading, first, at), textOf(reading, second, last)]
    if (!isName(from) || !isName(to)) continue
    return { from, to, isDirected: joint.isDirected || isFromBefore(reading, start, first) }
  }
  return null
}

function jointAt(reading: Reading, at: number): { length: number; isDirected: boolean } | null {
  if (isMark(reading, at, ...DASHES)) return { length: 1, isDirected: false }
  if (isMark(reading, at, ...ARROWS)) return { length: 1, isDirected: true }
  const and = lengthAt(reading, at, 'and')
  if (and > 0) return { length: and, isDirected: false }
  const to = lengthAt(reading, at, 'to', 'goal')
  return to > 0 ? { length: to, isDirected: true } : null
}

/** Back over capitals and joined words; "From" and "Between" at the start of a sentence have capitals too. */
function nameStart(reading: Reading, start: number, end: number): number {
  let first = end
  while (first > start && isNamePart(reading, first - 1)) first -= 1
  const isWord = (at: number): boolean => lengthAt(reading, at, 'from', 'origin', 'originWeak', 'between', 'and') > 0
  while (first < end - 1 && isWord(first)) first += 1
  return first
}

function nameEnd(reading: Reading, from: number, end: number): number {
  let last = from
  while (last < end && isNamePart(reading, last)) last += 1
  return last
}

const LINKS = new Set(['de', 'la', 'am', 'of', 'the', 'del', 'do', 'di', 'der', 'den'])

function isNamePart(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  if (token?.kind !== 'word') return false
  const isLink = LINKS.has(token.folded) && tokenAt(reading, at - 1)?.isCapital && tokenAt(reading, at + 1)?.isCapital
  return token.isCapital || token.isGlued || Boolean(isLink)
}

function isFromBefore(reading: Reading, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (lengthAt(reading, at, 'from', 'origin', 'originWeak') > 0) return true
  return false
}

const isName = (text: string): boolean => text.length > 1 && text.length <= LONGEST_NAME
