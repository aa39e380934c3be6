import { customerPortalContract, type UrlResponse } from '@app/contracts/payments'

import { AppError } from '../../errors/app-error.ts'
import { findCustomer } from '../../payments/own-customer.ts'
import { syncAccount } from '../../payments/sync-customer.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = Pick<Platform, 'db' | 'settings' | 'payments' | 'accounts' | 'log'>

export function createCustomerPortalFunction(deps: Deps): ServerFunction {
  const { db, settings, payments } = deps
  return defineFunction({
    kind: 'reading',
    name: customerPortalContract.name,
    access: 'user',
    input: customerPortalContract.request,
    maxBodyBytes: 1_000,
    timeoutMs: 30_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { caller }) {
      // A provider's portal shows one customer: of several plans only one may be left by then.
      await syncAccount(deps, caller.userId ?? '')
      const customerId = await findCustomer(db, payments, caller.userId ?? '')
      if (!customerId) throw new AppError('no_customer')
      const url = await payments.openPortal(customerId, `${settings.publicUrl}/pricing`)
      return Response.json({ url } satisfies UrlResponse)
    },
  })
}
