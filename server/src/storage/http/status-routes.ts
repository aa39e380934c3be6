import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { identifyCaller } from './storage-env.ts'

export function createStatusRoutes(deps: StorageDeps): Hono<AppEnv> {
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
