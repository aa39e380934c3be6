import type { Db, DbCaller } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'

export type BucketRow = {
  readonly id: string
  readonly name: string
  readonly owner: string | null
  readonly public: boolean
  readonly file_size_limit: number | null
  readonly allowed_mime_types: readonly string[] | null
  readonly created_at: string
  readonly updated_at: string
  readonly type?: string
}

export type BucketChanges = {
  readonly public?: boolean | undefined
  readonly file_size_limit?: number | null | undefined
  readonly allowed_mime_types?: readonly string[] | null | undefined
}

export type BucketQuery = {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly sortColumn?: 'id' | 'name' | 'created_at' | 'updated_at' | undefined
  readonly sortOrder?: 'asc' | 'desc' | undefined
  readonly search?: string | undefined
}

const COLUMNS = `id, name, owner, public, file_size_limit, to_jsonb(allowed_mime_types) as allowed_mime_types,
  created_at, updated_at`

/** Read as the server: its rules apply to every caller, also to those who may not list buckets. */
export async function bucketRules(db: Db, id: string): Promise<BucketRow> {
  const rows = await db.query<BucketRow>(`select ${COLUMNS} from storage.buckets where id = $1`, [id])
  if (!rows[0]) throw new AppError('NoSuchBucket')
  return rows[0]
}

export async function findBucket(db: Db, caller: DbCaller, id: string): Promise<BucketRow> {
  const text = `select ${COLUMNS} from storage.buckets where id = $1`
  const rows = await db.runAs<BucketRow>(caller, { text, values: [id] })
  if (!rows[0]) throw new AppError('NoSuchBucket')
  return rows[0]
}

export async function listBuckets(db: Db, caller: DbCaller, query: BucketQuery): Promise<readonly BucketRow[]> {
  const { sortColumn = 'id', sortOrder = 'asc', search = '' } = query
  const text = `select ${COLUMNS}, type from storage.buckets where strpos(lower(name), lower($1)) > 0 or $1 = ''
    order by ${sortColumn} ${sortOrder}, id limit $2::int offset $3::int`
  return db.runAs<BucketRow>(caller, { text, values: [search, query.limit ?? null, query.offset ?? 0] })
}

export async function createBucket(
  db: Db,
  caller: DbCaller,
  bucket: BucketChanges & { readonly id: string; readonly name: string; readonly ownerId: string | null },
): Promise<void> {
  const text = `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
    values ($1, $2, case when $3 ~* '^[0-9a-f-]{36}$' then $3::uuid end, $3, $4::boolean, $5::bigint, $6::text[])`
  const limits = [bucket.public ?? false, bucket.file_size_limit, bucket.allowed_mime_types]
  await db.runAs(caller, { text, values: [bucket.id, bucket.name, bucket.ownerId, ...limits] })
}

/** Changes only given fields; null removes a limit. */
export async function updateBucket(db: Db, caller: DbCaller, id: string, changes: BucketChanges): Promise<void> {
  const text = `update storage.buckets set
      public = case when $2::boolean then $3::boolean else public end,
      file_size_limit = case when $4::boolean then $5::bigint else file_size_limit end,
      allowed_mime_types = case when $6::boolean then $7::text[] else allowed_mime_types end,
      updated_at = now()
    where id = $1 returning id`
  const { public: isPublic, file_size_limit: limit, allowed_mime_types: types } = changes
  const given = [isPublic, limit, types].flatMap((value) => [value !== undefined, value ?? null])
  const rows = await db.runAs(caller, { text, values: [id, ...given] })
  if (rows.length === 0) throw new AppError('NoSuchBucket')
}

export async function deleteBucket(db: Db, caller: DbCaller, id: string): Promise<void> {
  const text = 'delete from storage.buckets where id = $1 returning id'
  const rows = await db.runAs(caller, { text, values: [id] })
  if (rows.length === 0) throw new AppError('NoSuchBucket')
}

export async function emptyBucket(db: Db, caller: DbCaller, id: string): Promise<void> {
  await findBucket(db, caller, id)
  await db.runAs(caller, { text: 'delete from storage.objects where bucket_id = $1', values: [id] })
}
