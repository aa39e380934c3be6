import type { BucketRow } from '../buckets/bucket-rows.ts'
import { maxBytesOf } from '../buckets/size-limit.ts'
import type { Cap } from '../content/measured.ts'
import type { StorageDeps } from '../storage-deps.ts'

type Target = { readonly key: string; readonly ownerId: string | null }

const KEPT = `select
    coalesce((select bytes from server.account_bytes where owner_id = $1), 0)::float8 as bytes,
    coalesce((select server.object_bytes(metadata, user_metadata) from storage.objects
      where bucket_id = $2 and name = $3 and owner_id = $1), 0)::float8 as replaced,
    server.object_bytes(null, null)::float8 as empty`

/** In bytes. Only accounts have one: files stored with the service key have no owner. */
export function accountQuota({ settings }: Pick<StorageDeps, 'settings'>): number {
  return settings.STORAGE_QUOTA_MB * 1_000_000
}

/**
 * The size limit of a new file: the limit of the bucket, and at most the account's remaining quota plus the replaced
 * file. Checked so that a body without room is not read; the write itself enforces it against concurrent uploads.
 */
export async function capOf(
  deps: Pick<StorageDeps, 'db' | 'settings'>,
  bucket: BucketRow,
  { key, ownerId }: Target,
): Promise<Cap> {
  const most = maxBytesOf(bucket)
  if (ownerId === null) return { bytes: most, code: 'EntityTooLarge' }
  const [kept] = await deps.db.query<{ bytes: number; replaced: number; empty: number }>(KEPT, [
    ownerId,
    bucket.id,
    key,
  ])
  const { bytes = 0, replaced = 0, empty = 0 } = kept ?? {}
  const room = Math.max(Math.max(accountQuota(deps) - bytes, 0) + replaced - empty, 0)
  return room < most ? { bytes: room, code: 'QuotaExceeded' } : { bytes: most, code: 'EntityTooLarge' }
}
