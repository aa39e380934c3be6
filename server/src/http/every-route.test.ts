import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'

/** One good and one bad request to each part of the product. */
const ROUTES = [
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/'],
  ['GET', '/no-such-page'],
  ['GET', '/auth/v1/.well-known/jwks.json'],
  ['GET', '/auth/v1/user'],
  ['POST', '/auth/v1/token?grant_type=password'],
  ['GET', '/auth/v1/no-such-thing'],
  ['GET', '/rest/v1/profiles'],
  ['GET', '/rest/v1/no_such_table'],
  ['POST', '/rest/v1/profiles'],
  ['GET', '/storage/v1/bucket'],
  ['GET', '/storage/v1/object/public/none/none.png'],
  ['POST', '/storage/v1/object/avatars/x.png'],
  ['POST', '/realtime/v1/api/broadcast'],
  ['GET', '/realtime/v1/no-such-thing'],
  ['POST', '/functions/v1/assess-delay'],
  ['GET', '/functions/v1/no-such-function'],
  ['GET', '/dev/mailbox'],
  ['GET', '/dev/no-such-thing'],
] as const

describe('every part of the product', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: { PUBLIC_URL: 'https://sojourn.test', LOG_LEVEL: 'silent' } })
  })
  afterAll(() => server.stop())

  describe.each([
    ['without a key', false],
    ['with the public key', true],
  ])('%s', (_, hasKey) => {
    it.each(ROUTES)('%s %s carries the headers and never fails', async (method, path) => {
      const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
      const apikey = hasKey ? { apikey: server.product.platform.apiKeys.anon } : {}
      const body = method === 'POST' ? { body: '{"a":' } : {}
      const response = await fetch(`${server.url}${path}`, { method, headers: { ...headers, ...apikey }, ...body })
      const text = await response.text()
      expect(response.status).toBeLessThan(500)
      expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|select .* from/i)
      expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('referrer-policy')).toBeTruthy()
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/)
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
      if (text !== '') expect(response.headers.get('content-type')).toBeTruthy()
      if (path !== '/auth/v1/.well-known/jwks.json') expect(response.headers.get('cache-control')).toContain('no-store')
    })
  })
})
