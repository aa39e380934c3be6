import type { Fact } from './fact.ts'

/** A part of a sentence with a statement and its evidence; null without any. */
export type Span = {
  readonly start: number
  readonly end: number
  readonly facts: readonly Fact[] | null
  /** `Tram 28`: always a name. */
  readonly isName?: boolean
  /** A date, or the third day of a plan. */
  readonly isDay?: boolean
}

/** Runs a pattern over the parts that no earlier one has used. */
export function takeSpans(
  text: string,
  taken: readonly Span[],
  pattern: RegExp,
  factsOf: (match: RegExpExecArray) => Span['facts'] | undefined,
): readonly Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(pattern)) {
    const [start, end] = [match.index, match.index + match[0].trimEnd().length]
    if (end === start || !isFree({ start, end }, taken)) continue
    const facts = factsOf(match)
    if (facts !== undefined) spans.push({ start, end, facts })
  }
  return spans
}

export function isFree({ start, end }: Pick<Span, 'start' | 'end'>, taken: readonly Span[]): boolean {
  return taken.every((span) => span.end <= start || span.start >= end)
}
