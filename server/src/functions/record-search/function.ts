import { recordSearchContract, type RecordSearchResponse } from '@app/contracts/record-search'

import { bookingLink } from '../../hand-off/booking-link.ts'
import type { Platform } from '../../platform.ts'
import { takeAllowance } from '../../usage/take-allowance.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/**
 * Counts one hand-off to the booking site and gives the link to it. An account's same search under the same
 * Idempotency-Key counts once.
 */
export function createRecordSearchFunction({ settings, now }: Pick<Platform, 'settings' | 'now'>): ServerFunction {
  return defineFunction({
    kind: 'writing',
    name: recordSearchContract.name,
    access: 'public',
    input: recordSearchContract.request,
    maxBodyBytes: 16_000,
    async handle(_request, { input: { booking, device }, caller, clientAddress, tx }) {
      const link = booking && bookingLink(settings, booking, now())
      const allowance = await takeAllowance(tx, { caller, device, clientAddress }, 'search_requests', now())
      return Response.json({ ...allowance, ...(link && { link }) } satisfies RecordSearchResponse)
    },
  })
}
