import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { makeTempFolder } from '../../../test/temp-folder.ts'
import { startLibraryServer, type LibraryServer } from './library-server.ts'

let server: LibraryServer
beforeAll(async () => {
  // The keys are read once, at start-up.
  await using folder = await makeTempFolder()
  const file = join(folder.path, 'keys.json')
  await writeFile(file, JSON.stringify({ keys: [] }))
  server = await startLibraryServer({ settings: { SUPABASE_COMPAT_JWKS: file } })
})
afterAll(() => server.stop())

const read = async (path: string): Promise<unknown> => (await server.rest(path)).json

describe('the rules of the local stack', () => {
  it.each([
    ['a total', 'books?select=count(),price.max()', [{ count: 4, max: 12.5 }]],
    [
      'groups',
      'books?select=author_id,count(),n:price.sum()::int',
      [
        { author_id: 1, count: 1, n: 8 },
        { author_id: 2, count: 2, n: 13 },
        { author_id: 3, count: 1, n: 10 },
      ],
    ],
    ['inside an embed', 'books?select=id,ratings(stars.avg())&id=eq.2', [{ id: 2, ratings: [{ avg: 3 }] }]],
    [
      'handed up by a spread',
      'ratings?select=...books(author_id,n:id.count())',
      [
        { author_id: 1, n: 1 },
        { author_id: 2, n: 2 },
        { author_id: 3, n: 1 },
      ],
    ],
    [
      'grouped by an embedded row',
      'books?select=count(),author:author_id(name)&author_id=eq.2',
      [{ count: 2, author: { name: 'Jules' } }],
    ],
    ['the plain word', 'books?select=id,ratings(count)&id=eq.2', [{ id: 2, ratings: [{ count: 2 }] }]],
  ])('allow aggregates: %s', async (_, path, expected) => {
    const rows = (await read(path)) as { author_id?: number }[]
    expect(rows.toSorted((a, b) => (a.author_id ?? 0) - (b.author_id ?? 0))).toEqual(expected)
  })

  it('refuse aggregates in a spread of many', async () => {
    expect(await read('books?select=...ratings(stars.sum())')).toMatchObject({ code: 'PGRST127' })
  })

  it('show the plan', async () => {
    const accept = 'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose;'
    const { status, json } = await server.rest('books?id=eq.1', { headers: { accept } })
    expect([status, json]).toMatchObject([200, [{ Plan: { 'Node Type': 'Aggregate' } }]])
    const text = await server.rest('books', { headers: { accept: 'application/vnd.pgrst.plan+text' } })
    expect(text.text).toMatch(/^Aggregate {2}\(cost=/)
    const init = { method: 'POST', body: { id: 70, name: 'x' }, headers: { accept } }
    expect((await server.rest('genres', init)).status).toBe(200)
    expect(await read('genres?id=eq.70')).toEqual([])
  })

  it('roll back on request', async () => {
    const headers = { prefer: 'tx=rollback, return=representation' }
    const { status, json } = await server.rest('genres', { method: 'POST', body: { id: 71, name: 'x' }, headers })
    expect([status, json]).toEqual([201, [{ id: 71, name: 'x' }]])
    expect(await read('genres?id=eq.71')).toEqual([])
  })

  it('expose every schema that anonymous callers may use, by name', async () => {
    const { status, json, headers } = await server.rest('secrets', { headers: { 'accept-profile': 'hidden' } })
    expect([status, json, headers.get('content-profile')]).toEqual([200, [], 'hidden'])
    expect((await server.rest('users', { headers: { 'accept-profile': 'auth' } })).status).toBe(406)
  })

  it('need no key', async () => {
    expect((await fetch(`${server.url}/rest/v1/books?limit=1`)).status).toBe(200)
  })
})
