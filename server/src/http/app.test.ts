import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { serveSurfaces, type Served } from '../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import type { AppEnv } from './app-env.ts'

describe('pages behind the API', () => {
  let server: TestServer
  let served: Served

  beforeAll(async () => {
    server = await startTestServer({ settings: { LOG_LEVEL: 'silent' } })
    const api = new Hono<AppEnv>().get('/known', (c) => c.json({ ok: true }))
    const pages = new Hono<AppEnv>()
    pages.get('/broken-page', () => {
      throw new Error('secret inside')
    })
    pages.get('*', (c) => c.html('<h1>page</h1>'))
    served = await serveSurfaces(server.product.platform, [
      { prefix: '/rest/v1', app: api, maxBodyBytes: 1_000 },
      { prefix: '', app: pages, maxBodyBytes: 1_000 },
    ])
  })
  afterAll(async () => {
    await served.stop()
    await server.stop()
  })

  it.each([
    ['GET', '/rest/v1/known', 200, 'application/json'],
    ['GET', '/rest/v1/unknown', 404, 'application/json'],
    ['GET', '/healthz', 200, 'application/json'],
    ['HEAD', '/healthz', 200, 'application/json'],
    ['POST', '/healthz', 404, 'application/json'],
    ['GET', '/', 200, 'text/html'],
    ['GET', '/anything/else', 200, 'text/html'],
    ['POST', '/anything/else', 404, 'application/json'],
    ['GET', '/broken-page', 500, 'application/json'],
  ])('%s %s: %i as %s', async (method, path, status, type) => {
    const response = await fetch(`${served.url}${path}`, { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain(type)
    expect(await response.text()).not.toContain('secret inside')
  })
})
