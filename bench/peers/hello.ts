/** The baseline: a bare Hono that answers JSON, to GET at once and to POST after reading the body. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
app.get('/', (c) => c.json({ status: 'ok' }))
app.post('/', async (c) => {
  await c.req.json()
  return c.json({ status: 'ok' })
})
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' })
