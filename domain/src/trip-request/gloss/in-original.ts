import type { Said, TripRequest } from '../trip-request.ts'
import type { Gloss } from './gloss-text.ts'

/** The request read from a gloss, with every place in the text that the traveller wrote. */
export function inOriginal(request: TripRequest, gloss: Gloss, text: string): TripRequest {
  const moved = Object.entries(request).map(([name, fact]) => [name, move(fact, gloss)] as const)
  const unread = [...(request.unread ?? []).map(({ span }) => gloss.original(span)), ...gloss.unknown]
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start }, index, all) => all.findIndex((other) => other.start === start) === index)
    .map((span) => ({ value: text.slice(span.start, span.end), span }))
  return {
    ...(Object.fromEntries(moved) as TripRequest),
    inEnglish: gloss.text,
    ...(unread.length > 0 && { unread }),
  }
}

function move(fact: unknown, gloss: Gloss): unknown {
  if (Array.isArray(fact)) return fact.map((each) => move(each, gloss))
  return isSaid(fact) ? { ...fact, span: gloss.original(fact.span) } : fact
}

function isSaid(fact: unknown): fact is Said<unknown> {
  return typeof fact === 'object' && fact !== null && 'span' in fact
}
