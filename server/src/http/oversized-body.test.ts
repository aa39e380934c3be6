import { once } from 'node:events'
import { connect } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.serviceClient().storage.createBucket('small', { public: false, fileSizeLimit: 1_000 })
})
afterAll(() => server.stop())

const MEGABYTE = 1_000_000
const text = (megabytes: number): string => 'x'.repeat(megabytes * MEGABYTE)

/** A stream has no length, so it is sent in chunks. */
function inChunks(megabytes: number): ReadableStream<Uint8Array> {
  let left = megabytes * 10
  const chunk = Buffer.alloc(MEGABYTE / 10, 'x')
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(chunk)
      else controller.close()
    },
  })
}

function send(path: string, body: string | ReadableStream, headers: Record<string, string> = {}): Promise<Response> {
  const { service } = server.product.platform.apiKeys
  const all = { apikey: service, authorization: `Bearer ${service}`, 'content-type': 'application/json', ...headers }
  return fetch(`${server.url}${path}`, { method: 'POST', headers: all, body, duplex: 'half' } as RequestInit)
}

describe.each([2, 6, 30])('%i megabytes', (megabytes) => {
  it('are refused to the data client in its own format', async () => {
    const { error, status } = await server
      .serviceClient()
      .from('profiles')
      .insert({ full_name: text(megabytes) })
    expect(status).toBe(413)
    expect(error).toMatchObject({ code: 'body_too_large', details: null, hint: null })
  })

  it('are refused to the auth client in its own format', async () => {
    const options = { data: { note: text(megabytes) } }
    const { error } = await server
      .anonClient()
      .auth.signUp({ email: 'a@example.com', password: 'Str0ng-pass!', options })
    expect(error).toMatchObject({ status: 413, code: 'request_entity_too_large' })
  })

  it('are refused to the storage client in its own format', async () => {
    const { error } = await server
      .serviceClient()
      .storage.from('small')
      .upload('a.txt', Buffer.from(text(megabytes)))
    expect(error).toMatchObject({ statusCode: '413', message: 'The object exceeded the maximum allowed size' })
  })

  it('are refused to the functions client in its own format', async () => {
    const { error } = await server.serviceClient().functions.invoke('assess-delay', { body: { note: text(megabytes) } })
    const { context } = error as { context: Response }
    expect([context.status, await context.json()]).toMatchObject([413, { error: { code: 'body_too_large' } }])
  })

  it.each(['/rest/v1/profiles', '/auth/v1/signup', '/functions/v1/assess-delay', '/storage/v1/object/small/b.txt'])(
    'are refused by %s also without a length',
    async (path) => {
      const response = await send(path, inChunks(megabytes))
      expect([response.status, typeof (await response.json())]).toEqual([413, 'object'])
    },
  )
})

it('returns the API version that the auth client asked for', async () => {
  const { status, headers } = await send('/auth/v1/signup', text(2), { 'x-supabase-api-version': '2024-01-01' })
  expect(status).toBe(413)
  expect(headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(headers.get('x-sb-error-code')).toBe('request_entity_too_large')
})

it('are refused at once, before the body has arrived', async () => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const { service } = server.product.platform.apiKeys
  const head = ['POST /rest/v1/profiles HTTP/1.1', 'host: x', `apikey: ${service}`, 'content-length: 5000000']
  socket.write(`${[...head, 'connection: close'].join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [^]*content-length: \d+[^]*body_too_large/i)
  // The other side may go on writing without being cut off.
  socket.write(Buffer.alloc(4_000_000))
  socket.end(Buffer.alloc(1_000_000))
  await once(socket, 'close')
  expect(socket.errored).toBeNull()
})
