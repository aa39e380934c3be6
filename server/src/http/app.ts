import { Hono } from 'hono'

import type { Platform } from '../platform.ts'

/** Every surface under its prefix; pages answer what is left. */
export function createApp(platform: Platform): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    await platform.db.query('select 1')
    return c.json({ status: 'ready' })
  })
  return app
}
