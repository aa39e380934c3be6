import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { serveSurfaces, type Served } from '../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createFunctionsSurface } from './functions-surface.ts'
import { defineFunction, type ServerFunction } from './server-function.ts'

const input = z.strictObject({ name: z.string().max(10) })
const greet = ({ name }: z.infer<typeof input>): string => {
  if (name === 'throw') throw new Error('secret inside')
  return JSON.stringify({ hello: name })
}

const FUNCTIONS: readonly ServerFunction[] = [
  defineFunction({
    kind: 'immediate',
    name: 'greet',
    access: 'public',
    input,
    maxBodyBytes: 200,
    load: async () => greet,
  }),
  defineFunction({ kind: 'immediate', name: 'greet-later', access: 'public', input, load: async () => greet }),
  defineFunction({ kind: 'immediate', name: 'greet-own', access: 'user', input, load: async () => greet }),
  defineFunction({
    kind: 'immediate',
    name: 'greet-rarely',
    access: 'public',
    limit: { points: 2, seconds: 60 },
    input,
    load: async () => greet,
  }),
]

describe('functions that answer at once', () => {
  let server: TestServer
  let served: Served
  let token: string

  beforeAll(async () => {
    server = await startTestServer()
    const { platform } = server.product
    const claims = { sub: '11111111-1111-4111-8111-111111111111', role: 'authenticated', aud: 'authenticated' }
    token = await platform.accessTokens.sign(claims, 3_600)
    const app = createFunctionsSurface(platform, FUNCTIONS)
    const surface = { prefix: '/functions/v1', app, maxBodyBytes: 10_000_000, isCompressed: true }
    served = await serveSurfaces(platform, [surface])
  })
  afterAll(async () => {
    await served.stop()
    await server.stop()
  })

  type Sent = { body?: string; method?: string; headers?: Record<string, string> }
  const call = (name: string, { body = '{"name":"Ann"}', method = 'POST', headers = {} }: Sent = {}) =>
    fetch(`${served.url}/functions/v1/${name}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body }),
    })

  it.each(['greet', 'greet-later'])('answers with JSON and the headers of every answer: %s', async (name) => {
    const response = await call(name)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ hello: 'Ann' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-length': '15',
      vary: 'Accept-Encoding',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'x-request-id': expect.stringMatching(/./),
    })
  })

  it('answers a CORS preflight', async () => {
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' }
    expect((await call('greet', { method: 'OPTIONS', headers, body: '' })).ok).toBe(true)
  })

  it('identifies the caller', async () => {
    expect((await call('greet-own', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
  })

  it.each([
    ['a visitor', 'greet-own', {}, 401, 'no_api_key'],
    ['a key that is none', 'greet', { headers: { apikey: 'nonsense' } }, 401, 'invalid_api_key'],
    ['a token that is none', 'greet', { headers: { authorization: 'Bearer nonsense' } }, 401, 'bad_jwt'],
    ['a name below its name', 'greet/more', {}, 404, 'function_not_found'],
    ['a wrong method', 'greet', { method: 'PUT' }, 405, 'method_not_allowed'],
    ['a method without a body', 'greet', { method: 'GET' }, 405, 'method_not_allowed'],
    ['what is not JSON', 'greet', { body: '{"name":' }, 400, 'malformed_json'],
    ['wrong input', 'greet', { body: '{"name":12}' }, 400, 'invalid_input'],
    ['a zero byte', 'greet', { body: '{"name":"\\u0000"}' }, 400, 'invalid_input'],
    ['another kind of body', 'greet', { headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['a body too large', 'greet', { body: `{"name":"${'x'.repeat(300)}"}` }, 413, 'body_too_large'],
    ['a body far too large', 'greet', { body: 'x'.repeat(10_000_001) }, 413, 'body_too_large'],
  ])('refuses %s', async (_, name, sent, status, code) => {
    const response = await call(name, sent)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code } })
  })

  it('lists the allowed methods', async () => {
    expect((await call('greet', { method: 'PUT' })).headers.get('allow')).toBe('POST')
  })

  it('refuses more than the limit, until the period is over', async () => {
    const answers = [await call('greet-rarely'), await call('greet-rarely'), await call('greet-rarely')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each(['greet', 'greet-later'])('reveals nothing but an id of an internal error: %s', async (name) => {
    const response = await call(name, { body: '{"name":"throw"}' })
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).not.toContain('secret')
    expect(JSON.parse(text)).toMatchObject({ error: { id: response.headers.get('x-request-id') } })
  })
})
