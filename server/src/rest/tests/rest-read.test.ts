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

const read = async (path: string): Promise<unknown> => (await server.rest(path)).json
const ids = async (filter: string): Promise<unknown> => {
  const rows = (await read(`books?select=id&order=id&${filter}`)) as readonly { id: number }[]
  return Array.isArray(rows) ? rows.map(({ id }) => id) : rows
}

describe('columns', () => {
  it.each([
    ['aliases and casts', 'books?select=name:title,price::text&id=eq.1', [{ name: 'Notes', price: '8.00' }]],
    ['JSON paths', 'authors?select=meta->>city,second:meta->prizes->1&id=eq.1', [{ city: 'London', second: 2 }]],
    ['the last key of a path', 'authors?select=meta->prizes->0&id=eq.1', [{ prizes: 1 }]],
    ['paths into columns that are no JSON', 'books?select=tags->0&id=eq.1', [{ tags: 'maths' }]],
    ['computed columns', 'books?select=shout&id=eq.1', [{ shout: 'NOTES' }]],
    ['views', 'cheap_books?select=id&order=id', [{ id: 1 }, { id: 3 }]],
  ])('shows %s', async (_, path, expected) => {
    expect(await read(path)).toEqual(expected)
  })
})

describe('awkward names', () => {
  const row = { id: 1, answer: 'a', api_rows: 'b', api_body: 'c', api_call: 'd', body: 'e', value: 'f', count: 7 }
  const child = { id: 1, source: 1, head: 'x', names: 'y' }
  it.each([
    ['in the table', 'api_source', [row]],
    ['in an embedded table', 'api_source?select=*,marks:answer(*)', [{ ...row, marks: [child] }]],
    ['in an embedding table', 'answer?select=head,api_source(value)', [{ head: 'x', api_source: { value: 'f' } }]],
    ['in a spread', 'answer?select=head,...api_source(answer)', [{ head: 'x', answer: 'a' }]],
  ])('mean the columns they name: %s', async (_, path, expected) => {
    expect(await read(path)).toEqual(expected)
  })

  it('are quoted, whatever they contain', async () => {
    const table = encodeURIComponent('we"ird; table')
    const select = encodeURIComponent(String.raw`"i\"d","o\"dd; --":"a.b,c(d)"`)
    const filter = `${encodeURIComponent('"a.b,c(d)"')}=eq.x&order=${encodeURIComponent(String.raw`"i\"d"`)}.desc`
    expect(await read(`${table}?select=${select}&${filter}`)).toEqual([{ 'i"d': 1, 'o"dd; --': 'x' }])
    const init = { method: 'PATCH', body: { 'a.b,c(d)': "y'" }, headers: { prefer: 'return=representation' } }
    expect((await server.rest(table, init)).json).toEqual([{ 'i"d': 1, 'a.b,c(d)': "y'" }])
  })

  it('work in writes too', async () => {
    const init = { method: 'PATCH', body: { answer: 'z' }, headers: { prefer: 'return=representation' } }
    expect((await server.rest('api_source?id=eq.1', init)).json).toEqual([{ ...row, answer: 'z' }])
    await server.rest('api_source?id=eq.1', { ...init, body: { answer: 'a' } })
    const csv = await server.rest('api_source', { headers: { accept: 'text/csv' } })
    expect(csv.text).toBe('id,answer,api_rows,api_body,api_call,body,value,count\n1,a,b,c,d,e,f,7')
  })
})

