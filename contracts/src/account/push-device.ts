/** Whether this device shows notifications while no page is open. The account comes from the bearer token. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const ENDPOINT = z.url().max(1000)

export const PushDeviceRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('key') }),
  z.strictObject({
    action: z.literal('keep'),
    endpoint: ENDPOINT,
    p256dh: z.string().regex(/^[\w-]{80,100}$/),
    auth: z.string().regex(/^[\w-]{16,40}$/),
  }),
  /** A phone with the native app: the token that Firebase or Apple gave it. */
  z.strictObject({
    action: z.literal('keep-app'),
    endpoint: z.string().regex(/^(?:fcm:[\w:-]{20,900}|apns:[\da-fA-F]{32,200})$/),
  }),
  z.strictObject({ action: z.literal('drop'), endpoint: ENDPOINT }),
])
export type PushDeviceRequest = z.infer<typeof PushDeviceRequest>

export const PushDeviceResponse = z.object({
  /** The VAPID key that the browser subscribes with. */
  publicKey: z.string(),
  /** The native apps that this installation can reach. */
  apps: z.array(z.enum(['fcm', 'apns'])),
})
export type PushDeviceResponse = z.infer<typeof PushDeviceResponse>

export const pushDeviceContract = {
  name: 'push-device',
  request: PushDeviceRequest,
  response: PushDeviceResponse,
} as const satisfies FunctionContract
