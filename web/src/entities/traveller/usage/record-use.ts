import type { Allowance, recordUseContract, RecordUseRequest } from '@app/contracts/account/usage'
import { FunctionsHttpError } from '@supabase/functions-js'
import type { z } from 'zod'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import { guestDevice } from './guest-device.ts'
import { usageStore } from './usage-store.ts'

const NAME: (typeof recordUseContract)['name'] = 'record-use'
const TIMEOUT_MS = 8000

type Counted = z.infer<typeof RecordUseRequest>['usage_type']

export type Recorded =
  | { readonly kind: 'counted' }
  | { readonly kind: 'used-up'; readonly limit: number | null; readonly resetsAt: string | null }
  | { readonly kind: 'unreachable' }

/** Counts one use of a tool that runs on the device, after it succeeded: failures on our side are never counted. */
export async function recordUse(config: BackendConfig, type: Counted, isGuest: boolean): Promise<Recorded> {
  if (!navigator.onLine) return { kind: 'unreachable' }
  try {
    const device = isGuest ? await guestDevice(config) : undefined
    const { functions } = await backend(config)
    const body = { usage_type: type, ...(device !== undefined && { device }) }
    const { error } = await functions.invoke<Allowance>(NAME, { body, timeout: TIMEOUT_MS })
    void usageStore.reload(config)
    return error ? await readRefusal(error) : { kind: 'counted' }
  } catch {
    return { kind: 'unreachable' }
  }
}

async function readRefusal(error: unknown): Promise<Recorded> {
  if (!(error instanceof FunctionsHttpError)) return { kind: 'unreachable' }
  const answer = (await (error.context as Response).json().catch(() => null)) as {
    readonly error?: { readonly code?: string; readonly issues?: { limit?: number; resetsAt?: string } }
  } | null
  if (answer?.error?.code !== 'usage_limit_reached') return { kind: 'unreachable' }
  return { kind: 'used-up', limit: answer.error.issues?.limit ?? null, resetsAt: answer.error.issues?.resetsAt ?? null }
}
