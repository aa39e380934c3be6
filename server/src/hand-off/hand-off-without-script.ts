import { createHash } from 'node:crypto'

import type { AskHandOff } from '@app/contracts/page-rendering'

import { AppError } from '../errors/app-error.ts'
import type { Platform } from '../platform.ts'
import { takeAllowance } from '../usage/take-allowance.ts'
import { bookingLink } from './booking-link.ts'

type Visitor = { readonly clientAddress: string; readonly addressKey: string }
export type HandOffWithoutScript = (visitor: Visitor) => AskHandOff

/** A form without script sends no account and no device: all such visitors of one address count as one device. */
export function createHandOffWithoutScript({
  db,
  settings,
  log,
  now,
}: Pick<Platform, 'db' | 'settings' | 'log' | 'now'>): HandOffWithoutScript {
  return ({ clientAddress, addressKey }) =>
    async (booking) => {
      const consumer = { caller: { userId: null }, device: deviceOf(addressKey), clientAddress }
      try {
        const link = bookingLink(settings, booking, now())
        await db.transaction((tx) => takeAllowance(tx, consumer, 'search_requests', now()))
        return { kind: 'link', link }
      } catch (error) {
        if (error instanceof AppError && error.code === 'usage_limit_reached') {
          const { limit, resetsAt } = error.details as { readonly limit: number; readonly resetsAt: string }
          return { kind: 'limit', limit, resetsAtMs: Date.parse(resetsAt) }
        }
        log.error({ error }, 'a search could not be handed over')
        return { kind: 'failed' }
      }
    }
}

function deviceOf(addressKey: string): string {
  return createHash('sha256').update(`without script ${addressKey}`).digest('hex').slice(0, 8)
}
