import { Hono } from 'hono'
import { z } from 'zod'

import { DbError } from '../../database/db-error.ts'
import { AppError } from '../../errors/app-error.ts'
import type { AppErrorCode } from '../../errors/codes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  findBucket,
  listBuckets,
  updateBucket,
  type BucketChanges,
  type BucketRow,
} from '../buckets/bucket-rows.ts'
import { parseSizeLimit } from '../buckets/size-limit.ts'
import { isAllowedPattern } from '../content/mime-types.ts'
import { checkBucketId } from '../objects/object-key.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { sweepAfterChange } from '../sweep-orphan-files.ts'
import { toMillis } from './object-json.ts'
import { readJson, readQuery } from './read-json.ts'
import { identifyCaller } from './storage-env.ts'

const Changes = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).max(100).nullish(),
})
const NewBucket = Changes.extend({
  name: z.string(),
  id: z.string().optional(),
  type: z.enum(['STANDARD', 'ANALYTICS']).optional(),
})
const count = z.coerce.number().int().min(0).max(1_000_000)
const Query = z.object({
  limit: count.min(1).optional(),
  offset: count.optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  search: z.string().max(100).optional(),
})

export function createBucketRoutes(deps: StorageDeps): Hono<AppEnv> {
  const { db } = deps
  const app = new Hono<AppEnv>()

  app.get('/bucket', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    return c.json((await listBuckets(db, caller, readQuery(c, Query))).map(bucketJson))
  })
  app.get('/bucket/:bucket', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    return c.json(bucketJson(await findBucket(db, caller, c.req.param('bucket'))))
  })
  app.post('/bucket', async (c) => {
    const { db: caller, ownerId } = await identifyCaller(deps, c)
    const body = await readJson(c, NewBucket)
    if (body.type === 'ANALYTICS') throw new AppError('FeatureNotEnabled')
    const [name, id] = [checkBucketId(body.name), checkBucketId(body.id ?? body.name)]
    const created = createBucket(db, caller, { ...changesOf(body), id, name, ownerId })
    await created.catch(refuseAs({ '23505': 'BucketAlreadyExists' }))
    return c.json({ name })
  })
  app.put('/bucket/:bucket', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    const changes = changesOf(await readJson(c, Changes))
    if (Object.values(changes).every((value) => value === undefined))
      throw new AppError('InvalidRequest', { message: 'No content provided' })
    await updateBucket(db, caller, c.req.param('bucket'), changes)
    return c.json({ message: 'Successfully updated' })
  })
  app.post('/bucket/:bucket/empty', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    await emptyBucket(db, caller, c.req.param('bucket'))
    await sweepAfterChange(deps)
    return c.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' })
  })
  app.delete('/bucket/:bucket', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    await deleteBucket(db, caller, c.req.param('bucket')).catch(refuseAs({ '23503': 'ResourceNotEmpty' }))
    return c.json({ message: 'Successfully deleted' })
  })
  return app
}

function changesOf(body: z.infer<typeof Changes>): BucketChanges {
  const types = body.allowed_mime_types?.filter((type) => type !== '') ?? body.allowed_mime_types
  const wrong = types?.find((type) => !isAllowedPattern(type))
  if (wrong !== undefined) throw new AppError('InvalidMimeType', { message: 'mime type is not supported' })
  return {
    public: body.public,
    file_size_limit: parseSizeLimit(body.file_size_limit),
    allowed_mime_types: types,
  }
}

function bucketJson(bucket: BucketRow): BucketRow {
  return { ...bucket, created_at: toMillis(bucket.created_at), updated_at: toMillis(bucket.updated_at) }
}

function refuseAs(codes: Readonly<Record<string, AppErrorCode>>): (error: unknown) => never {
  return (error) => {
    const code = error instanceof DbError ? codes[error.code] : undefined
    throw code ? new AppError(code) : error
  }
}
