import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startLibraryServer, type LibraryServer, type LibraryUser } from './library-server.ts'

let server: LibraryServer
let ada: LibraryUser
let eve: LibraryUser
beforeAll(async () => {
  server = await startLibraryServer()
  ada = await server.newUser()
  eve = await server.newUser()
  await server.rest('notes', { method: 'POST', body: { body: 'of Ada' }, token: ada.token })
})
afterAll(() => server.stop())

const noteOfAda = () => server.db.query('select user_id, body from public.notes where user_id = $1', [ada.id])

describe('row level security over HTTP', () => {
  it('shows a row to its owner alone', async () => {
    expect((await server.rest('notes?select=body', { token: ada.token })).json).toEqual([{ body: 'of Ada' }])
    expect((await server.rest('notes?select=body', { token: eve.token })).json).toEqual([])
    expect((await server.rest('notes?select=body')).status).toBe(401)
  })

  it.each([
    ['PATCH', { body: 'of Eve' }],
    ['DELETE', undefined],
  ])('lets nobody else %s it', async (method, body) => {
    const reply = await server.rest(`notes?user_id=eq.${ada.id}&select=id`, {
      method,
      body,
      token: eve.token,
      headers: { prefer: 'return=representation' },
    })
    expect([reply.status, reply.json]).toEqual([200, []])
    expect(await noteOfAda()).toEqual([{ user_id: ada.id, body: 'of Ada' }])
  })

  it('lets nobody write in another name', async () => {
    const forged = await server.rest('notes', {
      method: 'POST',
      body: { user_id: ada.id, body: 'x' },
      token: eve.token,
    })
    expect([forged.status, forged.json]).toMatchObject([403, { code: '42501' }])
    await server.rest('notes', { method: 'POST', body: { body: 'of Eve' }, token: eve.token })
    const given = await server.rest(`notes?user_id=eq.${eve.id}`, {
      method: 'PATCH',
      body: { user_id: ada.id },
      token: eve.token,
    })
    expect(given.status).toBe(403)
    expect(await noteOfAda()).toHaveLength(1)
  })

  it('keeps columns without a right to read out of every answer', async () => {
    for (const path of [
      'notes?select=*',
      'notes?select=secret',
      'notes?secret=eq.hidden&select=id',
      'notes?select=id&order=secret',
    ]) {
      const { status, text } = await server.rest(path, { token: ada.token })
      expect([path, status]).toEqual([path, 403])
      expect(text).not.toContain('hidden')
    }
    const body = { body: 'more' }
    const inserted = await server.rest('notes?select=id,body', {
      method: 'POST',
      body,
      token: ada.token,
      headers: { prefer: 'return=representation' },
    })
    expect([inserted.status, inserted.json]).toMatchObject([201, [{ body: 'more' }]])
  })

  it('does not reach into other schemas', async () => {
    expect((await server.rest('secrets')).status).toBe(404)
    expect((await server.rest('hidden.secrets')).status).toBe(404)
    expect((await server.rest('secrets', { headers: { 'accept-profile': 'hidden' } })).status).toBe(406)
    expect((await server.rest('users', { headers: { 'accept-profile': 'auth' } })).status).toBe(406)
  })
})

/** Every table and function of the product itself, as the catalogue has them; the library is this test's own. */
describe('what anonymous callers reach of the product', () => {
  const LIBRARY = new Set(
    'authors author_details books genres book_genres reviews notes cheap_books book_count pgrst_source answer'.split(
      ' ',
    ),
  )
  const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
  const PUBLIC_READS: readonly string[] = []
  const LIBRARY_FUNCTIONS = new Set(
    ['shout', 'best_review', 'add', 'titles', 'books_by', 'first_author', 'counts', 'nothing', 'words', 'whole'].concat(
      ['twice', 'add_genre', 'refuse', 'answer_as_it_likes', 'seen_headers'],
    ),
  )
  const PUBLIC_FUNCTIONS: readonly string[] = []

  it('is nothing that is not on the list', async () => {
    const tables = await server.db.query<{ name: string; column: string }>(
      `select c.relname as name, min(a.attname) as column from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') group by 1`,
    )
    const own = tables.filter(({ name }) => !LIBRARY.has(name))
    expect(own.length).toBeGreaterThan(0)
    for (const { name, column } of own) {
      for (const method of METHODS) {
        const body = method === 'POST' || method === 'PATCH' ? { [column]: null } : undefined
        const path = method === 'PATCH' || method === 'DELETE' ? `${name}?${column}=not.is.null` : name
        const { status } = await server.rest(path, { method, body })
        const isListed = method === 'GET' && PUBLIC_READS.includes(name)
        expect([name, method, status]).toEqual([name, method, isListed ? 200 : 401])
      }
    }
  })

  it('is no function either', async () => {
    const functions = await server.db.query<{ name: string; parameters: string[] | null }>(
      `select p.proname as name, to_json(p.proargnames[1:p.pronargs]) as parameters from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype`,
    )
    const own = functions.filter(({ name }) => !LIBRARY_FUNCTIONS.has(name))
    expect(own.map(({ name }) => name)).toContain('has_role')
    for (const { name, parameters } of own) {
      const body = Object.fromEntries((parameters ?? []).map((parameter) => [parameter, null]))
      const { status } = await server.rest(`rpc/${name}`, { method: 'POST', body })
      expect([name, status]).toEqual([name, PUBLIC_FUNCTIONS.includes(name) ? 200 : 401])
    }
  })
})
