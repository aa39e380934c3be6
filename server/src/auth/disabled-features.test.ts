import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { BEHIND_PROXY, call, PASSWORD, signedInAccount, type Account } from './auth-test-kit.ts'

let server: TestServer
let account: Account
beforeAll(async () => {
  server = await startTestServer({ settings: BEHIND_PROXY })
  account = await signedInAccount(server)
})
afterAll(() => server.stop())

type Case = {
  readonly method: string
  readonly path: string
  readonly refusal: readonly [status: number, code: string, message: string]
  readonly body: object | undefined
}
const refused = (method: string, path: string, status: number, code: string, message: string, body?: object): Case => ({
  method,
  path,
  refusal: [status, code, message],
  body,
})
const PHONE = { phone: '+4712345678' }

const refusalOf = async (response: Response): Promise<unknown> => {
  const { code, message } = (await response.json()) as { code: string; message: string }
  return [response.status, code, message]
}

describe('a feature that is off', () => {
  it.each([
    refused(
      'GET',
      '/authorize?provider=google',
      400,
      'validation_failed',
      'Unsupported provider: provider is not enabled',
    ),
    refused('GET', '/authorize?provider=x', 400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
    refused(
      'GET',
      '/authorize?provider=me',
      400,
      'validation_failed',
      'Unsupported provider: Provider me could not be found',
    ),
    refused('GET', '/authorize', 400, 'validation_failed', 'Unsupported provider: Provider  could not be found'),
    refused('POST', '/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
    refused('GET', '/sso/saml/metadata', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
    refused('POST', '/sso/saml/acs', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
    refused('GET', '/passkeys', 404, 'passkey_disabled', 'Passkeys are disabled'),
    refused('POST', '/passkeys/authentication/options', 404, 'passkey_disabled', 'Passkeys are disabled'),
    refused('GET', '/oauth/authorize', 404, 'feature_disabled', 'OAuth server is disabled'),
    refused('POST', '/oauth/clients/register', 404, 'feature_disabled', 'OAuth server is disabled'),
    refused('GET', '/.well-known/oauth-authorization-server', 404, 'feature_disabled', 'OAuth server is disabled'),
    refused('GET', '/scim/v2/Schemas', 404, 'feature_disabled', 'SCIM server is disabled'),
    refused('POST', '/signup', 400, 'phone_provider_disabled', 'Phone signups are disabled', {
      ...PHONE,
      password: PASSWORD,
    }),
    refused('POST', '/signup', 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled', { data: {} }),
    refused('POST', '/otp', 400, 'phone_provider_disabled', 'Unsupported phone provider', PHONE),
    refused('POST', '/resend', 400, 'phone_provider_disabled', 'Phone logins are disabled', { type: 'sms', ...PHONE }),
    refused('POST', '/token?grant_type=password', 422, 'phone_provider_disabled', 'Phone logins are disabled', {
      ...PHONE,
      password: PASSWORD,
    }),
    refused('POST', '/token?grant_type=web3', 422, 'web3_provider_disabled', 'Web3 provider is disabled', {
      chain: 'solana',
    }),
    refused('POST', '/token?grant_type=id_token', 400, 'provider_disabled', 'Provider "google" is not enabled', {
      provider: 'google',
      id_token: 'x',
    }),
  ])('is refused to everybody as Supabase Auth does: $method $path', async ({ method, path, refusal, body }) => {
    expect(await refusalOf(await call(server, path, { method, body }))).toEqual(refusal)
  })

  it.each([
    refused(
      'GET',
      '/user/identities/authorize?provider=google',
      404,
      'manual_linking_disabled',
      'Manual linking is disabled',
    ),
    refused('GET', '/user/oauth/grants', 404, 'feature_disabled', 'OAuth server is disabled'),
    refused('POST', '/factors', 422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone', {
      factor_type: 'phone',
    }),
    refused('GET', '/factors/recovery-codes', 404, 'feature_disabled', 'MFA recovery codes are disabled'),
    refused('DELETE', '/factors/recovery-codes', 404, 'feature_disabled', 'MFA recovery codes are disabled'),
    refused('POST', '/factors/recovery-codes/verify', 404, 'feature_disabled', 'MFA recovery codes are disabled'),
  ])('is refused to travellers, once they are signed in: $method $path', async ({ method, path, refusal, body }) => {
    const token = account.session.access_token
    expect(await refusalOf(await call(server, path, { method, body, token }))).toEqual(refusal)
    expect((await call(server, path, { method, body })).status).toBe(401)
  })

  it.each([
    refused('GET', '/admin/oauth/clients', 404, 'feature_disabled', 'OAuth server is disabled'),
    refused('POST', '/admin/oauth/clients/x/regenerate_secret', 404, 'feature_disabled', 'OAuth server is disabled'),
    refused('GET', '/admin/custom-providers', 404, 'feature_disabled', 'Custom OAuth providers are disabled'),
    refused('PUT', '/admin/custom-providers/x', 404, 'feature_disabled', 'Custom OAuth providers are disabled'),
    refused('POST', '/admin/sso/providers', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
    refused(
      'GET',
      `/admin/sso/providers/${randomUUID()}`,
      404,
      'sso_provider_not_found',
      'SSO Identity Provider not found',
    ),
  ])('is refused to the secret key: $method $path', async ({ method, path, refusal }) => {
    const apikey = server.product.platform.apiKeys.service
    expect(await refusalOf(await call(server, path, { method, headers: { apikey } }))).toEqual(refusal)
    expect((await call(server, path, { method })).status).toBe(401)
  })

  it('lists nothing where there is nothing to list', async () => {
    const { admin } = server.serviceClient().auth
    expect((await admin.passkey.listPasskeys({ userId: account.id })).data).toEqual([])
    const headers = { apikey: server.product.platform.apiKeys.service }
    const providers = await call(server, '/admin/sso/providers', { method: 'GET', headers })
    expect([providers.status, await providers.json()]).toEqual([200, { items: [] }])
    const path = `/admin/users/${account.id}/passkeys/${randomUUID()}`
    const removed = await call(server, path, { method: 'DELETE', headers })
    expect(await refusalOf(removed)).toEqual([404, 'validation_failed', 'Passkey not found'])
  })

  it.each([
    ['', 'bad_oauth_callback'],
    ['?state=made-up&code=x', 'bad_oauth_state'],
  ])('sends a stray answer of a provider (%s) to the front page with the reason', async (query, code) => {
    const response = await call(server, `/callback${query}`, { method: 'GET' })
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('location') ?? '')
    expect(target.origin).toBe(server.url)
    expect(target.searchParams.get('error')).toBe('invalid_request')
    expect(target.searchParams.get('error_code')).toBe(code)
  })

  it('is listed as off in the settings', async () => {
    const settings = (await (await call(server, '/settings', { method: 'GET' })).json()) as Record<string, unknown>
    expect(settings).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false, google: false, apple: false, zoom: false },
      saml_enabled: false,
      passkeys_enabled: false,
    })
  })
})
