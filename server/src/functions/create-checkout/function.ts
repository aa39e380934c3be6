import { createCheckoutContract, type UrlResponse } from '@app/contracts/payments'

import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { startCheckout } from './start-checkout.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'settings' | 'payments' | 'accounts' | 'log'>

export function createCreateCheckoutFunction({ now, settings, ...deps }: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: createCheckoutContract.name,
    access: 'public',
    input: createCheckoutContract.request,
    maxBodyBytes: 4_000,
    timeoutMs: 30_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { input, caller }) {
      const { plan, isGuest, discount_token: discountToken } = input
      const { userId } = caller
      if (userId === null && !isGuest) throw new AppError('not_signed_in')
      const wish = { plan, userId, discountToken: discountToken ?? null, nowMs: now() }
      const url = await startCheckout({ ...deps, publicUrl: settings.publicUrl }, wish)
      return Response.json({ url } satisfies UrlResponse)
    },
  })
}
