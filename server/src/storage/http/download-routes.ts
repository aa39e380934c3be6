import { Hono } from 'hono'

import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { bucketRules } from '../buckets/bucket-rows.ts'
import { createImageRenderer } from '../images/image-renderer.ts'
import { parseImageTransform } from '../images/image-transform.ts'
import type { SignedLinks } from '../links/signed-links.ts'
import { checkKey } from '../objects/object-key.ts'
import { findObject, type ObjectRow } from '../objects/object-rows.ts'
import { SERVICE_CALLER, type StorageDeps } from '../storage-deps.ts'
import { objectInfo } from './object-json.ts'
import { serveImage } from './serve-image.ts'
import { serveObject, type Serve } from './serve-object.ts'
import { identifyCaller, identifyReader, type StorageContext } from './storage-env.ts'

type Target = { readonly bucketId: string; readonly key: string }

/** Every way to read an object. Hono answers HEAD through the same handlers. */
export function createDownloadRoutes(deps: StorageDeps, links: SignedLinks): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const images = createImageRenderer(deps)
  const targetOf = (c: StorageContext): Target => ({
    bucketId: c.req.param('bucket') ?? '',
    key: checkKey(c.req.param('key') ?? ''),
  })

  const readPublic = async (c: StorageContext): Promise<Serve> => {
    const target = targetOf(c)
    const bucket = await bucketRules(deps.db, target.bucketId)
    if (!bucket.public) throw new AppError('NoSuchBucket')
    return { audience: 'public', find: () => findAs(deps, target, SERVICE_CALLER) }
  }
  const readAsCaller = async (c: StorageContext): Promise<Serve> => {
    const target = targetOf(c)
    const asking = await identifyCaller(deps, c)
    return { audience: 'private', find: () => findAs(deps, target, asking.db) }
  }
  /** The path without a kind: public buckets are open to all, others use row level security. */
  const readEither = async (c: StorageContext): Promise<Serve> => {
    const target = targetOf(c)
    const bucket = await bucketRules(deps.db, target.bucketId)
    if (bucket.public) return { audience: 'public', find: () => findAs(deps, target, SERVICE_CALLER) }
    const asking = await identifyReader(deps, c)
    // The same answer as for a missing bucket, so that callers cannot probe which buckets exist.
    if (!asking) throw new AppError('NoSuchBucket')
    return { audience: 'private', find: () => findAs(deps, target, asking.db) }
  }
  const verifyLink = (c: StorageContext, { bucketId, key }: Target) =>
    links.verifyDownload(c.req.query('token') ?? '', `${bucketId}/${key}`)
  const readSigned = async (c: StorageContext): Promise<Serve> => {
    const target = targetOf(c)
    const { exp, transform } = await verifyLink(c, target)
    // A link to a resized picture must not give access to the original.
    if (transform) throw new AppError('InvalidSignature')
    return { audience: 'private', expiresAtSeconds: exp, find: () => findAs(deps, target, SERVICE_CALLER) }
  }

  const ways = { public: readPublic, authenticated: readAsCaller, sign: readSigned }
  for (const [name, read] of Object.entries(ways))
    app.get(`/object/${name}/:bucket/:key{.+}`, async (c) => serveObject(deps, c, await read(c)))
  for (const [name, read] of Object.entries({ public: readPublic, authenticated: readAsCaller }))
    app.get(`/render/image/${name}/:bucket/:key{.+}`, async (c) => {
      const transform = parseImageTransform(c.req.query())
      return serveImage(deps, images, c, await read(c), transform)
    })
  // The link contains the transformation; query parameters are ignored.
  app.get('/render/image/sign/:bucket/:key{.+}', async (c) => {
    const target = targetOf(c)
    const { exp, transform } = await verifyLink(c, target)
    const find = (): Promise<ObjectRow> => findAs(deps, target, SERVICE_CALLER)
    const serve: Serve = { audience: 'private', expiresAtSeconds: exp, find }
    return serveImage(deps, images, c, serve, parseImageTransform(transform ?? {}))
  })
  const showInfo = (read: (c: StorageContext) => Promise<Serve>) => async (c: StorageContext) =>
    c.json(objectInfo(await (await read(c)).find()))
  app.get('/object/info/public/:bucket/:key{.+}', showInfo(readPublic))
  app.get('/object/info/authenticated/:bucket/:key{.+}', showInfo(readAsCaller))
  app.get('/object/info/:bucket/:key{.+}', showInfo(readEither))
  app.get('/object/:bucket/:key{.+}', async (c) => serveObject(deps, c, await readEither(c)))
  return app
}

function findAs(deps: StorageDeps, { bucketId, key }: Target, caller: typeof SERVICE_CALLER): Promise<ObjectRow> {
  return findObject(deps.db, caller, bucketId, key)
}