describe('filters', () => {
  it.each([
    ['title=eq.Notes', [1]],
    ['title=neq.Notes', [2, 3, 4]],
    ['id=gt.1&id=lte.3', [2, 3]],
    ['title=like.The*', [2, 3]],
    ['title=ilike.*N*S*', [1, 3]],
    ['title=ilike(any).{notes,around}', [1, 4]],
    ['title=like(all).{The*,*sland}', [2]],
    ['title=match.^The', [2, 3]],
    ['title=imatch.^the', [2, 3]],
    ['id=in.(1,3)', [1, 3]],
    ['id=in.()', []],
    ['title=in.("Notes","Around")', [1, 4]],
    ['id=not.in.(1,3)', [2, 4]],
    ['price=is.null', [4]],
    ['price=not.is.null', [1, 2, 3]],
    ['price=is.not_null', [1, 2, 3]],
    ['price=isdistinct.8', [2, 3, 4]],
    ['tags=cs.{sea}', [2, 4]],
    ['tags=cd.{sea,maths,engine}', [1, 2, 3]],
    ['tags=ov.{maths,"air, too"}', [1, 4]],
    ['pages=sl.[50,60)', [1]],
    ['pages=sr.[1,10)', [2, 3]],
    ['pages=nxr.[1,60)', [1, 3]],
    ['pages=nxl.[10,20)', [2, 3]],
    ['pages=adj.[400,500)', [2]],
    ['pages=ov.[45,55)', [1, 2, 3]],
    ['summary=fts.fat %26 cat', [2]],
    ['summary=plfts.fat cat', [2]],
    ['summary=phfts(english).fat cats', [2]],
    ['summary=wfts(english).fat -cat', [1]],
    ['or=(id.eq.1,and(price.gt.9,tags.cs.{sea}))', [1, 2]],
    ['and=(id.gt.1,or(title.eq.Around,title.like.*Mon*))', [3, 4]],
    ['not.or=(id.eq.1,id.eq.2)', [3, 4]],
    ['or=(summary.eq."He said \\"go\\"",id.eq.1)', [1, 4]],
  ])('%s', async (filter, expected) => {
    expect(await ids(filter.replaceAll(' ', '+'))).toEqual(expected)
  })

  it('reaches into JSON', async () => {
    expect(await read('authors?select=id&meta->>city=eq.Nantes')).toEqual([{ id: 2 }])
    expect(await read('authors?select=id&meta->prizes=cs.[2]')).toEqual([{ id: 1 }])
  })
})

