import { isTaken, type Reading } from './reading.ts'
import type { Said, TextSpan, TripRequest } from './trip-request.ts'

const SHORTEST_WORD = 3
/** Two characters of these scripts are a word. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/
const MOST = 6

/**
 * The words that no reader used and that mean nothing by themselves, as runs: "fado", "ruin bars". Facts that a plan
 * has no place for, such as a dog or a kind of room, are among them.
 */
export function readUnread(reading: Reading, read: Partial<TripRequest>): readonly Said<string>[] {
  const used = spansOf(read)
  const { text, tokens } = reading.words
  const isUnread = (at: number): boolean => {
    const token = tokens[at]
    if (token?.kind !== 'word' || isTaken(reading, at) || reading.words.isKnown(at)) return false
    const isWord = token.text.length >= SHORTEST_WORD || DENSE.test(token.text)
    return isWord && !used.some(({ start, end }) => start < token.end && token.start < end)
  }
  const runs: TextSpan[] = []
  let last = -2
  for (const [at, { start, end }] of tokens.entries()) {
    if (!isUnread(at)) continue
    const before = runs.at(-1)
    if (before && last === at - 1) runs[runs.length - 1] = { start: before.start, end }
    else runs.push({ start, end })
    last = at
  }
  const wished = read.special ?? []
  const isWish = (run: TextSpan): boolean => wished.some(({ span }) => span.start < run.end && run.start < span.end)
  return [...runs, ...unplannable(read).filter((run) => !isWish(run))]
    .toSorted((one, other) => one.start - other.start)
    .slice(0, MOST)
    .map((span) => ({ value: text.slice(span.start, span.end), span }))
}

/** Understood, but nothing that days can be planned by. */
function unplannable({ houseRules = [], rooms, roomKind, lodging, car }: Partial<TripRequest>): readonly TextSpan[] {
  return [...houseRules, rooms, roomKind, lodging, car].flatMap((fact) => (fact ? [fact.span] : []))
}

function spansOf(read: Partial<TripRequest>): readonly TextSpan[] {
  return Object.values(read)
    .flatMap((fact): readonly unknown[] => (Array.isArray(fact) ? fact : [fact]))
    .filter(isSaid)
    .map(({ span }) => span)
}

function isSaid(fact: unknown): fact is Said<unknown> {
  return typeof fact === 'object' && fact !== null && 'span' in fact
}
