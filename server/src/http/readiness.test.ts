import { afterAll, beforeAll, expect, it } from 'vitest'

import { serveSurfaces } from '../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { DbUnavailable } from '../database/db-error.ts'
import type { Db } from '../database/db.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => server.stop())

it.each([
  ['is away', () => Promise.reject(new DbUnavailable(new Error('connect ECONNREFUSED')))],
  ['hangs', () => new Promise<never>(() => {})],
])('readiness is 503 within seconds when the database %s, while the process is healthy', async (_, query) => {
  const db = { ...server.db, query } as Db
  const served = await serveSurfaces({ ...server.product.platform, db }, [])
  const startedAt = performance.now()
  const response = await fetch(`${served.url}/readyz`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  expect(performance.now() - startedAt).toBeLessThan(4_000)
  expect((await fetch(`${served.url}/healthz`)).status).toBe(200)
  await served.stop()
})
