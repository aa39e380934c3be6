import type { TaggedSlot } from '../../learned-reader/index.ts'
import type { Reading } from '../reading.ts'
import type { Said, TextSpan, TripRequest } from '../trip-request.ts'

/** A request as typed, its tags, and the rules to read some of its words alone. */
export type SlotContext = {
  readonly text: string
  readonly tags: readonly TaggedSlot[]
  /** In the language of the rules: English for a language without rules of its own. */
  readonly whole: Reading
  /** The place in the text as typed of a place in `whole`. */
  readonly original: (span: TextSpan) => TextSpan
  readonly openPart: (words: string) => Reading
  readonly readPart: (words: string) => TripRequest
}

export const doMeet = (one: TextSpan, other: TextSpan): boolean => one.start < other.end && other.start < one.end

export const isWithin = (inner: TextSpan, outer: TextSpan): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

export function tagsOf({ tags }: Pick<SlotContext, 'tags'>, ...kinds: readonly TaggedSlot['kind'][]) {
  return tags.filter(({ kind }) => kinds.includes(kind))
}

export const sliceAt = ({ text }: Pick<SlotContext, 'text'>, { start, end }: TextSpan): string => text.slice(start, end)

/** The spans of facts, each a single fact, a list or absent. */
export function spansOf(...facts: readonly unknown[]): readonly TextSpan[] {
  return facts.flat().flatMap((fact) => (isSaid(fact) ? [fact.span] : []))
}

function isSaid(fact: unknown): fact is Said<unknown> {
  return typeof fact === 'object' && fact !== null && 'span' in fact
}
