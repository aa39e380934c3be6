import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startLibraryServer, type LibraryServer } from './library-server.ts'

let server: LibraryServer
let client: SupabaseClient
beforeAll(async () => {
  server = await startLibraryServer()
  client = server.anonClient()
})
afterAll(() => server.stop())

describe('functions', () => {
  it.each([
    ['a number', 'add', { a: 1, b: 2 }, 3],
    ['a default', 'add', { a: 1 }, 11],
    ['a set of texts', 'titles', {}, ['Notes', 'The Island', 'The Monster', 'Around']],
    ['one row', 'first_author', {}, { id: 1, name: 'Ada', born: 1815, meta: expect.any(Object), mentor_id: null }],
    ['out parameters', 'counts', {}, { authors: 3, books: 4 }],
    ['an out parameter before the one that is given', 'out_first', { number: 4 }, { doubled: 8 }],
    ['arguments of any length', 'padded', { word: 'long', bits: '1011' }, 'long1011'],
    ['a variadic list', 'words', { list: ['a', 'b,c'] }, 'a+b,c'],
    ['the whole body', 'whole', { any: ['thing'] }, { any: ['thing'] }],
  ])('answer with %s', async (_, name, args, expected) => {
    const { data, error } = await client.rpc(name, args)
    expect(error).toBeNull()
    expect(data).toEqual(expected)
  })

  it('answer to GET as well', async () => {
    expect((await client.rpc('add', { a: 5, b: 6 }, { get: true })).data).toBe(11)
    expect((await server.rest('rpc/words?list=x&list=y%2Cz')).json).toBe('x+y,z')
  })

  it('answer void with 204', async () => {
    const { status, text } = await server.rest('rpc/nothing', { method: 'POST', body: {} })
    expect([status, text]).toEqual([204, ''])
  })

  it('are filtered, ordered, paged, counted and embedded like tables', async () => {
    const { data, count } = await client
      .rpc('books_by', { name: 'Jules' }, { count: 'exact' })
      .select('title, ratings(stars)')
      .gt('id', 2)
      .order('id')
    expect([data, count]).toEqual([[{ title: 'Around', ratings: [] }], 1])
    const page = await server.rest('rpc/books_by?name=Jules&limit=1&select=id', { headers: { prefer: 'count=exact' } })
    expect([page.status, page.headers.get('content-range')]).toEqual([206, '0-0/2'])
    const head = await client.rpc('books_by', { name: 'Jules' }, { head: true, count: 'exact' })
    expect(head.count).toBe(2)
  })

  it('give single objects, and CSV', async () => {
    const single = await client.rpc('books_by', { name: 'Ada' }).select('title').single()
    expect(single.data).toEqual({ title: 'Notes' })
    expect((await client.rpc('books_by', { name: 'Jules' }).single()).error?.code).toBe('PGRST116')
    expect((await client.rpc('books_by', { name: 'Ada' }).select('id,title').csv()).data).toBe('id,title\n1,Notes')
  })

  it('write by POST only, and not at all when the answer is refused', async () => {
    const get = await server.rest('rpc/add_genre?id=50&name=x')
    expect([get.status, get.json]).toMatchObject([405, { code: '25006' }])
    const headers = { prefer: 'handling=strict, max-affected=0' }
    const capped = await server.rest('rpc/add_genre', { method: 'POST', body: { id: 50, name: 'x' }, headers })
    expect([capped.status, capped.json]).toMatchObject([400, { code: 'PGRST124' }])
    expect((await server.rest('genres?id=eq.50')).json).toEqual([])
    expect((await client.rpc('add_genre', { id: 50, name: 'x' })).data).toEqual([{ id: 50, name: 'x' }])
    const single = await server.rest('rpc/add', { method: 'POST', body: { a: 1 }, headers })
    expect([single.status, single.json]).toMatchObject([400, { code: 'PGRST128' }])
  })

  it('choose status and headers', async () => {
    const reply = await server.rest('rpc/answer_as_it_likes', { method: 'POST', body: {} })
    expect([reply.status, reply.headers.get('x-shelf'), reply.json]).toEqual([202, '7', {}])
  })

  it('see the request, but none of its credentials', async () => {
    const { json } = await server.rest('rpc/seen_headers', { headers: { 'x-colour': 'red', cookie: 'a=b' } })
    expect(json).toMatchObject({ 'x-colour': 'red' })
    expect(Object.keys(json as object)).not.toEqual(expect.arrayContaining(['authorization']))
    expect(JSON.stringify(json)).not.toMatch(/sb_publishable|Bearer|cookie/)
  })
})

describe('unknown functions', () => {
  it('are answered with the nearest name', async () => {
    const { error, status } = await client.rpc('book_by', { name: 'Ada' })
    expect([status, error]).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.book_by(name) in the schema cache',
        details:
          'Searched for the function public.book_by with parameter name or with a single unnamed json/jsonb ' +
          'parameter, but no matches were found in the schema cache.',
        hint: 'Perhaps you meant to call the function public.books_by',
      },
    ])
  })

  it('are answered with the nearest parameters', async () => {
    const { error } = await client.rpc('add', { a: 1, c: 2 })
    expect(error).toMatchObject({ code: 'PGRST202', hint: 'Perhaps you meant to call the function public.add(a, b)' })
  })

  it('include those with a parameter that no argument can name', async () => {
    expect((await client.rpc('nameless', { b: 2 })).error).toMatchObject({ code: 'PGRST202', hint: null })
  })

  it('cannot be distinguished by type', async () => {
    const { error, status } = await client.rpc('twice', { a: 1 })
    expect([status, error]).toMatchObject([
      300,
      {
        code: 'PGRST203',
        message:
          'Could not choose the best candidate function between: public.twice(a => integer), public.twice(a => text)',
      },
    ])
  })

  it('accept no other method', async () => {
    const { status, json } = await server.rest('rpc/add?a=1', { method: 'DELETE' })
    expect([status, json]).toMatchObject([405, { code: 'PGRST101' }])
  })
})

describe('functions that refuse', () => {
  it.each([
    ['P0001', 400],
    ['PT402', 402],
    ['PT418', 418],
    ['22012', 400],
    ['42501', 401],
    ['23505', 409],
    ['57014', 504],
    ['P0002', 500],
    ['XX000', 500],
  ])('with %s give %i', async (code, status) => {
    const reply = await server.rest('rpc/refuse', { method: 'POST', body: { code } })
    expect([reply.status, reply.json]).toEqual([status, { code, message: 'No', details: 'because', hint: 'ask again' }])
  })

  it('give 403 for missing rights to someone who is signed in', async () => {
    const { token } = await server.newUser()
    expect((await server.rest('rpc/refuse', { method: 'POST', body: { code: '42501' }, token })).status).toBe(403)
  })

  it('describe the whole answer with PGRST', async () => {
    await server.db.script(`create function public.custom() returns void language plpgsql as $$ begin
      raise sqlstate 'PGRST' using message = '{"code":"123","message":"Pay","details":"Quota","hint":"Upgrade"}',
        detail = '{"status":402,"headers":{"X-Reason":"quota"}}'; end $$; notify pgrst, 'reload schema'`)
    await expect.poll(async () => (await server.rest('rpc/custom', { method: 'POST', body: {} })).status).toBe(402)
    const { json, headers } = await server.rest('rpc/custom', { method: 'POST', body: {} })
    expect(json).toEqual({ code: '123', message: 'Pay', details: 'Quota', hint: 'Upgrade' })
    expect(headers.get('x-reason')).toBe('quota')
  })
})
