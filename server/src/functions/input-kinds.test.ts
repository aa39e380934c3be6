import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { serveSurfaces, type Served } from '../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createFunctionsSurface } from './functions-surface.ts'
import { defineFunction } from './server-function.ts'

const ANN = '11111111-1111-4111-8111-111111111111'

const FUNCTIONS = [
  defineFunction({
    kind: 'reading',
    access: 'public',
    name: 'json',
    input: z.object({ a: z.number() }),
    handle: async (_, { input }) => Response.json(input),
  }),
  defineFunction({
    kind: 'reading',
    access: 'public',
    name: 'text',
    inputKind: 'text',
    input: z.string().min(1),
    handle: async (_, { input }) => new Response(input.toUpperCase(), { headers: { 'content-type': 'text/plain' } }),
  }),
  defineFunction({
    kind: 'reading',
    access: 'public',
    name: 'form',
    inputKind: 'form',
    input: z.instanceof(FormData),
    handle: async (_, { input }) => {
      const file = input.get('file') as File | null
      return Response.json({ name: input.get('name'), file: file && [file.name, await file.text()] })
    },
  }),
  defineFunction({
    kind: 'reading',
    access: 'public',
    name: 'bytes',
    inputKind: 'bytes',
    input: z.instanceof(Uint8Array),
    handle: async (_, { input }) => Response.json([...input]),
  }),
  defineFunction({
    kind: 'reading',
    access: 'public',
    name: 'none',
    inputKind: 'none',
    input: z.strictObject({}),
    handle: async () => Response.json('done'),
  }),
  defineFunction({
    kind: 'writing',
    name: 'keep-form',
    access: 'user',
    inputKind: 'form',
    input: z.instanceof(FormData),
    handle: async () =>
      new Response(new Uint8Array([0, 255, 128]), { headers: { 'content-type': 'application/octet-stream' } }),
  }),
]

let server: TestServer
let served: Served
beforeAll(async () => {
  server = await startTestServer()
  await server.db.query('insert into auth.users (id, email) values ($1, $2)', [ANN, 'ann@example.com'])
  const { platform } = server.product
  const app = createFunctionsSurface(platform, FUNCTIONS)
  served = await serveSurfaces(platform, [{ prefix: '/functions/v1', app, maxBodyBytes: 1_000_000 }])
})
afterAll(async () => {
  await served.stop()
  await server.stop()
})

function functions(headers: Record<string, string> = {}) {
  const options = { auth: { persistSession: false }, global: { headers } }
  return createClient(served.url, server.product.platform.apiKeys.anon, options).functions
}

function form(name = 'Ann'): FormData {
  const made = new FormData()
  made.set('name', name)
  made.set('file', new Blob(['hello']), 'a.txt')
  return made
}

const BODIES = {
  json: { a: 1 },
  text: 'hello',
  form: form(),
  bytes: new Blob([new Uint8Array([0, 255])]),
  none: undefined,
} as const
const ANSWERS = {
  json: { a: 1 },
  text: 'HELLO',
  form: { name: 'Ann', file: ['a.txt', 'hello'] },
  bytes: [0, 255],
  none: 'done',
}
const KINDS = ['json', 'text', 'form', 'bytes', 'none'] as const

describe.each(KINDS)('a function that takes %s', (kind) => {
  it('gets it from the official client', async () => {
    const body = BODIES[kind]
    expect(await functions().invoke(kind, body === undefined ? {} : { body })).toMatchObject({
      data: ANSWERS[kind],
      error: null,
    })
  })

  // Bytes may be of any type, and an empty body is of none.
  const others = kind === 'bytes' ? [] : (['json', 'text', 'form', 'bytes'] as const).filter((other) => other !== kind)
  it.each(others)('refuses %s', async (other) => {
    const { error } = await functions().invoke(kind, { body: BODIES[other] })
    expect((error as { context: Response }).context.status).toBe(415)
  })
})

it('treats an empty object as no input', async () => {
  expect(await functions().invoke('none', { body: {} })).toMatchObject({ data: 'done', error: null })
})

it('treats an ArrayBuffer as bytes', async () => {
  const { data } = await functions().invoke('bytes', { body: new Uint8Array([1, 2]).buffer })
  expect(data).toEqual([1, 2])
})

it('refuses input nested deeper than any client sends', async () => {
  const codeAt = async (depth: number) => {
    const body = `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${served.url}/functions/v1/json`, { method: 'POST', headers, body })
    return ((await response.json()) as { error: { code: string } }).error.code
  }
  expect([await codeAt(100), await codeAt(40_000)]).toEqual(['invalid_input', 'malformed_json'])
})

it('refuses a form that cannot be read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await fetch(`${served.url}/functions/v1/form`, { method: 'POST', headers, body: 'nonsense' })
  expect(response.status).toBe(400)
})

it('recognises a repeated form by its fields, and repeated bytes as bytes', async () => {
  const token = await server.product.platform.accessTokens.sign(
    { sub: ANN, role: 'authenticated', aud: 'authenticated' },
    60,
  )
  const mine = functions({ authorization: `Bearer ${token}`, 'idempotency-key': 'form-key-1' })
  const bytesOf = async (): Promise<number[]> => {
    const { data } = (await mine.invoke('keep-form', { body: form() })) as { data: Blob }
    return [...new Uint8Array(await data.arrayBuffer())]
  }
  expect([await bytesOf(), await bytesOf()]).toEqual([
    [0, 255, 128],
    [0, 255, 128],
  ])
  const { error } = await mine.invoke('keep-form', { body: form('Ben') })
  expect((error as { context: Response }).context.status).toBe(422)
})
