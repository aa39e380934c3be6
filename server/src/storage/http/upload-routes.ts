import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env.ts'
import { bucketRules } from '../buckets/bucket-rows.ts'
import type { Cap } from '../content/measured.ts'
import type { SignedLinks } from '../links/signed-links.ts'
import { checkBucketId, checkKey } from '../objects/object-key.ts'
import { tryWriteObject } from '../objects/object-rows.ts'
import { uploadObject } from '../objects/upload-object.ts'
import { SERVICE_CALLER, type StorageDeps } from '../storage-deps.ts'
import { openIncomingFile } from './incoming-file.ts'
import { identifyCaller, type StorageContext } from './storage-env.ts'

const UPLOAD_LINK_SECONDS = 2 * 60 * 60
/** For testing whether an upload would be allowed; the row is rolled back. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

export function createUploadRoutes(deps: StorageDeps, links: SignedLinks): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const targetOf = (c: StorageContext) => ({ bucketId: c.req.param('bucket') ?? '', key: c.req.param('key') ?? '' })
  const isUpsert = (c: StorageContext): boolean => c.req.header('x-upsert') === 'true'
  const open = (c: StorageContext) => (cap: Cap) => openIncomingFile(c.req.raw, cap)

  app.post('/object/upload/sign/:bucket/:key{.+}', async (c) => {
    const { db: caller, ownerId } = await identifyCaller(deps, c)
    const { bucketId, key } = targetOf(c)
    const { id } = await bucketRules(deps.db, checkBucketId(bucketId))
    const row = { id: NO_ID, bucketId: id, key: checkKey(key), ownerId, version: NO_ID, metadata: {}, userMetadata: {} }
    await tryWriteObject(deps.db, caller, row, isUpsert(c))
    const token = await links.signUpload(`${id}/${key}`, ownerId, isUpsert(c), UPLOAD_LINK_SECONDS)
    return c.json({ url: `/object/upload/sign/${id}/${key}?token=${token}`, token })
  })

  app.put('/object/upload/sign/:bucket/:key{.+}', async (c) => {
    const target = targetOf(c)
    const link = await links.verifyUpload(c.req.query('token') ?? '', `${target.bucketId}/${target.key}`)
    const upload = { ...target, caller: SERVICE_CALLER, ownerId: link.owner, isUpsert: link.upsert }
    const { path } = await uploadObject(deps, upload, open(c))
    return c.json({ Key: path })
  })

  const upload = async (c: StorageContext, mayReplace: boolean): Promise<Response> => {
    const { db: caller, ownerId } = await identifyCaller(deps, c)
    const uploaded = await uploadObject(deps, { ...targetOf(c), caller, ownerId, isUpsert: mayReplace }, open(c))
    return c.json({ Id: uploaded.id, Key: uploaded.path })
  }
  app.post('/object/:bucket/:key{.+}', (c) => upload(c, isUpsert(c)))
  app.put('/object/:bucket/:key{.+}', (c) => upload(c, true))
  return app
}
