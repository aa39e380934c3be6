import type { DbCaller } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { bucketRules } from '../buckets/bucket-rows.ts'
import { isFileKey } from '../files/file-store.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { accountQuota } from './account-quota.ts'
import { checkFits } from './check-fits.ts'
import { checkBucketId, checkKey } from './object-key.ts'
import { findObject, withQuota } from './object-rows.ts'

export type Move = {
  readonly bucketId: string
  readonly sourceKey: string
  readonly destinationBucket: string
  readonly destinationKey: string
}

/** Only the row changes: the file name does not depend on the object's name. */
export async function moveObject(
  deps: StorageDeps,
  caller: DbCaller,
  ownerId: string | null,
  move: Move,
): Promise<{ readonly id: string }> {
  const key = checkKey(move.destinationKey)
  const bucketId = checkBucketId(move.destinationBucket)
  const source = await findObject(deps.db, caller, move.bucketId, move.sourceKey)
  const rules = await bucketRules(deps.db, bucketId)
  if (bucketId !== move.bucketId && isFileKey(source.version))
    await checkFits(deps.files, source.version, source.metadata ?? {}, rules)

  const text = `${withQuota('$6')} update storage.objects set bucket_id = $3, name = $4, owner_id = coalesce($5, owner_id),
      owner = case when $5 ~* '^[0-9a-f-]{36}$' then $5::uuid else owner end
    from quota where bucket_id = $1 and name = $2 returning id`
  const values = [move.bucketId, move.sourceKey, bucketId, key, ownerId, accountQuota(deps)]
  const rows = await deps.db.runAs<{ id: string }>(caller, { text, values })
  // It was visible a moment ago, so the caller lacks the right to change it.
  if (!rows[0]) throw new AppError('AccessDenied')
  return rows[0]
}
