import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startLibraryServer, type LibraryServer } from './library-server.ts'

let server: LibraryServer
let client: SupabaseClient
beforeAll(async () => {
  server = await startLibraryServer()
  client = server.anonClient()
})
afterAll(() => server.stop())
beforeEach(() => server.db.script('delete from public.books where id > 4'))

const stored = async (id: number): Promise<unknown> =>
  (await server.db.query('select title, price, tags from public.books where id = $1', [id]))[0]
const prefer = (text: string) => ({ headers: { prefer: text } })

describe('insert', () => {
  it('answers 201 and nothing more', async () => {
    const reply = await server.rest('books', { method: 'POST', body: { id: 10, title: 'New' } })
    expect([reply.status, reply.text, reply.headers.get('content-range')]).toEqual([201, '', '*/*'])
    expect(await stored(10)).toEqual({ title: 'New', price: '9.50', tags: '{}' })
  })

  it('returns the requested columns, with embedded rows', async () => {
    const row = { id: 11, title: 'New', author_id: 2 }
    const { data, status } = await client.from('books').insert(row).select('title,author:author_id(name)').single()
    expect([status, data]).toEqual([201, { title: 'New', author: { name: 'Jules' } }])
  })

  it('shows functions of the new row', async () => {
    const { data } = await client.from('books').insert({ id: 12, title: 'New' }).select('shout,best_review(stars)')
    expect(data).toEqual([{ shout: 'NEW', best_review: null }])
  })

  it('inserts many rows, nulls or defaults where keys are missing', async () => {
    const rows = [
      { id: 13, title: 'One', price: 1 },
      { id: 14, title: 'Two' },
    ]
    const nulls = await client.from('books').insert(rows, { count: 'exact' }).select('id,price')
    expect([nulls.data, nulls.count]).toEqual([
      [
        { id: 13, price: 1 },
        { id: 14, price: null },
      ],
      2,
    ])
    await server.db.script('delete from public.books where id > 4')
    const defaults = await client.from('books').insert(rows, { defaultToNull: false }).select('id,price')
    expect(defaults.data).toEqual([
      { id: 13, price: 1 },
      { id: 14, price: 9.5 },
    ])
  })

  it('generates identities when keys are missing', async () => {
    const { data, error } = await client
      .from('ratings')
      .insert(
        [
          { book_id: 4, stars: 1 },
          { id: 900, book_id: 4, stars: 2 },
        ],
        { defaultToNull: false },
      )
      .select('id,stars')
      .order('stars')
    expect(error).toBeNull()
    expect(data).toEqual([
      { id: expect.any(Number), stars: 1 },
      { id: 900, stars: 2 },
    ])
    await client.from('ratings').delete().eq('book_id', 4)
  })

  it('locates a row whose key has the name of our own alias', async () => {
    const init = { method: 'POST', body: { head: 'Ada', value: 2 }, ...prefer('return=headers-only') }
    expect((await server.rest('coins', init)).headers.get('location')).toBe('/coins?head=eq.Ada')
  })

  it('returns the location of the row', async () => {
    const init = { method: 'POST', body: { id: 15, title: 'New' }, ...prefer('return=headers-only') }
    const reply = await server.rest('books', init)
    expect([reply.status, reply.headers.get('location')]).toEqual([201, '/books?id=eq.15'])
  })

  it('keeps every digit of a number', async () => {
    const init = { method: 'POST', body: '{"meta": {"n": 12345678901234567890.123}, "id": 77, "name": "Big"}' }
    expect((await server.rest('authors', init)).status).toBe(201)
    expect((await server.rest('authors?select=meta->n&id=eq.77')).text).toBe('[{"n":12345678901234567890.123}]')
  })

  it('accepts an empty list and a form', async () => {
    const empty = await server.rest('books', { method: 'POST', body: [], ...prefer('return=representation') })
    expect([empty.status, empty.json]).toEqual([201, []])
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await server.rest('books', { method: 'POST', body: 'id=16&title=Form', headers })).status).toBe(201)
    expect(await stored(16)).toMatchObject({ title: 'Form' })
  })

  it.each([
    ['broken JSON', '{"id": 1', 'PGRST102', 'Empty or invalid json'],
    ['no body', '', 'PGRST102', 'Empty or invalid json'],
    ['rows with different keys', [{ id: 1 }, { title: 'x' }], 'PGRST102', 'All object keys must match'],
    ['rows that are no objects', [1, 2], 'PGRST102', 'All object keys must match'],
    [
      'a column that is not there',
      { titel: 'x' },
      'PGRST204',
      "Could not find the 'titel' column of 'books' in the schema cache",
    ],
    [
      'a missing value',
      { id: 20 },
      '23502',
      'null value in column "title" of relation "books" violates not-null constraint',
    ],
    ['a value of another type', { id: 'x', title: 'x' }, '22P02', 'invalid input syntax for type integer: "x"'],
  ])('refuses %s with 400', async (_, body, code, message) => {
    const { status, json } = await server.rest('books', { method: 'POST', body })
    expect([status, json]).toMatchObject([400, { code, message }])
  })

  it('accepts brackets in texts, but no value nested deeper than the database can read', async () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
    const text = await server.rest('books', { method: 'POST', body: { id: 17, title: `"\\${'['.repeat(500)}` } })
    expect(text.status).toBe(201)
    const body = `{"id": 5, "name": "x", "meta": ${nested(200_000)}}`
    const { status, json } = await server.rest('authors', { method: 'POST', body })
    expect([status, json]).toMatchObject([400, { code: 'PGRST102', message: 'The json is nested too deeply' }])
  })

  it('refuses another media type', async () => {
    const { status, json } = await server.rest('books', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/html' },
    })
    expect([status, json]).toMatchObject([400, { message: 'Content-Type not acceptable: text/html' }])
  })
})