describe('embedding', () => {
  it.each([
    ['many to one', 'ratings?select=stars,books(title)&id=eq.1', [{ stars: 5, books: { title: 'Notes' } }]],
    ['one to many', 'books?select=id,ratings(stars)&id=eq.2', [{ id: 2, ratings: [{ stars: 4 }, { stars: 2 }] }]],
    ['many to many', 'books?select=genres(name)&id=eq.3', [{ genres: [{ name: 'science' }, { name: 'horror' }] }]],
    ['one to one', 'authors?select=author_details(bio)&id=eq.1', [{ author_details: { bio: 'First of all' } }]],
    ['nothing to one', 'authors?select=author_details(bio)&id=eq.2', [{ author_details: null }]],
    ['by constraint', 'books?select=editor:authors!books_edited_by(name)&id=eq.1', [{ editor: { name: 'Jules' } }]],
    ['by column', 'books?select=author:author_id(name)&id=eq.1', [{ author: { name: 'Ada' } }]],
    ['children of the same table', 'authors?select=pupils:authors(id)&id=eq.1', [{ pupils: [{ id: 2 }, { id: 3 }] }]],
    ['the parent in the same table', 'authors?select=mentor:mentor_id(id)&id=eq.2', [{ mentor: { id: 1 } }]],
    ['through a view', 'cheap_books?select=id,ratings(stars)&id=eq.1', [{ id: 1, ratings: [{ stars: 5 }] }]],
    ['a view as the many', 'authors?select=cheap_books(id)&id=eq.3', [{ cheap_books: [{ id: 3 }] }]],
    ['a function of the row', 'books?select=best_review(body)&id=eq.2', [{ best_review: { body: 'Salty' } }]],
    ['nested', 'genres?select=books(ratings(body))&id=eq.3', [{ books: [{ ratings: [{ body: 'Eek' }] }] }]],
    ['a spread of one', 'ratings?select=id,...books(title)&id=eq.1', [{ id: 1, title: 'Notes' }]],
    [
      'a spread of many',
      'books?select=id,...ratings(stars,said:body)&id=eq.2',
      [{ id: 2, stars: [4, 2], said: ['Salty', 'Wet'] }],
    ],
    [
      'a spread in a spread',
      'ratings?select=...books(title,...author_id(name))&id=eq.1',
      [{ title: 'Notes', name: 'Ada' }],
    ],
  ])('%s', async (_, path, expected) => {
    expect(await read(path)).toEqual(expected)
  })

  it('filters, orders and limits the embedded rows', async () => {
    const { data } = await client
      .from('books')
      .select('id, ratings(stars)')
      .gte('ratings.stars', 2)
      .order('stars', { referencedTable: 'ratings' })
      .limit(1, { referencedTable: 'ratings' })
      .eq('id', 2)
    expect(data).toEqual([{ id: 2, ratings: [{ stars: 2 }] }])
  })

  it('keeps only parents with a match when the join is inner', async () => {
    expect(await ids('select=id,ratings!inner(stars)&ratings.stars=eq.5')).toEqual([1, 3])
    expect(await ids('select=id,ratings!inner()&ratings.stars=eq.5')).toEqual([1, 3])
    expect(await ids('select=id,author:author_id!inner(id)&author.name=eq.Jules')).toEqual([2, 4])
    expect(await ids('select=id,...ratings!inner(stars)&ratings.or=(stars.eq.4,stars.eq.5)')).toEqual([1, 2, 3])
  })

  it('tests whether anything is embedded', async () => {
    expect(await ids('select=id,ratings()&ratings=is.null')).toEqual([4])
    expect(await ids('select=id,ratings()&ratings=not.is.null')).toEqual([1, 2, 3])
    expect(await ids('select=id,editor:editor_id()&editor=is.null')).toEqual([2, 4])
    expect(await ids('select=id,ratings(),editor:editor_id()&or=(ratings.is.null,editor.not.is.null)')).toEqual([
      1, 3, 4,
    ])
  })

  it('orders by a column of a related row, shown or not', async () => {
    const rows = await read('books?select=id,author:author_id(born)&order=author(name).desc,id')
    expect((rows as { id: number }[]).map(({ id }) => id)).toEqual([3, 2, 4, 1])
  })
})

describe('order and pages', () => {
  it('orders with nulls where the request wants them', async () => {
    const order = async (text: string): Promise<unknown> =>
      ((await read(`books?select=id&order=${text}`)) as { id: number }[]).map(({ id }) => id)
    expect(await order('price.desc.nullslast')).toEqual([2, 3, 1, 4])
    expect(await order('price.asc.nullsfirst')).toEqual([4, 1, 3, 2])
  })

  it.each([
    ['all rows', 'books?select=id', {}, 200, '0-3/*'],
    ['a counted page', 'books?select=id&limit=2&offset=1', { prefer: 'count=exact' }, 206, '1-2/4'],
    ['the whole table, counted', 'books?select=id', { prefer: 'count=exact' }, 200, '0-3/4'],
    ['the last rows', 'books?select=id&offset=3', { prefer: 'count=exact' }, 206, '3-3/4'],
    ['nothing at the very end', 'books?select=id&offset=4', { prefer: 'count=exact' }, 206, '*/4'],
    ['an empty table', 'books?select=id&id=eq.0', { prefer: 'count=exact' }, 200, '*/0'],
    ['a range header', 'books?select=id', { range: '1-2' }, 200, '1-2/*'],
    ['a range header within a limit', 'books?select=id&limit=3', { range: '2-9' }, 200, '2-2/*'],
    ['inner joins, counted once', 'books?select=id,ratings!inner(id)&limit=1', { prefer: 'count=exact' }, 206, '0-0/3'],
    [
      'null embeds, counted',
      'books?select=id,ratings()&ratings=is.null&limit=9',
      { prefer: 'count=exact' },
      200,
      '0-0/1',
    ],
    ['an estimate of a small table', 'books?select=id&limit=1', { prefer: 'count=estimated' }, 206, '0-0/4'],
    ['no rows at all', 'books?select=id&limit=0', {}, 200, '*/*'],
  ])('reports the range of rows: %s', async (_, path, headers, status, range) => {
    const reply = await server.rest(path, { headers })
    expect([reply.status, reply.headers.get('content-range')]).toEqual([status, range])
  })

  it("uses the planner's estimate on request", async () => {
    const { count, error } = await client.from('books').select('id', { count: 'planned', head: true })
    expect(error).toBeNull()
    expect(count).toBeGreaterThan(0)
  })

  it.each([
    [
      'an offset beyond the end',
      'books?offset=5',
      { prefer: 'count=exact' },
      'An offset of 5 was requested, but there are only 4 rows.',
    ],
    [
      'a range that runs backwards',
      'books',
      { range: '5-1' },
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    ],
    ['a negative limit', 'books?limit=-1', {}, 'Limit should be greater than or equal to zero.'],
  ])('refuses %s', async (_, path, headers, details) => {
    const { status, json } = await server.rest(path, { headers })
    expect([status, json]).toMatchObject([416, { code: 'PGRST103', details }])
  })

  it('never gives more than a thousand rows', async () => {
    await server.db.script(`
      create table public.many as select n as id from generate_series(1, 1500) n;
      grant select on public.many to anon; notify pgrst, 'reload schema'`)
    await expect.poll(async () => (await server.rest('many?limit=1')).status).toBe(200)
    const { data, count } = await client.from('many').select('id', { count: 'exact' }).limit(1e9)
    expect([data?.length, count]).toEqual([1000, 1500])
  })
})

