/** What becomes of a pasted plan. Types and one guard alone, so that a browser loads nothing for them. */
import type { Source } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import type { Finding, TripScore } from '@app/domain/trip-checker'

export const PLAN_CHECK_VERSION = 1
/** A month in words fits; what is longer is no plan. */
export const LONGEST_PLAN = 20_000

export type PlanQuestion = {
  readonly plan: string
  /** Where the plan does not say it itself. */
  readonly city: string
  /** The first day, `2027-05-12`; empty where the plan says it or nobody knows. */
  readonly start: string
  /** A country by its name or its two letters; empty leaves borders out. */
  readonly passport: string
}

/** What the answer had to leave open for the whole plan. */
export type PlanGap =
  | 'no-dates'
  | 'ambiguous-dates'
  | 'holidays-unknown'
  | 'thin-city'
  | 'no-passport'
  | 'unknown-passport'
  | 'more-cities'
  | 'more-stops'
  | 'no-such-start'

export type CheckedPlan = {
  readonly kind: 'checked'
  readonly trip: Trip
  readonly findings: readonly Finding[]
  readonly score: TripScore
  /** Stops whose hour nobody wrote. */
  readonly countedStopIds: readonly string[]
  readonly gaps: readonly PlanGap[]
  /** Lines that were taken for talk, or that stand where no plan is read. */
  readonly remarks: readonly string[]
  /** Whether the city was written in the form, read in the plan, or told by the places in it. */
  readonly cityFrom: 'form' | 'plan' | 'places'
  readonly sources: readonly Source[]
}

export type PlanAnswer = { readonly version: typeof PLAN_CHECK_VERSION } & (
  | CheckedPlan
  | { readonly kind: 'refused'; readonly because: 'empty' | 'too-long' | 'nothing-read' | 'no-city' | 'unknown-city' }
)

/** Nobody could be reached in time, or this address has asked too often. */
export type NoPlanAnswer = 'unreachable' | 'too-often'

export type AskPlanCheck = (question: PlanQuestion) => Promise<PlanAnswer | NoPlanAnswer>

export function isPlanAnswer(answer: unknown): answer is PlanAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'version' in answer &&
    answer.version === PLAN_CHECK_VERSION &&
    'kind' in answer &&
    (answer.kind === 'checked' || answer.kind === 'refused')
  )
}