describe('upsert', () => {
  it('merges, and answers 201 for a new row and 200 for a changed one', async () => {
    const row = { id: 30, title: 'First' }
    expect((await client.from('books').upsert(row)).status).toBe(201)
    const again = await client
      .from('books')
      .upsert({ ...row, title: 'Second' })
      .select('title')
    expect([again.status, again.data]).toEqual([200, [{ title: 'Second' }]])
    const both = await client.from('books').upsert([
      { ...row, title: 'Third' },
      { id: 31, title: 'New' },
    ])
    expect(both.status).toBe(201)
  })

  it('resolves conflicts by another unique key, or keeps the existing row', async () => {
    const row = { id: 32, title: 'Other', isbn: 'i1' }
    const ignored = await client.from('books').upsert(row, { onConflict: 'isbn', ignoreDuplicates: true }).select('id')
    expect([ignored.status, ignored.data]).toEqual([201, []])
    const merged = await client
      .from('books')
      .upsert({ title: 'Notes', isbn: 'i1' }, { onConflict: 'isbn' })
      .select('id')
    expect(merged.data).toEqual([{ id: 1 }])
  })

  it.each([
    ['a key that is not unique', 'books?on_conflict=title', { id: 1, title: 'x' }, '42P10'],
    [
      'the same row twice',
      'books',
      [
        { id: 40, title: 'x' },
        { id: 40, title: 'y' },
      ],
      '21000',
    ],
  ])('refuses %s with 400', async (_, path, body, code) => {
    const { status, json } = await server.rest(path, { method: 'POST', body, ...prefer('resolution=merge-duplicates') })
    expect([status, json]).toMatchObject([400, { code }])
  })
})

describe('update and delete', () => {
  it('changes the rows that the filters choose', async () => {
    await client.from('books').insert([
      { id: 50, title: 'a' },
      { id: 51, title: 'b' },
    ])
    const silent = await client.from('books').update({ price: 1 }, { count: 'exact' }).gte('id', 50)
    expect([silent.status, silent.count, silent.data]).toEqual([204, 2, null])
    const shown = await client.from('books').update({ title: 'c' }).eq('id', 50).select('id,title')
    expect([shown.status, shown.data]).toEqual([200, [{ id: 50, title: 'c' }]])
    const none = await client.from('books').update({ title: 'c' }).eq('id', 0).select()
    expect([none.status, none.data]).toEqual([200, []])
    const gone = await client.from('books').delete({ count: 'exact' }).gte('id', 50).select('id').order('id')
    expect([gone.status, gone.count, gone.data]).toEqual([200, 2, [{ id: 50 }, { id: 51 }]])
  })

  it('does nothing for an empty body', async () => {
    const { data, status } = await client.from('books').update({}).eq('id', 1).select('id')
    expect([status, data]).toEqual([200, []])
  })

  it('filters an update through or', async () => {
    await client.from('books').insert([
      { id: 52, title: 'a' },
      { id: 53, title: 'b' },
    ])
    const { data } = await client.from('books').delete().or('title.eq.a,title.eq.b').gt('id', 50).select('id')
    expect(data).toHaveLength(2)
  })

  it('rolls back a change of more rows than max-affected, or of more than one for single', async () => {
    await client.from('books').insert([
      { id: 60, title: 'a' },
      { id: 61, title: 'a' },
    ])
    const capped = await server.rest('books?id=gte.60', {
      method: 'DELETE',
      ...prefer('handling=strict, max-affected=1'),
    })
    expect([capped.status, capped.json]).toMatchObject([400, { code: 'PGRST124', details: 'The query affects 2 rows' }])
    const single = await client.from('books').update({ title: 'z' }).gte('id', 60).select().single()
    expect(single).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
    expect([await stored(60), await stored(61)]).toMatchObject([{ title: 'a' }, { title: 'a' }])
  })

  it('refuses unknown preferences under strict handling', async () => {
    const { status, json } = await server.rest('books', prefer('handling=strict, colour=red, count=exact'))
    expect([status, json]).toMatchObject([400, { code: 'PGRST122', details: 'Invalid preferences: colour=red' }])
    expect((await server.rest('books', prefer('colour=red'))).status).toBe(200)
  })

  it('does not let a caller choose to roll back', async () => {
    await server.rest('books', { method: 'POST', body: { id: 62, title: 'kept' }, ...prefer('tx=rollback') })
    expect(await stored(62)).toMatchObject({ title: 'kept' })
  })

  it.each([
    ['a duplicate', 'POST', 'genres', { id: 1, name: 'again' }, 409, '23505'],
    ['a missing parent', 'POST', 'ratings', { book_id: 999, stars: 3 }, 409, '23503'],
    ['a row still referred to', 'DELETE', 'genres?id=eq.1', undefined, 409, '23503'],
    ['a broken check', 'POST', 'ratings', { book_id: 1, stars: 9 }, 400, '23514'],
    ['a view that takes none', 'POST', 'book_count', { count: 1 }, 400, '55000'],
    ['a method it does not know', 'PUT', 'genres?id=eq.1', { id: 1, name: 'x' }, 405, 'PGRST117'],
  ])('refuses %s', async (_, method, path, body, status, code) => {
    const reply = await server.rest(path, { method, body })
    expect([reply.status, reply.json]).toMatchObject([status, { code }])
  })
})