describe('formats', () => {
  it('gives one object for single, and refuses none or many', async () => {
    expect((await client.from('books').select('title').eq('id', 1).single()).data).toEqual({ title: 'Notes' })
    const many = await client.from('books').select('title').single()
    expect(many).toMatchObject({ status: 406, error: { code: 'PGRST116', details: 'The result contains 4 rows' } })
    const none = await client.from('books').select('title').eq('id', 0).single()
    expect(none.error?.details).toBe('The result contains 0 rows')
    expect((await client.from('books').select().eq('id', 0).maybeSingle()).data).toBeNull()
  })

  it('gives CSV', async () => {
    const { data } = await client.from('books').select('id,title,tags').order('id').limit(2).csv()
    expect(data).toBe('id,title,tags\n1,Notes,"{maths,engine}"\n2,"The Island",{sea}')
    expect((await client.from('books').select('id').eq('id', 0).csv()).data?.trim()).toBe('')
  })

  it('leaves out nulls when asked', async () => {
    const accept = 'application/vnd.pgrst.array+json;nulls=stripped'
    const { text } = await server.rest('books?select=id,price&id=eq.4', { headers: { accept } })
    expect(text).toBe('[{"id":4}]')
  })

  it('answers HEAD with headers alone', async () => {
    const reply = await server.rest('books?select=id', { method: 'HEAD', headers: { prefer: 'count=exact' } })
    expect([reply.status, reply.text, reply.headers.get('content-range')]).toEqual([200, '', '0-3/4'])
  })

  it('names the methods of a resource for OPTIONS', async () => {
    const allowed = async (path: string): Promise<string | null> =>
      (await server.rest(path, { method: 'OPTIONS' })).headers.get('allow')
    expect(await allowed('books')).toBe('OPTIONS,GET,HEAD,POST,PATCH,DELETE')
    expect(await allowed('rpc/add')).toBe('OPTIONS,GET,HEAD,POST')
    expect(await allowed('rpc/add_genre')).toBe('OPTIONS,POST')
  })

  it('compresses long answers for clients that accept it', async () => {
    const [plain, packed] = await Promise.all(
      ['identity', 'gzip'].map((encoding) => server.rest('many', { headers: { 'accept-encoding': encoding } })),
    )
    expect(packed?.headers.get('content-encoding')).toBe('gzip')
    expect(packed?.text).toBe(plain?.text)
  })
})
