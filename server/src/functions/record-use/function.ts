import { recordUseContract } from '@app/contracts/usage'

import type { Platform } from '../../platform.ts'
import { takeAllowance } from '../../usage/take-allowance.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Counts one run of a tool that works on the device itself. */
export function createRecordUseFunction({ now }: Pick<Platform, 'now'>): ServerFunction {
  return defineFunction({
    kind: 'writing',
    name: recordUseContract.name,
    access: 'public',
    input: recordUseContract.request,
    maxBodyBytes: 1_000,
    async handle(_request, { input: { usage_type, device }, caller, clientAddress, tx }) {
      return Response.json(await takeAllowance(tx, { caller, device, clientAddress }, usage_type, now()))
    },
  })
}
