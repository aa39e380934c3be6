import { reportDelay } from '@app/domain/passenger-rights'
import type { LoaderFunctionArgs } from 'react-router'

import { today } from '../../device/today.ts'
import { loadFlightFacts } from '../../ui/chart/load-flight-facts.ts'
import { airportProblem, type DelayClaim } from './delay-claim.ts'
import { delayMinutes, type DelayQuestion, isAsked, readQuestion } from './delay-question.ts'

/** Runs on the server for the first view and in the browser afterwards, where it needs no network. */
export async function loadDelayClaim({ request }: LoaderFunctionArgs): Promise<DelayClaim> {
  const search = new URL(request.url).searchParams
  const question = readQuestion(search)
  return isAsked(search) ? answer(question) : { kind: 'empty', question }
}

async function answer(asked: DelayQuestion): Promise<DelayClaim> {
  const { airportLabel, drawRoutePlate, resolveAirport, routeBetween } = await loadFlightFacts()
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
  const carrier = asked.flight === flight ? asked.carrier : ''
  const delay = { arrivalDelayMinutes, cause: asked.cause, operatedByEeaCarrier: isEeaCarrier(carrier) }
  return {
    kind: 'answer',
    question: { ...labelled, carrier, flight },
    from: from.airport,
    to: to.airport,
    arrivalDelayMinutes,
    report: reportDelay(route, delay, today()),
    plate: drawRoutePlate(from.airport.coordinates, to.airport.coordinates),
  }
}

function isEeaCarrier(carrier: DelayQuestion['carrier']): boolean | null {
  return carrier === '' ? null : carrier === 'eea'
}
