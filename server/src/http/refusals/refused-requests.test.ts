import { request as httpRequest } from 'node:http'

import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { serveSurfaces, type Served } from '../../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { AppEnv } from '../app-env.ts'

let server: TestServer
let served: Served
/** The app behind the outer layer answers everything, so only the layer itself can refuse. */
beforeAll(async () => {
  server = await startTestServer({ settings: { LOG_LEVEL: 'silent' } })
  const answersAll = (): Hono<AppEnv> => new Hono<AppEnv>().all('*', (c) => c.text('found'))
  served = await serveSurfaces(server.product.platform, [
    { prefix: '/rest/v1', app: answersAll(), maxBodyBytes: 1_000 },
    { prefix: '', app: answersAll(), maxBodyBytes: 1_000 },
  ])
})
afterAll(async () => {
  await served.stop()
  await server.stop()
})

/** fetch sends neither these methods nor these paths as they are. */
function statusOf(method: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(served.url)
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, method, path }, (response) => resolve(response.resume().statusCode))
    sent.on('error', reject)
    sent.end()
  })
}

it.each([
  ['TRACE', '/', 404],
  ['TRACE', '/rest/v1/anything', 404],
  ['PROPFIND', '/anything', 404],
  ['GET', '/.env', 404],
  ['GET', '/.git/config', 404],
  ['GET', '/%2egit/config', 404],
  ['GET', '/assets/main.js.map', 404],
  ['GET', '/anything', 200],
  ['GET', '/.well-known/assetlinks.json', 200],
  ['DELETE', '/rest/v1/anything', 200],
])('%s %s: %i, whatever the app behind would answer', async (method, path, status) => {
  expect(await statusOf(method, path)).toBe(status)
})
