import type { RecordSearchRequest, recordSearchContract } from '@app/contracts/record-search'
import { DAILY_LIMITS, nextResetMs } from '@app/domain/usage-limits'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { countGuestSearch } from './guest-count.ts'
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

export function recordGuestSearch({ kind, search }: RecordSearchRequest, nowMs: number): SearchCount {
  const { isAllowed, isNew, used } = countGuestSearch(searchKey(kind, search, nowMs), nowMs)
  const [limit, resetsAtMs] = [DAILY_LIMITS.search_requests, nextResetMs(nowMs)]
  if (!isAllowed) return { kind: 'limit', limit, resetsAtMs }
  return { kind: 'counted', used, limit, resetsAtMs, isNew, where: 'device' }
}

export async function recordOwnSearch(
  config: BackendConfig,
  body: RecordSearchRequest,
  nowMs: number,
): Promise<SearchCount> {
  try {
    const { functions } = await backend(config)
    const headers = { 'idempotency-key': searchKey(body.kind, body.search, nowMs) }
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
