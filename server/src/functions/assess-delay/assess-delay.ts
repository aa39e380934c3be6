import type { AssessDelayRequest, AssessDelayResponse } from '@app/contracts/assess-delay'
import type { CalendarDate, Claim, Source } from '@app/domain/kernel'
import { type FlightRoute, reportDelay } from '@app/domain/passenger-rights'

import { AppError } from '../../errors/app-error.ts'
import type { FlightRoutes } from './flight-routes.ts'

/** Gathers the facts of the flight, each with its source; the engine alone decides. */
export function assessDelay(
  ports: { readonly routes: FlightRoutes; readonly askedAt: Source },
  today: CalendarDate,
  { flight, ...delay }: AssessDelayRequest,
): AssessDelayResponse {
  const route = 'from' in flight ? lookUp(ports.routes, flight, today) : asStated(flight, ports.askedAt, today)
  const { assessment, ...facts } = reportDelay(route, delay, today)
  return { ...facts, assessment: { ...assessment, basis: [...assessment.basis] } }
}

function lookUp(
  routes: FlightRoutes,
  { from, to }: { readonly from: string; readonly to: string },
  today: CalendarDate,
): Claim<FlightRoute> {
  const unknown = [from, to].find((code) => !routes.isKnown(code))
  if (unknown) throw new AppError('airport_unknown', { details: [{ code: unknown }] })
  return routes.between(from, to, today)
}

/** Nobody has checked what a traveller states, so it is passed on as unknown. */
function asStated(value: FlightRoute, source: Source, today: CalendarDate): Claim<FlightRoute> {
  return { value, source, checkedAt: today, status: 'unknown' }
}
