/** The result of checking a pasted plan. Types and one guard only, so that a browser loads nothing for them. */
import type { Source } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import type { Finding, TripScore } from '@app/domain/trip-checker'

export const PLAN_CHECK_VERSION = 1
/** A month in words fits; a longer text is not a plan. */
export const MAX_PLAN_LENGTH = 20_000

export type PlanQuestion = {
  readonly plan: string
  /** Used when the plan does not name a city. */
  readonly city: string
  /** The first day, `2027-05-12`; empty when the plan has it or it is unknown. */
  readonly start: string
  /** A country by its name or its two letters; empty skips border rules. */
  readonly passport: string
}

/** Questions that the answer left open for the whole plan. */
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
  /** Stops whose time was computed, because none was written. */
  readonly countedStopIds: readonly string[]
  readonly gaps: readonly PlanGap[]
  /** Lines read as remarks, or outside the readable part. */
  readonly remarks: readonly string[]
  /** The origin of the city: the form, the text of the plan, or its places. */
  readonly cityFrom: 'form' | 'plan' | 'places'
  readonly sources: readonly Source[]
}

export type PlanAnswer = { readonly version: typeof PLAN_CHECK_VERSION } & (
  | CheckedPlan
  | { readonly kind: 'refused'; readonly because: 'empty' | 'too-long' | 'nothing-read' | 'no-city' | 'unknown-city' }
)

/** The server did not answer in time, or this address has asked too often. */
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
