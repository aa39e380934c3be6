import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { serveSurfaces, type Served } from '../../test/serve-surfaces.ts'
import { ENGINES, startTestServer, type TestServer } from '../../test/test-server.ts'
import { createFunctionsSurface } from './functions-surface.ts'
import { defineFunction, type ServerFunction } from './server-function.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const BEN = '22222222-2222-4222-8222-222222222222'
const Note = z.strictObject({ text: z.string().min(1) })

let isStreamAborted = false
let sawAbort = false

const FUNCTIONS: readonly ServerFunction[] = [
  defineFunction({
    kind: 'reading',
    name: 'greet',
    access: 'public',
    methods: ['GET', 'POST'],
    input: z.object({ name: z.string().max(10) }),
    maxBodyBytes: 200,
    limit: { points: 1_000, seconds: 60, counted: 'here' },
    handle: async (_, { input, caller }) => Response.json({ hello: input.name, role: caller.role }),
  }),
  defineFunction({
    kind: 'writing',
    name: 'add-note',
    access: 'user',
    timeoutMs: 2_000,
    input: Note,
    async handle(_, { input, tx, caller }) {
      await tx.query('insert into public.notes (user_id, text) values ($1, $2)', [caller.userId, input.text])
      const [row] = await tx.query('select current_user as who')
      if (input.text === 'dawdle') await new Promise((resolve) => setTimeout(resolve, 2_300))
      if (input.text === 'refuse') return Response.json({ no: true }, { status: 409 })
      if (input.text === 'throw') throw new Error('secret inside')
      return Response.json({ text: input.text, who: row?.['who'] }, { status: 201 })
    },
  }),
  defineFunction({
    kind: 'reading',
    name: 'staff-only',
    access: { staff: ['support', 'admin'] },
    input: z.object({}),
    handle: async () => new Response(null, { status: 204 }),
  }),
  defineFunction({
    kind: 'reading',
    name: 'service-only',
    access: 'service',
    input: z.object({}),
    handle: async () => new Response(null, { status: 204 }),
  }),
  defineFunction({
    kind: 'reading',
    name: 'slow',
    access: 'public',
    timeoutMs: 50,
    input: z.object({}),
    handle: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          sawAbort = true
          reject(signal.reason as Error)
        })
      }),
  }),
  defineFunction({
    kind: 'reading',
    name: 'rare',
    access: 'public',
    limit: { points: 2, seconds: 60 },
    input: z.object({}),
    handle: async () => new Response(null, { status: 204 }),
  }),
  defineFunction({
    kind: 'reading',
    name: 'stream',
    access: 'public',
    input: z.object({}),
    async handle(_, { signal }) {
      signal.addEventListener('abort', () => (isStreamAborted = true))
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('data: one\n\n')),
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  }),
]

