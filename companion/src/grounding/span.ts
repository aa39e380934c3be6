import type { Claim } from '@app/domain/kernel'

/** A part of a sentence that says something, and what stands for it; null where nothing does. */
export type Span = { readonly start: number; readonly end: number; readonly claims: readonly Claim<unknown>[] | null }

/** Runs a pattern over what no earlier one has taken. */
export function takeSpans(
  text: string,
  taken: readonly Span[],
  pattern: RegExp,
  claimsOf: (match: RegExpExecArray) => Span['claims'] | undefined,
): readonly Span[] {
  const isFree = (start: number, end: number): boolean => taken.every((span) => span.end <= start || span.start >= end)
  const spans: Span[] = []
  for (const match of text.matchAll(pattern)) {
    const [start, end] = [match.index, match.index + match[0].trimEnd().length]
    if (end === start || !isFree(start, end)) continue
    const claims = claimsOf(match)
    if (claims !== undefined) spans.push({ start, end, claims })
  }
  return spans
}
