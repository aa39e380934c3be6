import { Hono } from 'hono'

import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Surface } from '../http/surface.ts'
import { createBucketRoutes } from './http/bucket-routes.ts'
import { createDisabledFeatures } from './http/disabled-features.ts'
import { createDownloadRoutes } from './http/download-routes.ts'
import { createLinkRoutes } from './http/link-routes.ts'
import { createListRoutes } from './http/list-routes.ts'
import { createObjectRoutes } from './http/object-routes.ts'
import { renderStorageError, toStorageError } from './http/render-error.ts'
import { identifyCaller } from './http/storage-env.ts'
import { createUploadRoutes } from './http/upload-routes.ts'
import { createSignedLinks } from './links/signed-links.ts'
import type { StorageDeps } from './storage-deps.ts'

export function createStorageSurface(deps: StorageDeps): Surface {
  const app = new Hono<AppEnv>()
  const links = createSignedLinks(deps)
  app.onError((error, c) => {
    const known = toStorageError(error)
    if (known.code === 'unexpected_failure')
      deps.log.error({ error, requestId: c.get('requestId') }, 'unexpected failure')
    return renderStorageError(known)
  })
  app.route('/', createStatusRoutes(deps))
  app.route('/', createDisabledFeatures())
  // Paths with a fixed word come before those with a bucket name in the same position.
  app.route('/', createBucketRoutes(deps))
  app.route('/', createLinkRoutes(deps, links))
  app.route('/', createListRoutes(deps))
  app.route('/', createObjectRoutes(deps))
  app.route('/', createUploadRoutes(deps, links))
  app.route('/', createDownloadRoutes(deps, links))
  // Otherwise the parent app would answer in its own format.
  app.all('*', () => {
    throw new AppError('route_not_found')
  })
  // Each route limits its own body: the limit depends on the bucket, and the client expects its own error format.
  return { prefix: '/storage/v1', app, maxBodyBytes: Number.MAX_SAFE_INTEGER }
}

function createStatusRoutes(deps: StorageDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/status', (c) => c.body(null, 200))
  app.get('/health', async (c) => {
    await identifyCaller(deps, c)
    const isHealthy = await deps.db.query('select 1 from storage.buckets limit 1').then(
      () => true,
      () => false,
    )
    return c.json({ healthy: isHealthy })
  })
  return app
}
