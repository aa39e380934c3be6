import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ENGINES } from '../../../test/test-server.ts'
import { startLibraryServer, type LibraryServer } from './library-server.ts'

const servers: LibraryServer[] = []
beforeAll(async () => {
  servers.push(...(await Promise.all(ENGINES.map((engine) => startLibraryServer({ engine })))))
}, 60_000)
afterAll(() => Promise.all(servers.map((server) => server.stop())))

const representation = { prefer: 'return=representation, count=exact' }
const single = { accept: 'application/vnd.pgrst.object+json' }

/** The same requests in the same order, so that later requests see earlier writes. */
describe('Postgres and PGlite answer alike, byte by byte', () => {
  it.each([
    ['a table', 'books?order=id', {}],
    ['columns, casts and JSON', 'authors?select=id,born::text,meta->city,meta->prizes->>0&order=id', {}],
    ['filters of every kind', 'books?tags=cs.{sea}&price=is.null&or=(id.gt.1,title.like.A*)&summary=wfts.go', {}],
    ['lists', 'books?id=in.(1,2,3)&title=in.("Notes","The%20Island")&select=id&order=id', {}],
    ['embeds', 'authors?select=name,books!books_author_id_fkey(title,genres(name),ratings(stars))&order=id', {}],
    ['spreads and row functions', 'books?select=id,shout,...author_id(name),best_review(stars)&order=id', {}],
    [
      'inner joins with a count',
      'books?select=id,ratings!inner(id)&ratings.stars=gt.3&limit=1',
      { headers: representation },
    ],
    ['an estimate', 'books?select=id&limit=1', { headers: { prefer: 'count=estimated' } }],
    ['one object', 'books?id=eq.1', { headers: single }],
    ['too many objects', 'books', { headers: single }],
    ['CSV', 'books?order=id', { headers: { accept: 'text/csv' } }],
    ['a function', 'rpc/books_by?name=Jules&order=id', {}],
    ['a function by POST', 'rpc/add', { method: 'POST', body: { a: 4 } }],
    [
      'an insert',
      'books',
      { method: 'POST', body: [{ id: 9, title: 'Ünïcode 👋', tags: ['a"b'] }], headers: representation },
    ],
    [
      'an upsert',
      'books',
      {
        method: 'POST',
        body: { id: 9, title: 'Again' },
        headers: { prefer: 'resolution=merge-duplicates, return=representation' },
      },
    ],
    ['an update', 'books?id=eq.9', { method: 'PATCH', body: { price: 1.5 }, headers: representation }],
    ['a delete', 'books?id=eq.9', { method: 'DELETE', headers: representation }],
    ['a duplicate', 'genres', { method: 'POST', body: { id: 1, name: 'x' } }],
    ['a wrong type', 'books?id=eq.x', {}],
    ['an unknown column', 'books?select=nope', {}],
    ['an unknown table', 'boks', {}],
    ['a missing right', 'notes', {}],
    ['a write by GET', 'rpc/add_genre?id=60&name=x', {}],
  ])('%s', async (_, path, init) => {
    const [postgres, pglite] = await Promise.all(servers.map((server) => server.rest(path, init)))
    expect(pglite?.text).toBe(postgres?.text)
    expect(pglite?.status).toBe(postgres?.status)
    expect(pglite?.headers.get('content-range')).toBe(postgres?.headers.get('content-range'))
  })
})

it('describes the same schema in OpenAPI on both', async () => {
  const [postgres, pglite] = await Promise.all(
    servers.map(async (server) => {
      const { service } = server.product.platform.apiKeys
      const { text, status } = await server.rest('', { token: service })
      expect(status).toBe(200)
      return text.replaceAll(new URL(server.url).host, 'host')
    }),
  )
  expect(pglite).toBe(postgres)
})
