import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { UnfitAction } from './outbox/replayable.ts'
import { sampleAction } from './outbox/sample-action.ts'
import { sendAction } from './send-action.ts'

const WAY = { backendUrl: 'https://api.s.example', apiKey: 'key', token: 'token' }

let asked: { url: string; headers: Record<string, string> }[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: URL, { headers }: { headers: Headers }) => {
    asked.push({ url: url.href, headers: Object.fromEntries(headers) })
    return new Response(null, { status: 204 })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('sendAction', () => {
  it.each(['/rest/v1/trips?id=eq.1', 'https://api.s.example/rest/v1/trips?id=eq.1'])('sends %s', async (url) => {
    expect((await sendAction(sampleAction({ url }), WAY)).status).toBe(204)
    expect(asked.map((request) => request.url)).toEqual(['https://api.s.example/rest/v1/trips?id=eq.1'])
  })

  it.each([
    'https://evil.example/rest/v1/trips',
    '//evil.example/rest/v1/trips',
    String.raw`\\evil.example/rest/v1/trips`,
    'https://api.s.example@evil.example/rest/v1/trips',
    'https://ann:secret@api.s.example/rest/v1/trips',
    'http://api.s.example/rest/v1/trips',
    'https://',
    '/rest/v1/rpc/spend_credit',
    '/rest/v1/trips/../rpc/spend_credit',
    '/rest/v1/../../functions/v1/create-checkout',
    '/rest/v1/%2e%2e/%2e%2e/auth/v1/user',
    '/auth/v1/user',
    'javascript:alert(1)',
  ])('sends no token to %s', async (url) => {
    await expect(sendAction(sampleAction({ url }), WAY)).rejects.toBeInstanceOf(UnfitAction)
    expect(asked).toEqual([])
  })

  it('sends the headers of our writes, and its own key and token', async () => {
    const stored = {
      'Idempotency-Key': 'key-of-a1',
      PREFER: 'return=minimal',
      Authorization: 'Bearer stolen',
      ApiKey: 'stolen',
      'X-Forwarded-For': '::1',
      'If-Match': 7,
    }
    await sendAction(sampleAction({ headers: JSON.stringify(stored) }), WAY)
    expect(asked[0]?.headers).toEqual({
      apikey: 'key',
      authorization: 'Bearer token',
      'idempotency-key': 'key-of-a1',
      prefer: 'return=minimal',
    })
  })

  it('does not treat an invalid header as a lost connection', async () => {
    const headers = JSON.stringify({ prefer: 'a\nb' })
    await expect(sendAction(sampleAction({ headers }), WAY)).rejects.toBeInstanceOf(UnfitAction)
  })
})
