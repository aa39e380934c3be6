import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

export const GetMapsKeyRequest = z.unknown()

/** A maps key is public by nature: the browser loads the maps with it. Null when none is configured. */
export const GetMapsKeyResponse = z.object({ apiKey: z.string().nullable() })
export type GetMapsKeyResponse = z.infer<typeof GetMapsKeyResponse>

export const getMapsKeyContract = {
  name: 'get-maps-key',
  request: GetMapsKeyRequest,
  response: GetMapsKeyResponse,
} as const satisfies FunctionContract
