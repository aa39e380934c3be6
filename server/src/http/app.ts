import { Hono } from 'hono'

import type { Platform } from '../platform.ts'
import type { AppEnv } from './app-env.ts'

/** Every surface under its prefix; pages answer what is left. */
export function createApp(platform: Platform): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    await platform.db.query('select 1')
    return c.json({ status: 'ready' })
  })
  return app
}
