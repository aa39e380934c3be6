import type { RecordSearchRequest, recordSearchContract } from '@app/contracts/record-search'
import { DAILY_LIMITS, nextResetMs } from '@app/domain/usage-limits'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { guestDevice } from '../../api/usage/guest-device.ts'
import { findGuestSearch, rememberGuestSearch } from './guest-searches.ts'
import { searchKey } from './search-key.ts'

/** By type only: the schemas stay on the server. */
const NAME: (typeof recordSearchContract)['name'] = 'record-search'

export type SearchCount =
  | { readonly kind: 'counting' }
  | {
      readonly kind: 'counted'
      readonly used: number
      readonly limit: number | null
      readonly resetsAtMs: number
      readonly isNew: boolean
      readonly where: 'account' | 'device'
    }
  | { readonly kind: 'limit'; readonly limit: number; readonly resetsAtMs: number }
  /** No answer: nobody is kept from travelling by our counting. */
  | { readonly kind: 'unknown' }

/** By the device, on the server. The same search of the same day is remembered here and not asked for again. */
export async function recordGuestSearch(
  config: BackendConfig,
  body: RecordSearchRequest,
  nowMs: number,
): Promise<SearchCount> {
  const key = searchKey(body.kind, body.search, nowMs)
  const repeated = findGuestSearch(key, nowMs)
  if (repeated) {
    const limit = DAILY_LIMITS.search_requests
    return { kind: 'counted', ...repeated, limit, resetsAtMs: nextResetMs(nowMs), isNew: false, where: 'device' }
  }
  const count = await ask(config, async () => ({ ...body, device: await guestDevice(config) }), {}, nowMs)
  if (count.kind !== 'counted') return count
  rememberGuestSearch(key, nowMs)
  return { ...count, where: 'device' }
}

export async function recordOwnSearch(
  config: BackendConfig,
  body: RecordSearchRequest,
  nowMs: number,
): Promise<SearchCount> {
  return ask(config, async () => body, { 'idempotency-key': searchKey(body.kind, body.search, nowMs) }, nowMs)
}

async function ask(
  config: BackendConfig,
  prepare: () => Promise<RecordSearchRequest>,
  headers: Record<string, string>,
  nowMs: number,
): Promise<SearchCount> {
  try {
    const body = await prepare()
    const { functions } = await backend(config)
    const { data, error, response } = await functions.invoke<Answer>(NAME, { body, headers, timeout: 8000 })
    if (error) return await readRefusal(response)
    if (typeof data?.used !== 'number') return { kind: 'unknown' }
    const isNew = response?.headers.get('idempotency-replayed') !== 'true'
    const { used, limit = null, resetsAt } = data
    return { kind: 'counted', used, limit, resetsAtMs: readMoment(resetsAt, nowMs), isNew, where: 'account' }
  } catch (error) {
    console.warn('the search was not counted', error)
    return { kind: 'unknown' }
  }
}

type Answer = { readonly used?: number; readonly limit?: number | null; readonly resetsAt?: string }
type Refusal = { readonly error?: { readonly code?: string; readonly issues?: Answer } }

async function readRefusal(response: Response | undefined): Promise<SearchCount> {
  if (response?.status !== 429) return { kind: 'unknown' }
  const { error } = (await response.json()) as Refusal
  if (error?.code !== 'usage_limit_reached') return { kind: 'unknown' }
  const { limit, resetsAt } = error.issues ?? {}
  return { kind: 'limit', limit: limit ?? DAILY_LIMITS.search_requests, resetsAtMs: readMoment(resetsAt, Date.now()) }
}

function readMoment(text: string | undefined, nowMs: number): number {
  const moment = Date.parse(text ?? '')
  return Number.isNaN(moment) ? nextResetMs(nowMs) : moment
}
