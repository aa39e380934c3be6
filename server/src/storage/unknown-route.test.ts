import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it.each([
  ['GET', '/storage/v1/nothing'],
  ['POST', '/storage/v1/nothing/here'],
  ['PATCH', '/storage/v1/bucket'],
])('%s %s is not found, in the words of storage', async (method, path) => {
  const { service } = server.product.platform.apiKeys
  const headers = { apikey: service, authorization: `Bearer ${service}` }
  const response = await fetch(`${server.url}${path}`, { method, headers })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    statusCode: '404',
    error: expect.any(String),
    message: expect.any(String),
    code: expect.any(String),
  })
})
