import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startLibraryServer, type LibraryServer } from './library-server.ts'

let server: LibraryServer
let clock = Date.UTC(2026, 0, 1)
beforeAll(async () => {
  server = await startLibraryServer({ now: () => clock })
})
afterAll(() => server.stop())

describe('names', () => {
  it.each([
    [
      'an unknown table',
      'boks',
      404,
      {
        code: 'PGRST205',
        message: "Could not find the table 'public.boks' in the schema cache",
        hint: "Perhaps you meant the table 'public.books'",
      },
    ],
    ['a table nowhere near', 'zzz', 404, { code: 'PGRST205', hint: null }],
    ['an unknown column', 'books?select=nope', 400, { code: '42703', message: 'column books.nope does not exist' }],
    ['an unknown column in a filter', 'books?nope=eq.1', 400, { code: '42703' }],
    [
      'an unknown relation',
      'books?select=id,rating(*)',
      400,
      {
        code: 'PGRST200',
        message: "Could not find a relationship between 'books' and 'rating' in the schema cache",
        hint: "Perhaps you meant 'ratings' instead of 'rating'.",
      },
    ],
    [
      'a hint that fits nothing',
      'books?select=authors!nope(*)',
      400,
      {
        code: 'PGRST200',
        details:
          "Searched for a foreign key relationship between 'books' and 'authors' using the hint 'nope' in the schema 'public', but no matches were found.",
      },
    ],
    [
      'a filter on what is not embedded',
      'books?ratings.stars=eq.1',
      400,
      { code: 'PGRST108', message: "'ratings' is not an embedded resource in this request" },
    ],
    ['another filter on an embedded resource', 'books?select=id,ratings()&ratings=eq.1', 400, { code: 'PGRST120' }],
    ['an order by many', 'books?select=id,ratings(*)&order=ratings(stars)', 400, { code: 'PGRST118' }],
    ['the same name twice', 'books?select=author_id(name),author_id(id)', 400, { code: '42712' }],
    ['a back-reference', 'books?title=match.^(a%2B)\\1$', 400, { code: '2201B' }],
    ['a back-reference in a list', 'books?title=not.imatch(any).{"(a)\\\\1"}', 400, { code: '2201B' }],
    ['a back-reference in a tree', 'books?or=(id.eq.1,title.imatch."(a)\\\\2")', 400, { code: '2201B' }],
    [
      'counted repetitions inside one another',
      'books?title=match.((a{1,200}){1,200}b)',
      400,
      {
        code: '2201B',
        message:
          'invalid regular expression: regular expression is too complex: counted repetitions inside one another',
      },
    ],
    ['the same in a list', 'books?title=match(any).{"x","([[:alpha:]]{1,250}){1,40}"}', 400, { code: '2201B' }],
    ['the same in a tree', 'books?or=(id.eq.1,title.imatch."([[:alpha:]]{1,250}){1,40}q")', 400, { code: '2201B' }],
    [
      'the same on embedded rows',
      'books?select=id,ratings(id)&ratings.body=match.([[:alpha:]]{1,250}){1,40}',
      400,
      { code: '2201B' },
    ],
    [
      'many expressions',
      `books?or=(${Array.from({ length: 60 }, (_, i) => `title.match.x${i}`).join(',')})`,
      400,
      { code: '2201B', message: 'invalid regular expression: at most 16 regular expressions may be used at once' },
    ],
    [
      'a long pattern',
      `books?title=like.*${'a'.repeat(1_000)}b*`,
      400,
      { code: '22023', message: 'invalid like pattern: longer than 200 characters' },
    ],
    ['a long pattern in a list', `books?title=not.ilike(any).{"x","*${'a'.repeat(1_000)}"}`, 400, { code: '22023' }],
    ['a long pattern in a tree', `books?or=(id.eq.1,title.ilike.*${'a'.repeat(1_000)})`, 400, { code: '22023' }],
    [
      'a long pattern on a call',
      `rpc/books_by?name=Ann&title=like(all).{*${'a'.repeat(1_000)}}`,
      400,
      { code: '22023' },
    ],
    ['many wildcards', `books?title=like.${'a*'.repeat(11)}`, 400, { code: '22023' }],
    ['a text search that is too deep', `books?title=fts(english).${'!'.repeat(5_000)}`, 400, { code: '54001' }],
    ['a text search without a word', 'books?title=fts(english).!!!', 400, { code: '42601' }],
    ['a cast that does not exist', 'books?select=title::unknown', 400, { code: '42846' }],
    ['a cast to an unknown type', 'books?select=title::nope', 400, { code: '42704' }],
    ['an expression that is none', 'books?title=match.(', 400, { code: '2201B' }],
    ['aggregates', 'books?select=price.sum()', 400, { code: 'PGRST123' }],
    [
      'a schema that is not exposed',
      'books',
      406,
      { code: 'PGRST106', message: 'Invalid schema: hidden', hint: 'Only the following schemas are exposed: public' },
      { 'accept-profile': 'hidden' },
    ],
    ['a media type nobody has', 'books', 406, { code: 'PGRST107' }, { accept: 'image/png' }],
    ['a plan of the query', 'books', 406, { code: 'PGRST107' }, { accept: 'application/vnd.pgrst.plan+json' }],
    ['a deeper path', 'books/1', 404, { code: 'PGRST125' }],
    ['the root', '', 404, { code: 'PGRST126' }],
    ['a value of another type', 'books?id=eq.x', 400, { code: '22P02' }],
    ['an operator the type has not', 'books?id=fts.x', 404, { code: '42883' }],
  ])('refuse %s', async (_, path, status, body, headers?) => {
    const reply = await server.rest(path, headers ? { headers } : {})
    expect([reply.status, reply.json]).toMatchObject([status, body])
    expect(Object.keys(reply.json as object).toSorted()).toEqual(['code', 'details', 'hint', 'message'])
  })

  it('list every relationship when one name fits several', async () => {
    const { status, json } = await server.rest('books?select=authors(*)')
    expect([status, json]).toMatchObject([
      300,
      {
        code: 'PGRST201',
        hint:
          "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', " +
          "'authors!books_edited_by'. Find the desired relationship in the 'details' key.",
        details: [
          {
            cardinality: 'many-to-one',
            embedding: 'books with authors',
            relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
          },
          { cardinality: 'many-to-one' },
        ],
      },
    ])
  })

  it('are looked up again after a while, so that a new table is found without a notification', async () => {
    expect((await server.rest('later')).status).toBe(404)
    await server.db.script('create table public.later (id int); grant select on public.later to anon')
    expect((await server.rest('later')).status).toBe(404)
    clock += 10_000
    expect((await server.rest('later')).json).toEqual([])
  })
})

