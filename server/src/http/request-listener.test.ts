import { request as httpRequest, type IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { serveSurfaces, type Served } from '../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { DbUnavailable } from '../database/db-error.ts'
import { createLog } from '../logging/log.ts'
import type { AppEnv } from './app-env.ts'

const LONG = 'travel '.repeat(1_000)
const lines: string[] = []
let server: TestServer
let served: Served

beforeAll(async () => {
  server = await startTestServer()
  const app = new Hono<AppEnv>()
  app.get('/who', (c) => c.json({ address: c.get('clientAddress'), key: c.get('addressKey') }))
  app.get('/long', (c) => c.json({ LONG }))
  app.get('/short', (c) => c.json({ ok: true }))
  app.get('/packed', (c) => c.body(LONG, 200, { 'content-type': 'text/plain', 'content-encoding': 'identity' }))
  app.get('/cached', (c) => c.body('x', 200, { 'Cache-Control': 'public, max-age=60' }))
  app.get('/document', (c) => c.html('<p>hello</p>'))
  app.get('/broken', () => {
    throw new Error('select secret from users at /srv/app.ts')
  })
  app.get('/away', () => {
    throw new DbUnavailable(new Error('connect ECONNREFUSED /var/run'))
  })
  app.post('/read', async (c) => c.json({ length: (await c.req.text()).length }))
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const settings = {
    ...server.product.platform.settings,
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: '127.0.0.1',
    publicUrl: 'https://sojourn.test',
  } as const
  const surface = { prefix: '/rest/v1', app, maxBodyBytes: 1_000, isCompressed: true }
  served = await serveSurfaces({ ...server.product.platform, log, settings }, [surface])
})
afterAll(async () => {
  await served.stop()
  await server.stop()
})

/** fetch cannot send these methods and paths. */
function send(method: string, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(served.url)
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, method, path, headers }, (response) => resolve(response.resume()))
    sent.on('error', reject)
    sent.end()
  })
}

describe('headers', () => {
  it.each([
    ['a good answer', 'GET', '/rest/v1/short', 200],
    ['an unknown address', 'GET', '/nowhere', 404],
    ['an unknown address of the API', 'GET', '/rest/v1/nowhere', 404],
    ['a failure', 'GET', '/rest/v1/broken', 500],
    ['a database that is away', 'GET', '/rest/v1/away', 503],
    ['a hidden file', 'GET', '/.env', 404],
    ['a malformed address', 'GET', '/%E0%A4%A', 400],
    ['a preflight', 'OPTIONS', '/rest/v1/short', 204],
  ])('are on %s', async (_, method, path, status) => {
    const preflight: Record<string, string> = method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}
    const { headers, statusCode } = await send(method, path, preflight)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/max-age=31536000/),
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('are more on a document', async () => {
    const { headers } = await send('GET', '/rest/v1/document')
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('usb=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
  })

  it('are overridden by the headers of a surface, in any spelling', async () => {
    const { headers } = await send('GET', '/rest/v1/cached')
    expect(headers['cache-control']).toBe('public, max-age=60')
  })

  it('include no HSTS on a plain HTTP server', async () => {
    const response = await fetch(`${server.url}/healthz`)
    expect(response.headers.get('strict-transport-security')).toBeNull()
  })
})

describe('CORS', () => {
  it.each(['https://evil.example', 'null', 'https://localhost', 'capacitor://localhost'])(
    'lets %s call with a key, never with credentials',
    async (origin) => {
      const { headers } = await send('GET', '/rest/v1/short', { origin })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['access-control-expose-headers']).toContain('content-range')
      expect(headers['access-control-expose-headers']).toContain('x-supabase-api-version')
    },
  )

  it('allows the headers that the clients and a native app send, and is cached', async () => {
    const asked = 'authorization,apikey,content-type,x-client-info,x-retry-count,prefer,x-my-own'
    const { headers, statusCode } = await send('OPTIONS', '/rest/v1/x', {
      origin: 'capacitor://localhost',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': asked,
    })
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-headers']).toBe(asked)
    expect(headers['access-control-allow-methods']).toContain('PATCH')
    expect(Number(headers['access-control-max-age'])).toBeGreaterThan(600)
  })

  it('is not offered for pages', async () => {
    const { headers } = await send('GET', '/', { origin: 'https://evil.example' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('requests that no surface should see', () => {
  it.each([
    ['TRACE', '/rest/v1/short'],
    ['PROPFIND', '/rest/v1/short'],
    ['GET', '/.git/config'],
    ['GET', '/a/.env'],
    ['GET', '/assets/main.js.map'],
    ['GET', '/metrics'],
    ['GET', '/server/src/main.ts'],
    ['GET', '/..%2f..%2fetc/passwd'],
  ])('%s %s is not found', async (method, path) => {
    expect((await send(method, path)).statusCode).toBe(404)
  })

  it.each(['/%', '/rest/v1/%zz', '/rest/v1/a%00b', '/help-center/%FF', '/caf%C3'])('%s is malformed', async (path) => {
    expect((await send('GET', path)).statusCode).toBe(400)
  })

  it('an address longer than thirty-two kilobytes is refused', async () => {
    expect((await send('GET', `/rest/v1/short?${'a'.repeat(33_000)}`)).statusCode).toBe(414)
  })
})

describe('errors', () => {
  it('contain an id and no internals', async () => {
    const response = await fetch(`${served.url}/rest/v1/broken`)
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toMatch(/select|srv|stack|\.ts/)
    expect(lines.join('')).toContain('select secret from users')
    expect(lines.join('')).toContain(response.headers.get('x-request-id'))
  })

  it('ask to retry when the database is away', async () => {
    const response = await fetch(`${served.url}/rest/v1/away`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await response.text()).not.toContain('ECONNREFUSED')
  })
})

describe('bodies', () => {
  const post = (body: string | ReadableStream) =>
    fetch(`${served.url}/rest/v1/read`, { method: 'POST', body, duplex: 'half' } as RequestInit)

  it('pass up to the limit', async () => {
    expect(await (await post('x'.repeat(1_000))).json()).toEqual({ length: 1_000 })
  })
  it('are refused above it by their length', async () => {
    expect((await post('x'.repeat(1_001))).status).toBe(413)
  })
  it('are refused above it when they come in chunks', async () => {
    const chunks = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 3; i++) controller.enqueue(new TextEncoder().encode('x'.repeat(500)))
        controller.close()
      },
    })
    expect((await post(chunks)).status).toBe(413)
  })
})

describe('compression', () => {
  const raw = async (
    path: string,
    encoding: string,
  ): Promise<{ headers: IncomingMessage['headers']; bytes: Buffer }> => {
    const { hostname, port } = new URL(served.url)
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ hostname, port, path, headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }))
      })
      sent.on('error', reject)
      sent.end()
    })
  }

  it('compresses a long text, and names the encoding', async () => {
    const { headers, bytes } = await raw('/rest/v1/long', 'gzip, br')
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(bytes.length).toBeLessThan(500)
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual({ LONG })
  })
  it('leaves a short one alone', async () => {
    const { headers, bytes } = await raw('/rest/v1/short', 'gzip, br')
    expect(headers['content-encoding']).toBeUndefined()
    expect(bytes.toString()).toBe('{"ok":true}')
  })
  it('never compresses twice', async () => {
    const { headers, bytes } = await raw('/rest/v1/packed', 'gzip')
    expect(headers['content-encoding']).toBe('identity')
    expect(bytes.toString()).toBe(LONG)
  })
})

