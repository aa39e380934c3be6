import type { DeviceParts } from '@app/domain/device-fingerprint'
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

/** One number of 32 bits, in hex. */
export const DeviceHash = z.string().regex(/^[0-9a-f]{8}$/)

const short = z.string().max(100)
const Parts = {
  user_agent: z.string().max(1000),
  screen_resolution: short,
  timezone: short,
  language: short,
  platform: short,
  cookie_enabled: z.boolean(),
  local_storage_enabled: z.boolean(),
  session_storage_enabled: z.boolean(),
  indexed_db_enabled: z.boolean(),
  webgl_vendor: z.string().max(300),
  webgl_renderer: z.string().max(300),
  canvas_fingerprint: short,
  audio_fingerprint: short,
} satisfies Record<keyof DeviceParts, z.ZodType>

export const StoreDeviceFingerprintRequest = z.strictObject({
  fingerprint_hash: DeviceHash,
  ...Parts,
  /** As get-client-ip returned it. The server stores the address that it sees itself. */
  ip_address: z.string().max(100).nullable().default(null),
})
export type StoreDeviceFingerprintRequest = z.infer<typeof StoreDeviceFingerprintRequest>

export const storeDeviceFingerprintContract = {
  name: 'store-device-fingerprint',
  request: StoreDeviceFingerprintRequest,
  response: z.object({ stored: z.literal(true) }),
} as const satisfies FunctionContract

export const getClientIpContract = {
  name: 'get-client-ip',
  request: z.object({}),
  response: z.object({ ip: z.string() }),
} as const satisfies FunctionContract
