import { z } from 'zod'

import type { Db, DbCaller } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ObjectRow } from './object-rows.ts'

export type PageQuery = {
  readonly bucketId: string
  readonly prefix: string
  readonly limit: number
  readonly withFolders: boolean
  readonly sort: { readonly column: 'name' | 'created_at' | 'updated_at'; readonly order: 'asc' | 'desc' }
  readonly cursor: string | null
}

type Entry = Omit<ObjectRow, 'id' | 'metadata'> & {
  readonly id: string | null
  readonly metadata: Readonly<Record<string, unknown>> | null
  readonly sort_key: string
}

export type Page = {
  readonly hasNext: boolean
  readonly nextCursor?: string
  readonly folders: readonly { readonly key: string; readonly name: string }[]
  readonly objects: readonly Readonly<Record<string, unknown>>[]
}

const Cursor = z.object({
  column: z.enum(['name', 'created_at', 'updated_at']),
  order: z.enum(['asc', 'desc']),
  sortKey: z.string(),
  name: z.string(),
})

/** Pages by the last entry, not by offset: entries added or removed meanwhile do not shift the pages. */
export async function listPage(db: Db, caller: DbCaller, query: PageQuery): Promise<Page> {
  const after = query.cursor === null ? null : readCursor(query.cursor)
  const { column, order } = after ?? query.sort
  const rows = await db.runAs<Entry>(caller, {
    text: pageSql(column, order, query.withFolders),
    values: [query.bucketId, query.prefix, after?.sortKey ?? null, after?.name ?? null, query.limit + 1],
  })
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const hasNext = rows.length > query.limit
  return {
    hasNext,
    ...(hasNext && last ? { nextCursor: writeCursor({ column, order, sortKey: last.sort_key, name: last.name }) } : {}),
    folders: shown.filter((row) => row.id === null).map(({ name }) => ({ key: name.slice(0, -1), name })),
    objects: shown.filter((row) => row.id !== null).map(toObject),
  }
}

function toObject({ id, name, metadata, updated_at, created_at, last_accessed_at }: Entry): Page['objects'][number] {
  return { key: name, id, name, metadata, updated_at, created_at, last_accessed_at }
}

/** Folders have no time of their own: with an empty sort key they come before every file. */
function pageSql(column: z.infer<typeof Cursor>['column'], order: 'asc' | 'desc', withFolders: boolean): string {
  const sortKey = column === 'name' ? `''` : `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`
  const isFolder = withFolders ? `strpos(substr(name, length($2) + 1), '/') > 0` : 'false'
  const folderName = `left(name, length($2) + strpos(substr(name, length($2) + 1), '/'))`
  const comparison = order === 'asc' ? '>' : '<'
  const nothing = 'null::jsonb as metadata, null::timestamptz'
  return `with found as (
      select *, ${isFolder} as is_folder from storage.objects where bucket_id = $1 and starts_with(name, $2)
    ), entries as (
      select id, name, metadata, updated_at, created_at, last_accessed_at, ${sortKey} as sort_key
      from found where not is_folder
      union all
      select distinct null::uuid as id, ${folderName}, ${nothing}, null::timestamptz, null::timestamptz, ''
      from found where is_folder
    )
    select * from entries
    where $3::text is null
      or (sort_key collate "C", name collate "C") ${comparison} ($3 collate "C", $4::text collate "C")
    order by sort_key collate "C" ${order}, name collate "C" ${order} limit $5::int`
}

function writeCursor(cursor: z.infer<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

function readCursor(text: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw new AppError('InvalidRequest', { message: 'Invalid cursor' })
  }
}
