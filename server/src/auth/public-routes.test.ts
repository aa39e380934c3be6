import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createAuthSurface } from './auth-surface.ts'
import { BEHIND_PROXY, call, secretsIn, signedInAccount } from './auth-test-kit.ts'

const ELSEWHERE = 'https://other.example'

describe('opening a link', () => {
  let server: TestServer
  let surface: Hono<AppEnv>
  beforeAll(async () => {
    server = await startTestServer({ settings: { ...BEHIND_PROXY, AUTH_REDIRECT_URLS: ELSEWHERE } })
    surface = createAuthSurface({ ...server.product.platform, renderPage: () => new Response('our page') })
  })
  afterAll(() => server.stop())

  const linkTo = async (redirectTo: string | null): Promise<URL> => {
    const { email } = await signedInAccount(server)
    await call(server, `/otp?redirect_to=${encodeURIComponent(redirectTo ?? '')}`, { body: { email } })
    const { link } = await secretsIn(server, email)
    if (redirectTo === null) link.searchParams.delete('redirect_to')
    return link
  }
  const open = async (link: URL, init: RequestInit): Promise<Response> => surface.request(`/verify${link.search}`, init)
  const statusOfUse = async (link: URL): Promise<number> => {
    const body = { type: 'magiclink', token_hash: link.searchParams.get('token') }
    return (await call(server, '/verify', { body })).status
  }

  it.each([
    ['a browser', 'GET', 'text/html'],
    ['a scanner that takes anything', 'GET', '*/*'],
    ['a scanner that only looks', 'HEAD', '*/*'],
  ])('shows our page for %s, and the link still works', async (_, method, accept) => {
    for (const link of [await linkTo(`${server.url}/in`), await linkTo(null)]) {
      const response = await open(link, { method, headers: { accept } })
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(method === 'HEAD' ? '' : 'our page')
      expect(await statusOfUse(link)).toBe(200)
    }
  })

  it.each([`${ELSEWHERE}/in`, 'app.sojourn.companion://in'])('redirects to %s, but not for a HEAD', async (target) => {
    const link = await linkTo(target)
    expect((await open(link, { method: 'HEAD' })).status).toBe(204)
    const response = await open(link, { method: 'GET' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toContain(`${target}#access_token=`)
    expect(await statusOfUse(link)).toBe(403)
  })
})
