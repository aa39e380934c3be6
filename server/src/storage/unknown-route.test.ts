import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('answers /status to everyone and /health to callers with a key', async () => {
  const { anon } = server.product.platform.apiKeys
  const get = (path: string, headers = {}): Promise<Response> => fetch(`${server.url}/storage/v1${path}`, { headers })
  const status = await get('/status')
  expect([status.status, await status.text()]).toEqual([200, ''])
  expect((await fetch(`${server.url}/storage/v1/status`, { method: 'HEAD' })).status).toBe(200)
  expect((await get('/health')).status).toBe(401)
  const health = await get('/health', { apikey: anon })
  expect([health.status, await health.json()]).toEqual([200, { healthy: true }])
})

it.each([
  ['GET', '/iceberg/bucket'],
  ['GET', '/iceberg/v1/config'],
  ['POST', '/vector/ListVectorBuckets'],
  ['POST', '/upload/resumable'],
  ['PATCH', '/upload/resumable/x'],
  ['DELETE', '/cdn/open/x'],
])('%s %s answers as hosted Storage does when the feature is off', async (method, path) => {
  const { service } = server.product.platform.apiKeys
  const response = await fetch(`${server.url}/storage/v1${path}`, { method, headers: { apikey: service } })
  expect([response.status, await response.json()]).toEqual([
    403,
    {
      statusCode: '403',
      error: 'FeatureNotEnabled',
      code: 'FeatureNotEnabled',
      message: 'feature not enabled for this tenant',
    },
  ])
})

it('tells the official client that there are no analytics and vector buckets', async () => {
  const { analytics, vectors } = server.serviceClient().storage
  expect((await analytics.listBuckets()).error).toMatchObject({ status: 403 })
  expect((await vectors.listBuckets()).error).toMatchObject({ status: 403 })
})

it('refuses the S3 protocol in XML, which its clients read', async () => {
  const response = await fetch(`${server.url}/storage/v1/s3/trips/a%26b.txt?x-id=GetObject`)
  expect(response.status).toBe(403)
  expect(response.headers.get('content-type')).toContain('application/xml')
  expect(await response.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
      '<Error xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Resource>trips/a%26b.txt</Resource>' +
      '<Code>FeatureNotEnabled</Code><Message>feature not enabled for this tenant</Message></Error>',
  )
})

it.each([
  ['GET', '/storage/v1/nothing'],
  ['POST', '/storage/v1/nothing/here'],
  ['PATCH', '/storage/v1/bucket'],
])('%s %s is not found, in the format of storage', async (method, path) => {
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
