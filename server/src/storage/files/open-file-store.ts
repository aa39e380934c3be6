import { join } from 'node:path'

import type { Settings } from '../../config/settings.ts'
import { createDiskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3FileStore } from './s3-file-store.ts'

/** On S3 when its settings are given, otherwise in DATA_DIR. */
export async function openFileStore(settings: Settings): Promise<FileStore> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (!S3_ENDPOINT) return createDiskFileStore(join(settings.DATA_DIR, 'files'))
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error('S3_ENDPOINT also needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return createS3FileStore({
    endpoint: S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
