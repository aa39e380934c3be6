import { decide, groupOf, type ReaderIntent, type ReaderModel } from '@app/domain/learned-reader'

import { judge } from './calibrate.ts'
import type { CorpusLine } from './corpus-line.ts'

export type Measured = {
  readonly lines: number
  /** The likeliest intent is one of those meant. */
  readonly first: number
  /** One of the two likeliest is. */
  readonly either: number
  /** Of all lines: answered as sure, and of these right in everything that is answered. */
  readonly sure: number
  readonly sureRight: number
  /** The share of all lines answered by a choice of two that contains the right intent. */
  readonly choose: number
  readonly chooseRight: number
}

export type Outcome = {
  readonly line: CorpusLine
  readonly kind: 'sure' | 'choose' | 'unknown'
  readonly told: readonly ReaderIntent[]
  readonly probability: number
  readonly isFirst: boolean
  readonly isEither: boolean
  /** Every answered intent was meant; of a choice, one of the two. */
  readonly isRight: boolean
  readonly isFollowUp: boolean
}

export function outcomeOf(model: ReaderModel, line: CorpusLine): Outcome {
  const judged = judge(model, line)
  const { kind, intents, isFollowUp } = decide(judged.likely, judged, model.thresholds)
  const isMeant = ({ intent }: { readonly intent: ReaderIntent }): boolean => line.intents.includes(intent)
  return {
    ...{ line, kind, isFollowUp },
    told: intents.map(({ intent }) => intent),
    probability: judged.likely[0]?.probability ?? 0,
    isFirst: judged.likely.slice(0, 1).every(isMeant),
    isEither: judged.likely.some(isMeant),
    isRight: kind === 'choose' ? intents.some(isMeant) : intents.every(isMeant),
  }
}

export function measure(outcomes: readonly Outcome[]): Measured {
  const share = (part: readonly Outcome[], isCounted: (each: Outcome) => boolean): number =>
    part.length === 0 ? 0 : part.filter(isCounted).length / part.length
  const of = (kind: Outcome['kind']): readonly Outcome[] => outcomes.filter((each) => each.kind === kind)
  return {
    lines: outcomes.length,
    first: share(outcomes, ({ isFirst }) => isFirst),
    either: share(outcomes, ({ isEither }) => isEither),
    sure: share(outcomes, ({ kind }) => kind === 'sure'),
    sureRight: share(of('sure'), ({ isRight }) => isRight),
    choose: share(outcomes, ({ kind }) => kind === 'choose'),
    chooseRight: share(of('choose'), ({ isRight }) => isRight),
  }
}

/** How far probabilities are from what comes true, in ten steps, weighted by their lines. */
export function calibrationError(outcomes: readonly Outcome[]): number {
  const steps = Map.groupBy(outcomes, ({ probability }) => Math.floor(probability * 10))
  return [...steps.values()].reduce((sum, part) => {
    const said = part.reduce((total, { probability }) => total + probability, 0)
    return sum + Math.abs(said - part.filter(({ isFirst }) => isFirst).length) / outcomes.length
  }, 0)
}

/** Rows of a table: everything, each language, each group of intents, and follow-ups apart from whole questions. */
export function measurements(outcomes: readonly Outcome[]): ReadonlyMap<string, Measured> {
  const byLanguage = Map.groupBy(outcomes, ({ line }) => line.language)
  const byGroup = Map.groupBy(outcomes, ({ line }) => groupOf(line.intents[0]!))
  const byKind = Map.groupBy(outcomes, ({ line }) => kindOf(line))
  return new Map([
    ['all', measure(outcomes)],
    ...[byKind, byLanguage, byGroup].flatMap((parts) =>
      [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, measure(part)] as const),
    ),
  ])
}

function kindOf({ isFollowUp, intents }: CorpusLine): string {
  if (isFollowUp) return '(follow-up)'
  if (intents.includes('trip_told')) return '(beside a trip)'
  return intents.length > 1 ? '(two questions)' : '(one question)'
}
