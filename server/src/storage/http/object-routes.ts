import { Hono } from 'hono'
import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { copyObject } from '../objects/copy-object.ts'
import { moveObject } from '../objects/move-object.ts'
import { removeObjects } from '../objects/object-rows.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { sweepAfterChange } from '../sweep-orphan-files.ts'
import { cleanCacheControl } from './clean-cache-control.ts'
import { copiedObject, removedObject } from './object-json.ts'
import { readJson } from './read-json.ts'
import { identifyCaller } from './storage-env.ts'
import { parseUserMetadata } from './user-metadata.ts'

const MAX_REMOVED = 1000

const Transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
})
const CopyBody = Transfer.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z
    .object({ cacheControl: z.string().transform(cleanCacheControl), mimetype: z.string().max(255) })
    .partial()
    .default({}),
})
const RemoveBody = z.object({ prefixes: z.array(z.string()).min(1).max(MAX_REMOVED) })

/** Changes to existing objects. */
export function createObjectRoutes(deps: StorageDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.post('/object/move', async (c) => {
    const { db: caller, ownerId } = await identifyCaller(deps, c)
    const move = await readJson(c, Transfer)
    const destinationBucket = move.destinationBucket || move.bucketId
    const { id } = await moveObject(deps, caller, ownerId, { ...move, destinationBucket })
    return c.json({ message: 'Successfully moved', Id: id, Key: move.destinationKey })
  })

  app.post('/object/copy', async (c) => {
    const { db: caller, ownerId } = await identifyCaller(deps, c)
    const body = await readJson(c, CopyBody)
    const { id, row } = await copyObject(deps, caller, ownerId, {
      ...body,
      destinationBucket: body.destinationBucket || body.bucketId,
      isUpsert: c.req.header('x-upsert') === 'true',
      userMetadata: parseUserMetadata(c.req.header('x-metadata') ?? null, 'base64'),
    })
    return c.json(copiedObject(id, row))
  })

  app.delete('/object/:bucket', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    const { prefixes } = await readJson(c, RemoveBody)
    const removed = await removeObjects(deps.db, caller, c.req.param('bucket'), prefixes)
    await sweepAfterChange(deps)
    return c.json(removed.map(removedObject))
  })

  app.delete('/object/:bucket/:key{.+}', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    const removed = await removeObjects(deps.db, caller, c.req.param('bucket'), [c.req.param('key')])
    if (removed.length === 0) throw new AppError('NoSuchKey')
    await sweepAfterChange(deps)
    return c.json({ message: 'Successfully deleted' })
  })
  return app
}