describe('the log', () => {
  it('holds refusals with their time, address and id, and no secret of the address', async () => {
    lines.length = 0
    const { headers } = await send('GET', '/rest/v1/nowhere?token=SECRET1&token_hash=SECRET2&code=SECRET3&a=b')
    await send('GET', '/rest/v1/short?access_token=SECRET4')
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(2)
    const [first] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(first).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      requestId: headers['x-request-id'],
      clientAddress: '127.0.0.1',
      status: 404,
      url: '/rest/v1/nowhere?token=***&token_hash=***&code=***&a=***',
    })
    expect(lines.join('')).not.toContain('SECRET')
  })

  it('accepts no line break from outside', async () => {
    lines.length = 0
    await send('GET', '/rest/v1/short?a=%0d%0a{"level":50}', { 'user-agent': 'x' })
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]?.trimEnd()).not.toContain('\n')
  })
})

describe('health', () => {
  it('answers for the process and for the database', async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ status: 'ready' })
  })
})

it('passes the address and the rate-limit key to surfaces', async () => {
  const answer = await fetch(`${served.url}/rest/v1/who`, { headers: { 'x-forwarded-for': '2001:db8:1:2::7' } })
  expect(await answer.json()).toEqual({ address: '2001:db8:1:2::7', key: '2001:db8:1:2::/64' })
})

it('takes twenty reports a minute from one network', async () => {
  lines.length = 0
  const body = JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } })
  for (let nth = 1; nth <= 22; nth += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:9:9::${nth}` }
    expect((await fetch(`${served.url}/csp-report`, { method: 'POST', body, headers })).status).toBe(204)
  }
  expect(lines.filter((line) => line.includes('broke its content policy'))).toHaveLength(20)
})

it('gives every answer a random id', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await fetch(`${served.url}/healthz`)).headers.get('x-request-id')),
  )
  const [first = '', second = ''] = ids.map((id) => id ?? '')
  expect(first.split('-')[0]).not.toBe(second.split('-')[0])
})

it('takes reports of broken page policies without their secrets', async () => {
  lines.length = 0
  const report = { 'csp-report': { 'document-uri': 'https://x/y?token=SECRET', 'blocked-uri': 'inline' } }
  const response = await fetch(`${served.url}/csp-report`, { method: 'POST', body: JSON.stringify(report) })
  expect(response.status).toBe(204)
  await expect.poll(() => lines.join('')).toContain('a page broke its content policy')
  expect(lines.join('')).not.toContain('SECRET')
})
