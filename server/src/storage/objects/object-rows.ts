import type { Db, DbCaller } from '../../database/db.ts'
import type { SqlValue } from '../../database/sql-values.ts'
import { AppError } from '../../errors/app-error.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { accountQuota } from './account-quota.ts'

export type ObjectMetadata = {
  readonly eTag: string
  readonly size: number
  readonly mimetype: string
  readonly cacheControl: string
  readonly lastModified: string
  readonly contentLength: number
  readonly httpStatusCode: number
}

export type ObjectRow = {
  readonly id: string
  readonly name: string
  readonly bucket_id: string
  readonly version: string | null
  readonly owner_id: string | null
  /** Null or incomplete in rows that did not come through an upload. */
  readonly metadata: Partial<ObjectMetadata> | null
  readonly user_metadata: Readonly<Record<string, unknown>> | null
  readonly created_at: string
  readonly updated_at: string
  readonly last_accessed_at: string
}

export type NewObject = {
  readonly id: string
  readonly bucketId: string
  readonly key: string
  readonly ownerId: string | null
  readonly version: string
  readonly metadata: Partial<ObjectMetadata>
  readonly userMetadata: Readonly<Record<string, unknown>>
}

export const OBJECT_COLUMNS = `id, name, bucket_id, version, owner, owner_id, metadata, user_metadata,
  created_at, updated_at, last_accessed_at`

/** Passes the account's quota to the trigger in the same statement; null when it is not checked. */
export const withQuota = (placeholder: string): string =>
  `with quota as materialized (select set_config('storage.account_quota', ${placeholder}::text, true))`

const INSERT = `${withQuota('$9')}
  insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  select $1::uuid, $2::text, $3::text, $4::uuid, $5::text, $6::text, $7::jsonb, $8::jsonb from quota`

const UPSERT = `${INSERT}
  on conflict (bucket_id, name) do update set
    owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
    metadata = excluded.metadata, user_metadata = excluded.user_metadata, last_accessed_at = now()
  returning id`

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Fails as the real write would, and is rolled back: called before a large body is accepted. */
export async function tryWriteObject(db: Db, caller: DbCaller, row: NewObject, isUpsert: boolean): Promise<void> {
  await db.runAs(
    caller,
    { text: isUpsert ? UPSERT : INSERT, values: valuesOf(row, null), isRepeated: true },
    () => false,
  )
}

/** Returns the object's id. An insert does not return the row: that would need the right to read, too. */
export async function writeObject(
  deps: Pick<StorageDeps, 'db' | 'settings'>,
  caller: DbCaller,
  row: NewObject,
  isUpsert: boolean,
): Promise<string> {
  const text = isUpsert ? UPSERT : INSERT
  const values = valuesOf(row, accountQuota(deps))
  const rows = await deps.db.runAs<{ id: string }>(caller, { text, values, isRepeated: true })
  return rows[0]?.id ?? row.id
}

function valuesOf(row: NewObject, quota: number | null): readonly SqlValue[] {
  const owner = row.ownerId && UUID.test(row.ownerId) ? row.ownerId : null
  return [row.id, row.bucketId, row.key, owner, row.ownerId, row.version, row.metadata, row.userMetadata, quota]
}

/** The same result for "no such object" and "not yours", so that names cannot be probed. */
export async function findObject(db: Db, caller: DbCaller, bucketId: string, key: string): Promise<ObjectRow> {
  const text = `select ${OBJECT_COLUMNS} from storage.objects where bucket_id = $1 and name = $2`
  const rows = await db.runAs<ObjectRow>(caller, { text, values: [bucketId, key], isRepeated: true })
  if (!rows[0]) throw new AppError('NoSuchKey')
  return rows[0]
}

export async function findObjectNames(
  db: Db,
  caller: DbCaller,
  bucketId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const text = 'select name from storage.objects where bucket_id = $1 and name = any($2::text[])'
  const rows = await db.runAs<{ name: string }>(caller, { text, values: [bucketId, keys] })
  return new Set(rows.map((row) => row.name))
}

export async function removeObjects(
  db: Db,
  caller: DbCaller,
  bucketId: string,
  keys: readonly string[],
): Promise<readonly ObjectRow[]> {
  const text = `delete from storage.objects where bucket_id = $1 and name = any($2::text[]) returning ${OBJECT_COLUMNS}`
  return db.runAs<ObjectRow>(caller, { text, values: [bucketId, keys] })
}
