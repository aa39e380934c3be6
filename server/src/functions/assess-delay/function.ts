import { assessDelayContract, type AssessDelayRequest, type AssessDelayResponse } from '@app/contracts/assess-delay'
import { calendarDate, type CalendarDate, type Claim, type Source } from '@app/domain/kernel'
import { type FlightRoute, isNearDistanceLimit, reportRights, type Worth } from '@app/domain/passenger-rights'

import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import type { FlightRoutes } from './flight-routes.ts'

/** Public. The airports are loaded with the first call, not at start-up. */
export function createAssessDelayFunction({ now, settings }: Pick<Platform, 'now' | 'settings'>): ServerFunction {
  const askedAt = { title: 'Stated by the traveller', url: `${settings.publicUrl}/flight-compensation` }
  return defineFunction({
    kind: 'reading',
    name: assessDelayContract.name,
    access: 'public',
    input: assessDelayContract.request,
    maxBodyBytes: 4_000,
    async handle(_request, { input }) {
      const { packedFlightRoutes, worthInDollars } = await import('./packed-flight-routes.ts')
      const today = calendarDate(new Date(now()).toISOString().slice(0, 10))
      return Response.json(assessDelay({ routes: packedFlightRoutes, askedAt, worth: worthInDollars }, today, input))
    },
  })
}

/** Gathers the facts of the flight, each with its source; the engine alone decides. */
function assessDelay(
  ports: { readonly routes: FlightRoutes; readonly askedAt: Source; readonly worth: Worth },
  today: CalendarDate,
  { flight, ...disruption }: AssessDelayRequest,
): AssessDelayResponse {
  const route = 'from' in flight ? lookUp(ports.routes, flight, today) : asStated(flight, ports.askedAt, today)
  return assessDelayContract.response.parse({
    ...reportRights(route.value, disruption, today, ports.worth),
    route,
    isNearDistanceLimit: isNearDistanceLimit(route.value),
  })
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

/** A traveller's own statement is unverified, so it is passed on as unknown. */
function asStated(value: FlightRoute, source: Source, today: CalendarDate): Claim<FlightRoute> {
  return { value, source, checkedAt: today, status: 'unknown' }
}
