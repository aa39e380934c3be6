import type { RecordSearchRequest, recordSearchContract } from '@app/contracts/record-search'
import type { BookingSearch } from '@app/domain/booking-search'
import { DAILY_LIMITS, nextResetMs } from '@app/domain/usage-limits'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { guestDevice } from '../../entities/traveller/usage/guest-device.ts'
import { findSearch, rememberSearch } from './searches-of-today.ts'

/** Type only: the schemas stay on the server. */
const NAME: (typeof recordSearchContract)['name'] = 'record-search'
const TIMEOUT_MS = 8000

export type Asked = {
  readonly booking: BookingSearch
  /** The form's query. */
  readonly question: string
  /** Null for a guest. */
  readonly userId: string | null
}

export type HandedOver =
  | {
      readonly kind: 'counted'
      readonly link: string
      /** Null for a search that was counted before today. */
      readonly count: Count | null
    }
  | { readonly kind: 'limit'; readonly limit: number; readonly resetsAtMs: number }
  | { readonly kind: 'failed' }

export type Count = {
  readonly used: number
  readonly limit: number | null
  readonly resetsAtMs: number
  readonly where: 'account' | 'device'
}

/** Whether this search was handed over today, and may be repeated although nothing is left. */
export function wasHandedOver(asked: Asked, nowMs = Date.now()): boolean {
  return findSearch(ownKey(asked, nowMs), nowMs) !== null
}

/** Counts the search and gets its link, in one request. The same search on the same day counts once. */
export async function handOver(config: BackendConfig, asked: Asked, nowMs = Date.now()): Promise<HandedOver> {
  const known = findSearch(ownKey(asked, nowMs), nowMs)
  if (asked.userId === null && known) return { kind: 'counted', link: known.link, count: null }
  try {
    const handedOver = await request(config, asked, nowMs)
    if (handedOver.kind === 'counted')
      rememberSearch(ownKey(asked, nowMs), asked.userId === null ? handedOver.link : '', nowMs)
    return handedOver
  } catch (error) {
    console.warn('the search was not handed over', error)
    return { kind: 'failed' }
  }
}

async function request(config: BackendConfig, asked: Asked, nowMs: number): Promise<HandedOver> {
  const { booking, question, userId } = asked
  const device = userId === null ? await guestDevice(config) : undefined
  const body: RecordSearchRequest = { kind: booking.kind, search: question, booking, ...(device && { device }) }
  const headers = userId === null ? {} : { 'idempotency-key': keyOf(asked, nowMs) }
  const { functions } = await backend(config)
  const { data, error, response } = await functions.invoke<Answer>(NAME, { body, headers, timeout: TIMEOUT_MS })
  if (error) return readRefusal(response, nowMs)
  if (typeof data?.used !== 'number' || typeof data.link !== 'string') return { kind: 'failed' }
  const { used, limit = null, resetsAt, link } = data
  if (response?.headers.get('idempotency-replayed') === 'true') return { kind: 'counted', link, count: null }
  const where = userId === null ? 'device' : 'account'
  return { kind: 'counted', link, count: { used, limit, resetsAtMs: readMoment(resetsAt, nowMs), where } }
}

function keyOf({ booking }: Asked, nowMs: number): string {
  return searchKey(booking.kind, JSON.stringify(booking.search), nowMs)
}

function ownKey(asked: Asked, nowMs: number): string {
  return `${asked.userId ?? 'guest'} ${keyOf(asked, nowMs)}`
}

type Answer = {
  readonly used?: number
  readonly limit?: number | null
  readonly resetsAt?: string
  readonly link?: string
}
type Refusal = { readonly error?: { readonly code?: string; readonly issues?: Answer } }

async function readRefusal(response: Response | undefined, nowMs: number): Promise<HandedOver> {
  if (response?.status !== 429) return { kind: 'failed' }
  const { error } = (await response.json()) as Refusal
  if (error?.code !== 'usage_limit_reached') return { kind: 'failed' }
  const { limit, resetsAt } = error.issues ?? {}
  return { kind: 'limit', limit: limit ?? DAILY_LIMITS.search_requests, resetsAtMs: readMoment(resetsAt, nowMs) }
}

function readMoment(text: string | undefined, nowMs: number): number {
  const moment = Date.parse(text ?? '')
  return Number.isNaN(moment) ? nextResetMs(nowMs) : moment
}

/** The same search on the same day (UTC) has the same key on every device, so that it is counted once. */
export function searchKey(kind: string, query: string, nowMs: number): string {
  return `search-${new Date(nowMs).toISOString().slice(0, 10)}-${kind}-${hash(query)}`
}

/** cyrb53, 53 bits: https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js (public domain) */
function hash(text: string): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
