/** Requests that no client sends, and answers that no code intends. */
import { connect } from 'node:net'

import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { serveSurfaces, type Served } from '../../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { createLog } from '../../logging/log.ts'
import type { AppEnv } from '../app-env.ts'

const lines: string[] = []
let server: TestServer
let served: Served
beforeAll(async () => {
  server = await startTestServer()
  const app = new Hono<AppEnv>()
  app.get('/short', (c) => c.json({ ok: true }))
  app.get('/refused', (c) => {
    c.env.outgoing.userId = 'ann'
    return c.json({}, 403)
  })
  app.post('/read', async (c) => c.json({ length: (await c.req.text()).length }))
  app.get('/bad-header', () => oddly('SECRET'))
  app.get('/bad-long', () => oddly('SECRET'.repeat(1_000)))
  app.get('/broken-off', () => new Response(brokenOff()))
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const surface = { prefix: '/rest/v1', app, maxBodyBytes: 100, isCompressed: true }
  served = await serveSurfaces({ ...server.product.platform, log }, [surface])
})
afterAll(async () => {
  await served.stop()
  await server.stop()
})

/** The Headers class would refuse it; a header table that goes straight to Node is not checked before. */
function oddly(body: string): Response {
  const response = new Response(body, { headers: { 'content-type': 'text/plain' } })
  Object.defineProperty(response.headers, Symbol.iterator, { value: () => [['x-odd', 'a\r\nb: c']].values() })
  return response
}

function brokenOff(): ReadableStream {
  let count = 0
  return new ReadableStream({
    async pull(controller) {
      if (count++ === 0) return controller.enqueue(Buffer.from('first'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      controller.error(new Error('SECRET at /srv/files'))
    },
  })
}

function say(text: string, url = served.url): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))
    socket.on('close', () => resolve(answer)).on('error', reject)
  })
}
const get = (target: string, ...headers: readonly string[]): Promise<string> =>
  say(`GET ${target} HTTP/1.1\r\n${['Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`)

describe('responses that Node writes by itself', () => {
  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['no Host', 'GET /rest/v1/short HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an unknown Expect', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
  ])('has the same headers: %s', async (_, text, status) => {
    const answer = await say(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m)
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/m)
    expect(answer).not.toMatch(/^\d+:/m)
    expect(answer).toMatch(/^connection: close\r$/im)
  })

  it('includes upgrades', async () => {
    const upgrade = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    for (const [target, status] of [
      ['//[', 400],
      ['/elsewhere', 404],
    ] as const) {
      const answer = await say(`GET ${target} HTTP/1.1\r\n${upgrade}`, server.url)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m)
      expect(answer).toMatch(/^content-security-policy: /m)
    }
  })
})

it('ignores an offer of HTTP/2, which some clients send with every request, and answers', async () => {
  const offer =
    'Host: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n'
  expect(await say(`GET /rest/v1/short HTTP/1.1\r\n${offer}`)).toMatch(/^HTTP\/1.1 200 /)
})

describe('an address of the API in other spellings', () => {
  it.each(['/rest/v1/short', '/%72est/v1/short', 'http://x/rest/v1/short', '/pages/%2e%2e/rest/v1/short'])(
    'has the rules of the API: %s',
    async (target) => {
      const answer = await get(target)
      expect(answer).toMatch(/^HTTP\/1.1 200 /)
      expect(answer).toMatch(/^access-control-allow-origin: \*\r$/m)
    },
  )

  it.each(['/%72est/v1/read', 'http://x/rest/v1/read'])('has its limits: %s', async (target) => {
    const body = `65\r\n${'x'.repeat(101)}\r\n0\r\n\r\n`
    const head = 'Host: x\r\nConnection: close\r\nTransfer-Encoding: chunked'
    expect(await say(`POST ${target} HTTP/1.1\r\n${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 413 /)
  })

  it.each(['/%2egit/config', '/a/%2E%2e/.env', 'http://x/.env'])('hides the same files: %s', async (target) => {
    expect(await get(target)).toMatch(/^HTTP\/1.1 404 /)
  })
})

describe('an answer that cannot be sent', () => {
  it.each([
    ['/rest/v1/bad-header', ''],
    ['/rest/v1/bad-long', 'Accept-Encoding: gzip'],
  ])('is a failure without its reason: %s', async (target, header) => {
    lines.length = 0
    const answer = await get(target, ...(header ? [header] : []))
    expect(answer).toMatch(/^HTTP\/1.1 500 /)
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m)
    expect(answer.split('\r\n\r\n')[1]).toMatch(/^\{"code":"unexpected_failure"/)
    expect(answer).not.toMatch(/SECRET|Invalid character|x-odd/)
    expect(lines.join('')).toContain('Invalid character')
  })

  it('ends without the text of the error that broke it off', async () => {
    const answer = await get('/rest/v1/broken-off')
    expect(answer).toContain('first')
    expect(answer).not.toContain('SECRET')
  })
})

it('logs a refusal with the refused caller', async () => {
  lines.length = 0
  await get('/rest/v1/refused')
  await expect.poll(() => lines.join('')).toContain('"userId":"ann"')
})
