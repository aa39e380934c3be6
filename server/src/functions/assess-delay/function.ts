import { assessDelayContract } from '@app/contracts/assess-delay'
import { calendarDate } from '@app/domain/kernel'

import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { assessDelay } from './assess-delay.ts'

/** For anyone, signed in or not. The airports are loaded with the first question, not with the server. */
export function createAssessDelayFunction({ now, settings }: Pick<Platform, 'now' | 'settings'>): ServerFunction {
  const askedAt = { title: 'Stated by the traveller', url: `${settings.publicUrl}/flight-compensation` }
  return defineFunction({
    kind: 'reading',
    name: assessDelayContract.name,
    access: 'public',
    input: assessDelayContract.request,
    maxBodyBytes: 4_000,
    async handle(_request, { input }) {
      const { packedFlightRoutes } = await import('./packed-flight-routes.ts')
      const today = calendarDate(new Date(now()).toISOString().slice(0, 10))
      return Response.json(assessDelay({ routes: packedFlightRoutes, askedAt }, today, input))
    },
  })
}
