import type { Airport, AirportMatch } from '@app/datasets/airports'
import type { Claim } from '@app/domain/kernel'
import type { DisruptionAssessment, FlightRoute } from '@app/domain/passenger-rights'

import type { claimText } from '../../text/claim.ts'
import type { KeyOf } from '../../text/text-of.ts'
import type { RoutePlateDrawing } from '../../ui/chart/draw-route-plate.ts'
import type { DelayQuestion } from './delay-question.ts'

type AirportProblemText = Extract<KeyOf<typeof claimText>, `claim.error.airport.${string}`> | 'claim.error.same'

export type AirportProblem = { readonly text: AirportProblemText; readonly choices?: readonly Airport[] }

/** In the order of the form. */
export type QuestionProblems = {
  readonly from?: AirportProblem
  readonly to?: AirportProblem
  readonly delay?: 'claim.error.delay'
}

/** What is owed, with the facts it rests on. */
export type ClaimReport = {
  readonly assessment: DisruptionAssessment
  readonly route: Claim<FlightRoute>
  /** When the law was read, and where. */
  readonly rules: Claim<unknown>
  readonly isNearDistanceLimit: boolean
}

/** What the page shows: nothing asked yet, something to correct, or an answer. */
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
      readonly plate: RoutePlateDrawing
    }

export type AnsweredClaim = Extract<DelayClaim, { kind: 'answer' }>

export function airportProblem(typed: string, match: AirportMatch): AirportProblem | undefined {
  if (match.kind === 'one') return undefined
  if (typed === '') return { text: 'claim.error.airport.missing' }
  if (match.kind === 'none') return { text: 'claim.error.airport.none' }
  return { text: `claim.error.airport.${match.kind}`, choices: match.airports }
}
