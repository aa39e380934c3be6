import { isMark, lengthAt, type Reading, tokenAt } from '../trip-request/index.ts'
import { textOf } from './sentence.ts'

export type Pair = { readonly from: string; readonly to: string; readonly isDirected: boolean }

const DASHES = ['-', '–', '—', '↔', '/'] as const
const ARROWS = ['→', '>', '➔'] as const

/** `Lisbon and Seville`, `from Hamburg to Geneva`, `Wien – Rom`: two names and what joins them, with nothing behind. */
export function readPair(reading: Reading, start: number, end: number): Pair | null {
  let from = start
  let isFrom = false
  while (from < end && !isNameStart(reading, from, end)) {
    isFrom ||= lengthAt(reading, from, 'from', 'origin', 'originWeak') > 0
    from += 1
  }
  for (let at = from + 1; at < end - 1; at += 1) {
    const joint = jointAt(reading, at)
    const second = at + (joint?.length ?? 0)
    if (!joint || !tokenAt(reading, second)?.isCapital) continue
    const [one, other] = [textOf(reading, from, at), textOf(reading, second, end)]
    return isName(one) && isName(other) ? { from: one, to: other, isDirected: joint.isDirected || isFrom } : null
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

/** "From" and "Between" at the head of a sentence have capitals too; "The" may belong to a name. */
function isNameStart(reading: Reading, at: number, end: number): boolean {
  if (!tokenAt(reading, at)?.isCapital) return false
  const opening = lengthAt(reading, at, 'from', 'origin', 'originWeak', 'between', 'and')
  return opening === 0 || at + opening >= end
}

const LONGEST_NAME = 40

const isName = (text: string): boolean => text.length > 1 && text.length <= LONGEST_NAME && !/\d/.test(text)
