import type { Said, TripRequest } from '../trip-request.ts'
import type { Gloss } from './gloss-text.ts'

/** The request read from a gloss, with every place in the text that the traveller wrote. */
export function inOriginal(request: TripRequest, gloss: Gloss): TripRequest {
  const moved = Object.entries(request).map(([name, fact]) => [name, move(fact, gloss)] as const)
  return { ...(Object.fromEntries(moved) as TripRequest), inEnglish: gloss.text }
}

function move(fact: unknown, gloss: Gloss): unknown {
  if (Array.isArray(fact)) return fact.map((each) => move(each, gloss))
  return isSaid(fact) ? { ...fact, span: gloss.original(fact.span) } : fact
}

function isSaid(fact: unknown): fact is Said<unknown> {
  return typeof fact === 'object' && fact !== null && 'span' in fact
}
