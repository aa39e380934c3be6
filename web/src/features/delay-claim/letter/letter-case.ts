import { bodyFor, EU_OFFICES, type LetterPlan } from '@app/domain/passenger-rights'

import type { AnsweredClaim } from '../delay-claim.ts'
import { flightDateOf } from '../delay-question.ts'
import type { LetterCase } from './write-letter.ts'

/** Laws whose sums go by the distance of the flight. */
const BY_DISTANCE: ReadonlySet<string> = new Set(['EU261', 'UK261', 'SHY'])

export function caseOf(
  { question, from, to, report, arrivalDelayMinutes }: AnsweredClaim,
  plan: LetterPlan,
): LetterCase {
  const { route, writtenOn } = report
  const { departsFromEea, departsFromUk = false, distanceKm } = route.value
  const office = bodyFor(plan.law, {
    fromCountry: from.country,
    toCountry: to.country,
    departsFromEurope: departsFromEea || departsFromUk,
  })
  const isByDistance = plan.demand.kind === 'sum' && BY_DISTANCE.has(plan.law)
  return {
    plan,
    question,
    from: `${from.city} (${from.code})`,
    to: `${to.city} (${to.code})`,
    distanceKm: isByDistance ? distanceKm : null,
    flightDate: flightDateOf(question) ?? null,
    arrivalDelayMinutes,
    // The list of all offices is no office that one could turn to.
    office: office === null || office === EU_OFFICES ? null : office.title,
    today: writtenOn,
  }
}
