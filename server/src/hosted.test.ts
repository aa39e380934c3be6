import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { serveSurfaces, type Served } from '../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { createFunctionsSurface } from './functions/functions-surface.ts'
import { defineFunction } from './functions/server-function.ts'

const WHO = defineFunction({
  kind: 'reading',
  name: 'who',
  access: 'user',
  input: z.object({}),
  handle: async (_, { caller }) => Response.json({ id: caller.userId }),
})

describe('in front of a hosted Supabase project', () => {
  let project: Server
  let key: CryptoKey
  let server: TestServer
  let served: Served
  let url: string

  beforeAll(async () => {
    const pair = await generateKeyPair('ES256', { extractable: true })
    key = pair.privateKey
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' }
    project = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })))
    await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`
    server = await startTestServer({
      settings: {
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: 'sb_publishable_hosted',
        SUPABASE_SERVICE_KEY: 'sb_secret_hosted',
        DATABASE_URL: 'postgres://the-test-brings-its-own/db',
      },
    })
    const { platform } = server.product
    const surface = { prefix: '/functions/v1', app: createFunctionsSurface(platform, [WHO]), maxBodyBytes: 1_000 }
    served = await serveSurfaces(platform, [surface])
  })
  afterAll(async () => {
    await served.stop()
    await server.stop()
    await new Promise((resolve) => project.close(resolve))
  })

  const tokenOf = (issuer: string, signer = key) =>
    new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setSubject('11111111-1111-4111-8111-111111111111')
      .setAudience('authenticated')
      .setIssuer(issuer)
      .setExpirationTime('1h')
      .sign(signer)
  const call = (token: string) =>
    fetch(`${served.url}/functions/v1/who`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_hosted', authorization: `Bearer ${token}` },
    })

  it.each(['/auth/v1/token', '/rest/v1/profiles', '/storage/v1/bucket', '/realtime/v1/api/broadcast'])(
    '%s is the project’s',
    async (path) => {
      const response = await fetch(`${server.url}${path}`, { method: 'POST' })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'served_elsewhere', message: expect.stringContaining(url) })
    },
  )

  it('functions accept the project’s tokens', async () => {
    const response = await call(await tokenOf(`${url}/auth/v1`))
    expect(await response.json()).toEqual({ id: '11111111-1111-4111-8111-111111111111' })
  })

  it('functions trust no other issuer', async () => {
    const stranger = await generateKeyPair('ES256')
    expect((await call(await tokenOf(`${url}/auth/v1`, stranger.privateKey))).status).toBe(401)
    expect((await call(await tokenOf('https://elsewhere.example/auth/v1'))).status).toBe(401)
  })

  it('public functions answer', async () => {
    const body = {
      flight: { from: 'LIS', to: 'JFK' },
      arrivalDelayMinutes: 300,
      cause: 'technical-fault',
      operatedByEeaCarrier: true,
    }
    const { data } = await server.anonClient().functions.invoke<{ claims: unknown }>('assess-delay', { body })
    expect(data?.claims).toMatchObject([{ value: { kind: 'owed' } }, {}, {}])
  })
})
