import { beforeEach, describe, expect, it, vi } from 'vitest'

import { handOver, wasHandedOver } from './hand-over.ts'

const NOON = Date.UTC(2026, 10, 15, 12)
const CONFIG = { supabaseUrl: null, supabaseKey: 'key' }
const STAY = { destination: 'Lisbon', checkInDate: '2026-12-01', checkOutDate: '2026-12-04', adults: 2, rooms: 1 }
const ANN = { booking: { kind: 'hotel', search: STAY }, question: 'destination=Lisbon', userId: 'ann' } as const
const GUEST = { ...ANN, userId: null }
const LINK = 'https://www.expedia.com/Hotel-Search?destination=Lisbon'
const COUNTED = { used: 3, limit: 25, resetsAt: '2026-11-16T00:00:00.000Z', link: LINK }
type Sent = { readonly body: object; readonly headers: Readonly<Record<string, string>> }
let invoke: (name: string, sent: Sent) => Promise<unknown>

vi.mock('../../api/backend.ts', () => ({
  backend: async () => ({ functions: { invoke: (...asked: Parameters<typeof invoke>) => invoke(...asked) } }),
}))
vi.mock('../../entities/traveller/usage/guest-device.ts', () => ({ guestDevice: async () => '1a2b3c4d' }))
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

const answering = (data: unknown, status = 200, headers = {}) => {
  const sent: (Sent & { readonly name: string })[] = []
  invoke = async (name, wishes) => {
    sent.push({ name, ...wishes })
    const response = Response.json(data, { status, headers })
    return response.ok ? { data, error: null, response } : { data: null, error: new Error('x'), response }
  }
  return sent
}
const REFUSED = {
  error: { code: 'usage_limit_reached', issues: { limit: 25, resetsAt: '2026-11-16T00:00:00Z' } },
}
const LIMIT = { kind: 'limit', limit: 25, resetsAtMs: Date.UTC(2026, 10, 16) }

describe('handOver for an account', () => {
  it('sends the search under a key of the day, and gets link and count in one answer', async () => {
    const sent = answering(COUNTED)
    expect(await handOver(CONFIG, ANN, NOON)).toEqual({
      kind: 'counted',
      link: LINK,
      count: { used: 3, limit: 25, resetsAtMs: Date.UTC(2026, 10, 16), where: 'account' },
    })
    expect(sent).toMatchObject([{ name: 'record-search', body: { kind: 'hotel', booking: ANN.booking } }])
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^search-2026-11-15-hotel-[\da-z]+$/)
  })

  it('lets the server repeat a search that was counted today', async () => {
    answering(COUNTED, 200, { 'idempotency-replayed': 'true' })
    expect(await handOver(CONFIG, ANN, NOON)).toEqual({ kind: 'counted', link: LINK, count: null })
    expect([wasHandedOver(ANN, NOON), wasHandedOver(GUEST, NOON)]).toEqual([true, false])
    answering(REFUSED, 429)
    expect(await handOver(CONFIG, ANN, NOON)).toEqual(LIMIT)
  })

  it.each([
    ['too many requests, which is no limit of the day', { error: { code: 'over_request_rate_limit' } }, 429],
    ['a failure', { error: { code: 'unexpected_failure' } }, 500],
    ['an answer without a link', { used: 3, limit: 25 }, 200],
    ['nothing', null, 200],
  ])('gives no link after %s', async (_, data, status) => {
    answering(data, status)
    expect(await handOver(CONFIG, ANN, NOON)).toEqual({ kind: 'failed' })
    expect(wasHandedOver(ANN, NOON)).toBe(false)
  })

  it('gives no link without a connection', async () => {
    invoke = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await handOver(CONFIG, ANN, NOON)).toEqual({ kind: 'failed' })
  })
})

describe('handOver for a guest', () => {
  it('is counted by the device, and gets the same link again without another count', async () => {
    const sent = answering(COUNTED)
    expect(await handOver(CONFIG, GUEST, NOON)).toMatchObject({ link: LINK, count: { used: 3, where: 'device' } })
    expect(await handOver(CONFIG, GUEST, NOON)).toEqual({ kind: 'counted', link: LINK, count: null })
    expect(sent).toMatchObject([{ body: { device: '1a2b3c4d' }, headers: {} }])
  })

  it('stores no link for a refused search', async () => {
    answering(REFUSED, 429)
    expect(await handOver(CONFIG, GUEST, NOON)).toEqual(LIMIT)
    expect(wasHandedOver(GUEST, NOON)).toBe(false)
  })
})
