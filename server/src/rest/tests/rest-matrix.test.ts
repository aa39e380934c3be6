import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startRestServer, type LibraryServer } from './library-server.ts'

/** Everything that callers without an account may read or call. An addition here becomes public. */
const PUBLIC_READS: readonly string[] = [
  'blog_categories',
  'blog_places',
  'blog_posts',
  'blog_redirects',
  'blog_writers',
]
const PUBLIC_FUNCTIONS: readonly string[] = []

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const

let server: LibraryServer
beforeAll(async () => {
  server = await startRestServer()
})
afterAll(() => server.stop())

describe('anonymous access to the product, across the whole catalogue', () => {
  it('includes only listed tables', async () => {
    const tables = await server.db.query<{ name: string; column: string }>(
      `select c.relname as name, min(a.attname) as column from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') group by 1`,
    )
    expect(tables.map(({ name }) => name)).toContain('profiles')
    for (const { name, column } of tables) {
      for (const method of METHODS) {
        const body = method === 'POST' || method === 'PATCH' ? { [column]: null } : undefined
        const path = method === 'PATCH' || method === 'DELETE' ? `${name}?${column}=not.is.null` : name
        const { status } = await server.rest(path, { method, body })
        const isListed = method === 'GET' && PUBLIC_READS.includes(name)
        expect([name, method, status]).toEqual([name, method, isListed ? 200 : 401])
      }
    }
  })

  it('includes only listed functions', async () => {
    const functions = await server.db.query<{ name: string; parameters: string[] | null }>(
      `select p.proname as name, to_json(p.proargnames[1:p.pronargs]) as parameters from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype`,
    )
    expect(functions.map(({ name }) => name)).toContain('has_role')
    for (const { name, parameters } of functions) {
      const body = Object.fromEntries((parameters ?? []).map((parameter) => [parameter, null]))
      const { status } = await server.rest(`rpc/${name}`, { method: 'POST', body })
      expect([name, status]).toEqual([name, PUBLIC_FUNCTIONS.includes(name) ? 200 : 401])
    }
  })
})
