import { randomUUID } from 'node:crypto'

import type { DbCaller } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { bucketRules } from '../buckets/bucket-rows.ts'
import { isFileKey } from '../files/file-store.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { sweepAfterChange } from '../sweep-orphan-files.ts'
import { capOf } from './account-quota.ts'
import { checkFits } from './check-fits.ts'
import { checkBucketId, checkKey } from './object-key.ts'
import { findObject, tryWriteObject, writeObject, type NewObject, type ObjectRow } from './object-rows.ts'
import { savingFile } from './upload-object.ts'

export type Copy = {
  readonly bucketId: string
  readonly sourceKey: string
  readonly destinationBucket: string
  readonly destinationKey: string
  readonly isUpsert: boolean
  readonly copyMetadata: boolean
  /** Used instead of the source's when `copyMetadata` is off. */
  readonly metadata: { readonly cacheControl?: string | undefined; readonly mimetype?: string | undefined }
  readonly userMetadata: Readonly<Record<string, unknown>>
}

export async function copyObject(
  deps: StorageDeps,
  caller: DbCaller,
  ownerId: string | null,
  copy: Copy,
): Promise<{ readonly id: string; readonly row: NewObject }> {
  const target = { bucketId: checkBucketId(copy.destinationBucket), key: checkKey(copy.destinationKey) }
  const source = await findObject(deps.db, caller, copy.bucketId, copy.sourceKey)
  const from = source.version
  if (!isFileKey(from)) throw new AppError('NoSuchKey')
  const rules = await bucketRules(deps.db, target.bucketId)
  const version = randomUUID()
  const described = describeCopy(deps, source, copy)
  const mimetype = await checkFits(deps.files, from, described.metadata, rules)
  const row = { id: randomUUID(), ...target, ownerId, version, ...described }
  const checked: NewObject = { ...row, metadata: { ...row.metadata, mimetype } }

  await tryWriteObject(deps.db, caller, checked, copy.isUpsert)
  const cap = await capOf(deps, rules, checked)
  if ((checked.metadata.size ?? 0) > cap.bytes) throw new AppError(cap.code)
  const id = await savingFile(deps, version, async () => {
    await deps.files.copy(from, version)
    return writeObject(deps, caller, checked, copy.isUpsert)
  })
  if (copy.isUpsert) await sweepAfterChange(deps)
  return { id, row: checked }
}

function describeCopy(
  deps: StorageDeps,
  source: ObjectRow,
  { copyMetadata, metadata, userMetadata }: Copy,
): Pick<NewObject, 'metadata' | 'userMetadata'> {
  const kept = { ...source.metadata, lastModified: new Date(deps.now()).toISOString() }
  if (copyMetadata) return { metadata: kept, userMetadata: source.user_metadata ?? {} }
  const { cacheControl = kept.cacheControl ?? 'no-cache', mimetype = kept.mimetype ?? 'application/octet-stream' } =
    metadata
  return { metadata: { ...kept, cacheControl, mimetype }, userMetadata }
}
