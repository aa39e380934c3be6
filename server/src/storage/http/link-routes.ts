import { Hono } from 'hono'
import { z } from 'zod'

import type { AppEnv } from '../../http/app-env.ts'
import { parseImageTransform } from '../images/image-transform.ts'
import type { SignedLinks } from '../links/signed-links.ts'
import { checkKey } from '../objects/object-key.ts'
import { findObject, findObjectNames } from '../objects/object-rows.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { readJson } from './read-json.ts'
import { identifyCaller } from './storage-env.ts'

const TEN_YEARS_SECONDS = 315_360_000
const expiresIn = z.int().min(1).max(TEN_YEARS_SECONDS)
const LinkBody = z.object({ expiresIn, transform: z.record(z.string(), z.unknown()).nullish() })
const LinksBody = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) })
const NOT_THERE = 'Either the object does not exist or you do not have access to it'

/** A caller who may read an object now may create a link to it. */
export function createLinkRoutes(deps: StorageDeps, links: SignedLinks): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.post('/object/sign/:bucket/:key{.+}', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    const body = await readJson(c, LinkBody)
    const object = await findObject(deps.db, caller, c.req.param('bucket'), checkKey(c.req.param('key')))
    const path = `${object.bucket_id}/${object.name}`
    const isTransformed = Object.keys(body.transform ?? {}).length > 0
    const transform = isTransformed ? parseImageTransform(body.transform ?? {}) : null
    const kind = transform ? 'render/image' : 'object'
    const token = await links.signDownload(path, body.expiresIn, transform)
    // Not encoded: the client encodes the whole address.
    return c.json({ signedURL: `/${kind}/sign/${path}?token=${token}` })
  })

  app.post('/object/sign/:bucket', async (c) => {
    const { db: caller } = await identifyCaller(deps, c)
    const { expiresIn: lifetime, paths } = await readJson(c, LinksBody)
    const bucketId = c.req.param('bucket')
    const known = await findObjectNames(deps.db, caller, bucketId, paths)
    const signed = paths.map(async (path) => {
      if (!known.has(path)) return { error: NOT_THERE, path, signedURL: null }
      const token = await links.signDownload(`${bucketId}/${path}`, lifetime)
      return { error: null, path, signedURL: `/object/sign/${bucketId}/${path}?token=${token}` }
    })
    return c.json(await Promise.all(signed))
  })
  return app
}