describe.each(ENGINES)('functions on %s', (engine) => {
  let server: TestServer
  let served: Served
  let ann: string
  let ben: string

  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { TRUSTED_PROXIES: '127.0.0.1' } })
    const { platform } = server.product
    await server.db.script(`
      insert into auth.users (id, email, aud, role) values
        ('${ANN}', 'ann@example.com', 'authenticated', 'authenticated'),
        ('${BEN}', 'ben@example.com', 'authenticated', 'authenticated');
      insert into public.user_roles (user_id, role) values ('${BEN}', 'support');
      create table public.notes (user_id uuid not null, text text not null);
      alter table public.notes enable row level security;
      create policy own on public.notes using (user_id = auth.uid()) with check (user_id = auth.uid())`)
    const sign = (sub: string) =>
      platform.accessTokens.sign({ sub, role: 'authenticated', aud: 'authenticated' }, 3_600)
    ann = await sign(ANN)
    ben = await sign(BEN)
    const app = createFunctionsSurface(platform, FUNCTIONS)
    served = await serveSurfaces(platform, [{ prefix: '/functions/v1', app, maxBodyBytes: 10_000_000 }])
  })
  afterAll(async () => {
    await served.stop()
    await server.stop()
  })

  type Sent = { token?: string; key?: string; body?: string; method?: string; headers?: Record<string, string> }
  const call = (name: string, { token, key, body = '{}', method = 'POST', headers = {} }: Sent = {}) =>
    fetch(`${served.url}/functions/v1/${name}`, {
      method,
      headers: {
        'content-type': 'application/json',
        apikey: server.product.platform.apiKeys.anon,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      ...(method === 'GET' ? {} : { body }),
    })
  const codeOf = async (response: Response) =>
    ((await response.json()) as { error: { code: string; issues?: unknown } }).error

  describe('lets in', () => {
    it.each([
      ['anyone to a public function', 'greet', undefined, 200],
      ['a traveller to theirs', 'add-note', 'ann', 201],
      ['staff to theirs', 'staff-only', 'ben', 204],
      ['the secret key to its own', 'service-only', 'service', 204],
    ])('%s', async (_, name, who, status) => {
      const token = { ann, ben, service: server.product.platform.apiKeys.service }[who ?? '']
      const body = name === 'greet' ? '{"name":"Ann"}' : name === 'add-note' ? '{"text":"x"}' : '{}'
      const response = await call(name, { body, ...(token ? { token } : {}) })
      expect(response.status).toBe(status)
    })

    it('anyone without any key to a public function', async () => {
      const url = `${served.url}/functions/v1/greet?name=Ann`
      expect(await (await fetch(url)).json()).toEqual({ hello: 'Ann', role: 'anon' })
    })
  })

  describe('keeps out', () => {
    it.each([
      ['a visitor from a traveller’s function', 'add-note', undefined, 401, 'not_signed_in'],
      ['a forged token', 'add-note', 'forged', 401, 'bad_jwt'],
      ['a forged token even where anyone may', 'greet', 'forged', 401, 'bad_jwt'],
      ['a traveller from staff', 'staff-only', 'ann', 403, 'not_allowed'],
      ['staff from the secret key’s', 'service-only', 'ben', 403, 'not_allowed'],
    ])('%s', async (_, name, who, status, code) => {
      const token = { ann, ben, forged: `${ann.slice(0, -8)}AAAAAAAA` }[who ?? '']
      const response = await call(name, { body: '{"text":"x","name":"y"}', ...(token ? { token } : {}) })
      expect(response.status).toBe(status)
      expect(await codeOf(response)).toMatchObject({ code })
    })

    it('staff whose role was taken away, with the next request', async () => {
      await server.db.query(`delete from public.user_roles where user_id = $1`, [BEN])
      expect((await call('staff-only', { token: ben })).status).toBe(403)
      await server.db.query(`insert into public.user_roles (user_id, role) values ($1, 'support')`, [BEN])
    })
  })

  describe('refuses', () => {
    it.each([
      ['an unknown name', 'nothing', {}, 404, 'function_not_found'],
      ['a name below a name', 'greet/more', {}, 404, 'function_not_found'],
      ['a wrong method', 'greet', { method: 'PUT' }, 405, 'method_not_allowed'],
      ['what is not JSON', 'greet', { body: '{"name":' }, 400, 'malformed_json'],
      ['a form', 'greet', { headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
      ['a body too large', 'greet', { body: JSON.stringify({ name: 'x'.repeat(300) }) }, 413, 'body_too_large'],
      ['a body far too large', 'greet', { body: 'x'.repeat(10_000_001) }, 413, 'body_too_large'],
    ])('%s', async (_, name, sent, status, code) => {
      const response = await call(name, sent)
      expect(response.status).toBe(status)
      expect(await codeOf(response)).toMatchObject({ code })
    })

    it('wrong input, naming the field', async () => {
      const error = await codeOf(await call('greet', { body: '{"name":12}' }))
      expect(error).toMatchObject({ code: 'invalid_input', issues: [{ path: ['name'] }] })
    })

    it('a polluted prototype', async () => {
      const body = '{"text":"x","__proto__":{"isAdmin":true}}'
      expect((await call('add-note', { token: ann, body })).status).toBe(400)
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
    })

    it('more than the limit, until it is time again', async () => {
      const answers = [await call('rare'), await call('rare'), await call('rare')]
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 429])
      expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
    })

    it('more than the limit from one IPv6 network, whichever of its addresses asks', async () => {
      const from = (address: string) => call('rare', { headers: { 'x-forwarded-for': address } })
      const answers = [await from('2001:db8:1:2::1'), await from('2001:db8:1:2::2'), await from('2001:db8:1:2::3')]
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 429])
      expect((await from('2001:db8:1:3::1')).status).toBe(204)
    })

    it('more than the limit of an account, but does not refuse guests of its address', async () => {
      const headers = { 'x-forwarded-for': '198.51.100.20' }
      const guests = [await call('rare', { headers }), await call('rare', { headers }), await call('rare', { headers })]
      expect(guests.map(({ status }) => status)).toEqual([204, 204, 429])
      const asAnn = () => call('rare', { token: ann, headers })
      const own = [await asAnn(), await asAnn(), await asAnn()]
      expect(own.map(({ status }) => status)).toEqual([204, 204, 429])
    })

    it('more than ten times the limit from one address, with any number of accounts', async () => {
      const { accessTokens } = server.product.platform
      const statuses: number[] = []
      for (let account = 0; account < 21; account += 1) {
        const claims = { sub: randomUUID(), role: 'authenticated', aud: 'authenticated' }
        const token = await accessTokens.sign(claims, 3_600)
        statuses.push((await call('rare', { token, headers: { 'x-forwarded-for': '198.51.100.21' } })).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429])
    })
  })

  it('ends a call that takes too long, and aborts its signal', async () => {
    const response = await call('slow')
    expect(response.status).toBe(504)
    expect(await codeOf(response)).toMatchObject({ code: 'function_timeout' })
    expect(sawAbort).toBe(true)
  })

  it('streams, and stops when the client disconnects', async () => {
    const controller = new AbortController()
    const response = await fetch(`${served.url}/functions/v1/stream`, { method: 'POST', signal: controller.signal })
    const first = await response.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toBe('data: one\n\n')
    controller.abort()
    await expect.poll(() => isStreamAborted).toBe(true)
  })

  describe('with an Idempotency-Key', () => {
    const notes = async () =>
      (await server.db.query('select text from public.notes order by text')).map((row) => row['text'])
    beforeEach(() => server.db.script('truncate public.notes; truncate public.idempotency_keys'))
    const write = (text: string, key?: string, token = ann) =>
      call('add-note', { token, body: JSON.stringify({ text }), ...(key ? { key } : {}) })

    it('writes once and answers a repeat with the first answer', async () => {
      const first = await write('once', 'key-number-1')
      const again = await write('once', 'key-number-1')
      expect([first.status, again.status]).toEqual([201, 201])
      expect(await again.json()).toEqual(await first.json())
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect(await notes()).toEqual(['once'])
    })

    it('writes once when twenty come at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => write('race', 'key-number-2')))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      expect(await notes()).toEqual(['race'])
    })

    it('refuses the key for another request', async () => {
      await write('one', 'key-number-3')
      const other = await write('two', 'key-number-3')
      expect(other.status).toBe(422)
      expect(await codeOf(other)).toMatchObject({ code: 'idempotency_key_reused' })
      expect(await notes()).toEqual(['one'])
    })

    it('separates travellers', async () => {
      await write('ann', 'key-number-4')
      await write('ben', 'key-number-4', ben)
      expect(await notes()).toEqual(['ann', 'ben'])
    })

    it.each(['refuse', 'throw', 'dawdle'])('stores nothing of a call that ends in: %s', async (text) => {
      const response = await write(text, 'key-number-5')
      expect(response.ok).toBe(false)
      if (text === 'dawdle') await new Promise((resolve) => setTimeout(resolve, 1_000))
      expect(await response.text()).not.toContain('secret inside')
      expect(await notes()).toEqual([])
      expect(await server.db.query('select 1 from public.idempotency_keys')).toEqual([])
    })

    it('runs as the traveller, under row level security', async () => {
      expect(await (await write('mine', 'key-number-6')).json()).toMatchObject({ who: 'authenticated' })
    })

    it('refuses a key that is not unique enough', async () => {
      expect((await write('x', 'short')).status).toBe(400)
    })
  })
})
