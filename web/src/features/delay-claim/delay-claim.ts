import type { Airport, AirportMatch } from '@app/datasets/airports'
import type { CalendarDate, Claim } from '@app/domain/kernel'
import type { Care, DisruptionAssessment, FlightRoute, LetterPlan } from '@app/domain/passenger-rights'

import type { RouteIllustrationDrawing } from '../../entities/map/drawing/draw-route-illustration.ts'
import type { KeyOf } from '../../text/text-of.ts'
import type { claimText } from './delay-claim-text.ts'
import type { DelayQuestion } from './delay-question.ts'

type AirportProblemText = Extract<KeyOf<typeof claimText>, `claim.error.airport.${string}`> | 'claim.error.same'

export type AirportProblem = { readonly text: AirportProblemText; readonly choices?: readonly Airport[] }

/** In the order of the form. */
export type QuestionProblems = {
  readonly from?: AirportProblem
  readonly to?: AirportProblem
  readonly delay?: 'claim.error.delay'
}

/** What each law gives, with the facts that it is based on. */
export type ClaimReport = {
  /** The better law: the answer. */
  readonly best: Claim<DisruptionAssessment>
  readonly others: readonly Claim<DisruptionAssessment>[]
  readonly care: readonly Claim<Care>[]
  readonly route: Claim<FlightRoute>
  readonly isNearDistanceLimit: boolean
  /** The letters that can be sent, the most valuable first. */
  readonly plans: readonly LetterPlan[]
  readonly writtenOn: CalendarDate
}

/** The state of the page: no question yet, input errors, or an answer. */
export type DelayClaim =
  | { readonly kind: 'empty'; readonly question: DelayQuestion }
  | { readonly kind: 'problems'; readonly question: DelayQuestion; readonly problems: QuestionProblems }
  | {
      readonly kind: 'answer'
      readonly question: DelayQuestion
      readonly from: Airport
      readonly to: Airport
      readonly arrivalDelayMinutes: number | null
      readonly report: ClaimReport
      readonly illustration: RouteIllustrationDrawing
    }

export type AnsweredClaim = Extract<DelayClaim, { kind: 'answer' }>

export function airportProblem(typed: string, match: AirportMatch): AirportProblem | undefined {
  if (match.kind === 'one') return undefined
  if (typed === '') return { text: 'claim.error.airport.missing' }
  if (match.kind === 'none') return { text: 'claim.error.airport.none' }
  return { text: `claim.error.airport.${match.kind}`, choices: match.airports }
}