describe('credentials', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  it.each([
    ['no key at all', { apikey: '', authorization: '' }, 'no_api_key'],
    ['a wrong key', { apikey: 'sb_publishable_wrong' }, 'invalid_api_key'],
    ['a forged token', bearer('eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.'), 'PGRST301'],
    ['no token', bearer('nonsense'), 'PGRST301'],
  ])('refuse %s with 401', async (_, headers, code) => {
    const reply = await server.rest('books', { headers })
    expect([reply.status, reply.json]).toMatchObject([401, { code }])
    expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/)
  })

  it('refuse an expired token', async () => {
    const { token } = await server.newUser()
    expect((await server.rest('books', { token })).status).toBe(200)
    clock += 2 * 3_600_000
    const { status, json } = await server.rest('books', { token })
    expect([status, json]).toMatchObject([401, { code: 'PGRST303', message: 'JWT expired' }])
  })

  it('refuse an unknown role', async () => {
    const token = await server.product.platform.accessTokens.sign(
      { role: 'emperor', aud: 'authenticated', sub: crypto.randomUUID() },
      60,
    )
    const { status } = await server.rest('books', { token })
    expect([401, 403]).toContain(status)
  })
})

describe('limits', () => {
  it.each([
    ['nested ten thousand deep in or', `books?or=${'(or'.repeat(10_000)}`],
    ['nested ten thousand deep in select', `books?select=${'ratings('.repeat(1_500)}`],
    ['fifteen hundred filters', `books?${Array.from({ length: 1_500 }, () => 'id=eq.1').join('&')}`],
    ['SQL in or', `books?or=${encodeURIComponent('(id.eq.1);drop table books;--')}`],
    ['SQL in order', `books?order=${encodeURIComponent('id;drop table books')}`],
    ['SQL in select', `books?select=${encodeURIComponent('id);drop table books;--')}`],
    ['SQL in a cast', `books?select=${encodeURIComponent('id::int)from pg_user--')}`],
    ['SQL in columns', `books?select=${encodeURIComponent('"id"" from pg_user--"')}`],
    ['a language that is SQL', `books?summary=${encodeURIComponent("fts(english'::regconfig,''))--).x")}`],
    ['a zero byte', 'books?title=eq.%00'],
  ])('refuse with 400: %s', async (_, path) => {
    const { status, json } = await server.rest(path)
    expect([400, 431]).toContain(status)
    // Beyond 16 KB Node itself refuses the request, before anyone could write JSON.
    if (path.length < 16_000) expect([status, json]).toMatchObject([400, { code: expect.any(String) }])
    expect((await server.rest('books?select=id')).json).toHaveLength(4)
  })

  it('refuse a body that is too large with 413', async () => {
    const { status } = await server.rest('books', { method: 'POST', body: { title: 'x'.repeat(1_100_000) } })
    expect(status).toBe(413)
  })

  it('reveals no internals', async () => {
    for (const path of ['books?select=nope', 'books?id=eq.x', 'books?order=(', 'rpc/refuse?code=XX000']) {
      const { text } = await server.rest(path)
      expect(text).not.toMatch(/pgrst_source|json_agg|SELECT |\.ts|node_modules|at \w+ \(/)
    }
  })
})

describe('prototypes', () => {
  it('stay unchanged, whatever the body or the query contains', async () => {
    const evil = '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'
    for (const path of ['books', 'rpc/add', 'books?columns=__proto__', 'books?__proto__=eq.1']) {
      const { status } = await server.rest(path, { method: 'POST', body: evil })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect((await server.rest('rpc/whole', { method: 'POST', body: evil })).text).toBe(evil)
    for (const path of ['__proto__', 'rpc/constructor', 'books?select=__proto__', 'books?select=constructor(*)']) {
      const { status } = await server.rest(path)
      expect([400, 404]).toContain(status)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
