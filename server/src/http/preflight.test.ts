import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it.each([
  ['/rest/v1/profiles', 'https://evil.example'],
  ['/auth/v1/token', 'null'],
  ['/functions/v1/share-trip', 'https://sojourn.test.evil.example'],
  ['/storage/v1/object/documents/x', 'https://evil.example'],
])('%s lets %s call with its own key, and never with the credentials of a visitor', async (path, origin) => {
  const { status, headers } = await fetch(`${server.url}${path}`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey' },
  })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})

it('allows no other origin to read a page', async () => {
  const { headers } = await fetch(`${server.url}/`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
})
