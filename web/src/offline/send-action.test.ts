import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { closeKeptFiles, dropKeptFilesOf, keepFile } from './kept-files.ts'
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
    '/storage/v1/object/avatars/x',
    '/storage/v1/object/sign/documents/x',
    '/storage/v1/object/documents/../avatars/x',
    '/storage/v1/object/documents?x=1',
    '/storage/v1/object/receipts/../avatars/x',
    '/storage/v1/object/receiptsx/00000000-0000-4000-8000-00000000000a',
    '/storage/v1/object/move',
    '/functions/v1/support-chat',
    '/functions/v1/support-message/../create-checkout',
    '/functions/v1/support-reply?x=1',
    'javascript:alert(1)',
  ])('sends no token to %s', async (url) => {
    await expect(sendAction(sampleAction({ url }), WAY)).rejects.toBeInstanceOf(UnfitAction)
    expect(asked).toEqual([])
  })

  it.each(['support-message', 'support-reply'])('sends a message of a conversation: %s', async (name) => {
    await sendAction(sampleAction({ url: `/functions/v1/${name}`, method: 'POST' }), WAY)
    expect(asked).toHaveLength(1)
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

  describe('with a kept file', () => {
    const FOLDER = '00000000-0000-4000-8000-00000000000a'
    const path = `${FOLDER}/00000000-0000-4000-8000-00000000000b`
    const upload = (userId: string) =>
      sampleAction({ url: `/storage/v1/object/documents/${path}`, method: 'POST', body: null, file: path, userId })
    afterEach(async () => {
      await dropKeptFilesOf('ann')
      await closeKeptFiles()
    })

    it('sends its bytes', async () => {
      const bodies: unknown[] = []
      vi.stubGlobal('fetch', async (_: URL, { body }: { body: Blob }) => {
        bodies.push(await body.text())
        return new Response('{}')
      })
      await keepFile({ path, userId: 'ann', bytes: new TextEncoder().encode('sealed') })
      expect((await sendAction(upload('ann'), WAY)).status).toBe(200)
      expect(bodies).toEqual(['sealed'])
    })

    it('sends nothing when the file is gone, or of another account', async () => {
      await expect(sendAction(upload('ann'), WAY)).rejects.toBeInstanceOf(UnfitAction)
      await keepFile({ path, userId: 'ann', bytes: new Uint8Array([1]) })
      await expect(sendAction(upload('bob'), WAY)).rejects.toBeInstanceOf(UnfitAction)
      expect(asked).toEqual([])
    })
  })
})
