import { beforeEach, describe, expect, it, vi } from 'vitest'

import { recordGuestSearch, recordOwnSearch } from './record-search.ts'

const NOON = Date.UTC(2026, 10, 15, 12)
const CONFIG = { supabaseUrl: null, supabaseKey: 'key' }
const BODY = { kind: 'hotel', search: 'destination=Lisbon' } as const
let invoke: (name: string, wishes: { readonly headers: Readonly<Record<string, string>> }) => Promise<unknown>

vi.mock('../../api/backend.ts', () => ({
  backend: async () => ({ functions: { invoke: (...asked: Parameters<typeof invoke>) => invoke(...asked) } }),
}))
vi.mock('../../api/usage/guest-device.ts', () => ({ guestDevice: async () => '1a2b3c4d' }))
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))

const answering = (data: unknown, status = 200, headers = {}) => {
  const response = Response.json(data, { status, headers })
  invoke = async () => (response.ok ? { data, error: null, response } : { data: null, error: new Error('x'), response })
}

describe('recordOwnSearch', () => {
  it('asks under a key of the day and the search', async () => {
    let asked = ''
    invoke = async (name, { headers }) => {
      asked = `${name} ${headers['idempotency-key']}`
      return { data: { used: 3, limit: 25, resetsAt: '2026-11-16T00:00:00.000Z' }, error: null }
    }
    expect(await recordOwnSearch(CONFIG, BODY, NOON)).toEqual({
      kind: 'counted',
      used: 3,
      limit: 25,
      resetsAtMs: Date.UTC(2026, 10, 16),
      isNew: true,
      where: 'account',
    })
    expect(asked).toMatch(/^record-search search-2026-11-15-hotel-[\da-z]+$/)
  })

  it('knows a repeat', async () => {
    answering({ used: 3, limit: 25, resetsAt: '' }, 200, { 'idempotency-replayed': 'true' })
    expect(await recordOwnSearch(CONFIG, BODY, NOON)).toMatchObject({ kind: 'counted', isNew: false })
  })

  it('tells the limit and when it ends', async () => {
    answering({ error: { code: 'usage_limit_reached', issues: { limit: 25, resetsAt: '2026-11-16T00:00:00Z' } } }, 429)
    expect(await recordOwnSearch(CONFIG, BODY, NOON)).toEqual({
      kind: 'limit',
      limit: 25,
      resetsAtMs: Date.UTC(2026, 10, 16),
    })
  })

  it.each([
    ['too many requests, which is no limit of the day', { error: { code: 'over_request_rate_limit' } }, 429],
    ['a failure', { error: { code: 'unexpected_failure' } }, 500],
    ['nonsense', { used: 'many' }, 200],
    ['nothing', null, 200],
  ])('lets the traveller go on after %s', async (_, data, status) => {
    answering(data, status)
    expect(await recordOwnSearch(CONFIG, BODY, NOON)).toEqual({ kind: 'unknown' })
  })

  it('lets the traveller go on without a connection', async () => {
    invoke = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await recordOwnSearch(CONFIG, BODY, NOON)).toEqual({ kind: 'unknown' })
  })
})

describe('recordGuestSearch', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
  })

  it('is counted by the device, on the server, and the same one once', async () => {
    const asked: unknown[] = []
    invoke = async (_, wishes) => {
      asked.push((wishes as unknown as { body: unknown }).body)
      return { data: { used: 3, limit: 25, resetsAt: '2026-11-16T00:00:00.000Z' }, error: null }
    }
    expect(await recordGuestSearch(CONFIG, BODY, NOON)).toMatchObject({ kind: 'counted', used: 3, isNew: true })
    expect(await recordGuestSearch(CONFIG, BODY, NOON)).toMatchObject({ isNew: false, where: 'device' })
    expect(asked).toEqual([{ ...BODY, device: '1a2b3c4d' }])
  })

  it('keeps nobody from travelling when it cannot be counted, and counts it the next time', async () => {
    invoke = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await recordGuestSearch(CONFIG, BODY, NOON)).toEqual({ kind: 'unknown' })
    answering({ error: { code: 'usage_limit_reached', issues: { limit: 25, resetsAt: '2026-11-16T00:00:00Z' } } }, 429)
    expect(await recordGuestSearch(CONFIG, BODY, NOON)).toMatchObject({ kind: 'limit', limit: 25 })
  })
})
