import { Hono } from 'hono'
import { z } from 'zod'

import type { AppEnv } from '../../http/app-env.ts'
import { listPage } from '../objects/list-page.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { toMillis } from './object-json.ts'
import { readJson } from './read-json.ts'
import { identifyCaller } from './storage-env.ts'

const MAX_PAGE = 1000
const order = z.enum(['asc', 'desc']).nullish()
const ListBody = z.object({
  prefix: z.string().max(1024).nullish(),
  limit: z.int().min(1).default(100),
  offset: z.int().min(0).max(2_000_000_000).default(0),
  search: z.string().max(1024).nullish(),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).nullish(), order })
    .nullish(),
})
const PageBody = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).default(MAX_PAGE),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z.object({ column: z.enum(['name', 'updated_at', 'created_at']), order }).nullish(),
})

type Listed = Readonly<Record<'created_at' | 'updated_at' | 'last_accessed_at', string | null>>

export function createListRoutes(deps: StorageDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.post('/object/list/:bucket', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    const { prefix, limit, offset, search, sortBy } = await readJson(c, ListBody)
    // The prefix is always a folder here; the second listing takes it literally.
    const folder = prefix && !prefix.endsWith('/') ? `${prefix}/` : (prefix ?? '')
    const rows = await deps.db.runAs<Listed & Record<string, unknown>>(caller, {
      text: 'select * from storage.search($1, $2, $3::int, 1, $4::int, $5, $6, $7)',
      values: [
        folder,
        c.req.param('bucket'),
        Math.min(limit, MAX_PAGE),
        offset,
        search ?? '',
        sortBy?.column ?? 'name',
        sortBy?.order ?? 'asc',
      ],
    })
    return c.json(rows.map(withMillis))
  })

  app.post('/object/list-v2/:bucket', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    const body = await readJson(c, PageBody)
    const page = await listPage(deps.db, caller, {
      bucketId: c.req.param('bucket'),
      prefix: body.prefix,
      limit: Math.min(body.limit, MAX_PAGE),
      withFolders: body.with_delimiter,
      sort: { column: body.sortBy?.column ?? 'name', order: body.sortBy?.order ?? 'asc' },
      cursor: body.cursor ?? null,
    })
    return c.json({ ...page, objects: page.objects.map((object) => withMillis(object as Listed)) })
  })
  return app
}

function withMillis<T extends Listed>(row: T): T {
  return {
    ...row,
    created_at: toMillis(row.created_at),
    updated_at: toMillis(row.updated_at),
    last_accessed_at: toMillis(row.last_accessed_at),
  }
}
