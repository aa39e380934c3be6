import type { AdviceAuthority, AdviceLevel } from './feed-item.ts'

/** The advice of one government about one country, read live or packed. */
export type AdviceLine = {
  readonly authority: AdviceAuthority
  readonly level: AdviceLevel
  readonly regionalLevel: AdviceLevel | null
}

export type AdviceComparison =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'one'; readonly authority: AdviceAuthority; readonly level: AdviceLevel }
  | { readonly kind: 'agree'; readonly level: AdviceLevel; readonly count: number }
  | {
      readonly kind: 'disagree'
      readonly low: AdviceLevel
      readonly high: AdviceLevel
      readonly mildest: readonly AdviceAuthority[]
      readonly strictest: readonly AdviceAuthority[]
    }

/** Governments are never averaged: either they agree, or the mildest and the strictest are named. */
export function compareAdvice(lines: readonly AdviceLine[]): AdviceComparison {
  const [first] = lines
  if (!first) return { kind: 'unknown' }
  if (lines.length === 1) return { kind: 'one', authority: first.authority, level: first.level }
  const levels = lines.map(({ level }) => level)
  const [low, high] = [Math.min(...levels) as AdviceLevel, Math.max(...levels) as AdviceLevel]
  if (low === high) return { kind: 'agree', level: low, count: lines.length }
  const saying = (level: AdviceLevel): readonly AdviceAuthority[] =>
    lines.filter((line) => line.level === level).map(({ authority }) => authority)
  return { kind: 'disagree', low, high, mildest: saying(low), strictest: saying(high) }
}
