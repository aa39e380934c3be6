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
import { createStatusRoutes } from './http/status-routes.ts'
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
  // The paths with a fixed word in them come before those where any bucket's name could stand in its place.
  app.route('/', createBucketRoutes(deps))
  app.route('/', createLinkRoutes(deps, links))
  app.route('/', createListRoutes(deps))
  app.route('/', createObjectRoutes(deps))
  app.route('/', createUploadRoutes(deps, links))
  app.route('/', createDownloadRoutes(deps, links))
  // The app this is mounted in would answer in its own format.
  app.all('*', () => {
    throw new AppError('route_not_found')
  })
  // Each route counts its own body: what is too much depends on the bucket, and the client expects its own answer.
  return { prefix: '/storage/v1', app, maxBodyBytes: Number.MAX_SAFE_INTEGER }
}
