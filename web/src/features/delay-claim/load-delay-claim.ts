import type { Claim } from '@app/domain/kernel'
import {
  type FlightRoute,
  isNearDistanceLimit,
  letterPlans,
  reportRights,
  type Worth,
} from '@app/domain/passenger-rights'
import type { LoaderFunctionArgs } from 'react-router'

import { today } from '../../device/today.ts'
import { loadFlightFacts } from '../../entities/map/drawing/load-flight-facts.ts'
import { airportProblem, type ClaimReport, type DelayClaim } from './delay-claim.ts'
import { delayMinutes, type DelayQuestion, flightDateOf, FOLLOW_UPS, isAsked, readQuestion } from './delay-question.ts'
import { loadClaimWorth } from './load-claim-worth.ts'

/** Runs on the server for the first view and in the browser afterwards, where it needs no network. */
export async function loadDelayClaim({ request }: LoaderFunctionArgs): Promise<DelayClaim> {
  const search = new URL(request.url).searchParams
  const question = readQuestion(search)
  return isAsked(search) ? answer(question) : { kind: 'empty', question }
}

async function answer(asked: DelayQuestion): Promise<DelayClaim> {
  const { airportLabel, drawRouteIllustration, resolveAirport, routeBetween } = await loadFlightFacts()
  const [from, to] = [resolveAirport(asked.from), resolveAirport(asked.to)]
  const labelled = {
    ...asked,
    ...(from.kind === 'one' && { from: airportLabel(from.airport) }),
    ...(to.kind === 'one' && { to: airportLabel(to.airport) }),
  }
  const arrivalDelayMinutes = delayMinutes(asked)
  const isSame = from.kind === 'one' && to.kind === 'one' && from.airport === to.airport
  if (from.kind !== 'one' || to.kind !== 'one' || isSame || arrivalDelayMinutes === undefined) {
    const fromProblem = airportProblem(asked.from, from)
    const toProblem = isSame ? ({ text: 'claim.error.same' } as const) : airportProblem(asked.to, to)
    return {
      kind: 'problems',
      question: labelled,
      problems: {
        ...(fromProblem && { from: fromProblem }),
        ...(toProblem && { to: toProblem }),
        ...(arrivalDelayMinutes === undefined && { delay: 'claim.error.delay' as const }),
      },
    }
  }
  const route = routeBetween(from.airport, to.airport, today())
  const flight = `${from.airport.code}-${to.airport.code}`
  const isOfFlight = asked.flight === flight
  const question: DelayQuestion = {
    ...labelled,
    flight,
    ...(!isOfFlight && Object.fromEntries(FOLLOW_UPS.map((name) => [name, '']))),
  }
  return {
    kind: 'answer',
    question,
    from: from.airport,
    to: to.airport,
    arrivalDelayMinutes,
    report: reportOn(question, arrivalDelayMinutes, route, await loadClaimWorth()),
    illustration: drawRouteIllustration(from.airport.coordinates, to.airport.coordinates),
  }
}

/** More than either of the two limits of Article 5(1)(c). */
const WELL_EARLIER_MINUTES = 121

function reportOn(
  question: DelayQuestion,
  arrivalDelayMinutes: number | null,
  route: Claim<FlightRoute>,
  worth: Worth,
): ClaimReport {
  const { event, cause, notice, other, earlier, carrier, size, booking, bag } = question
  const flightDate = flightDateOf(question)
  const operatedBy = (by: DelayQuestion['carrier']): boolean | null => (carrier === '' ? null : carrier === by)
  const { claims, care } = reportRights(
    route.value,
    {
      event,
      ...(flightDate && { flightDate }),
      arrivalDelayMinutes,
      cause,
      operatedByEeaCarrier: operatedBy('eea'),
      operatedByUkCarrier: operatedBy('uk'),
      operatedByTurkishCarrier: operatedBy('tr'),
      isLargeCarrier: size === '' ? null : size === 'large',
      noticeDays: notice === '' ? null : Number(notice),
      wasRerouted: other === 'none' ? false : null,
      departsEarlierMinutes: earlier === 'yes' ? WELL_EARLIER_MINUTES : 0,
      isOneBooking: booking === '' ? null : booking === 'one',
      baggage: bag || null,
    },
    today(),
    worth,
  )
  const [best, ...others] = claims
  const plans = letterPlans({
    assessment: best.value,
    care: care.map(({ value }) => value),
    event,
    baggage: bag || null,
    arrivalDelayMinutes,
  })
  const isNear = isNearDistanceLimit(route.value)
  return { best, others, care, route, isNearDistanceLimit: isNear, plans, writtenOn: today() }
}
