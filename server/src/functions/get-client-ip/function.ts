import { getClientIpContract } from '@app/contracts/device'

import { defineFunction, type ServerFunction } from '../server-function.ts'

/** The address we see; what a proxy says of it counts only where the settings trust that proxy. */
export function createGetClientIpFunction(): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: getClientIpContract.name,
    access: 'public',
    methods: ['GET', 'POST'],
    input: getClientIpContract.request,
    maxBodyBytes: 1_000,
    handle: async (_request, { clientAddress }) => Response.json({ ip: clientAddress }),
  })
}
