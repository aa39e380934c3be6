import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { BEHIND_PROXY, call, codeOf, signedInAccount, signIn, type Account } from '../auth-test-kit.ts'
import { matchTotp, totpAt } from './totp.ts'

/** RFC 6238, appendix B, SHA-1, the last six of eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('totp', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %d is the code of RFC 6238', (second, code) => {
    expect(totpAt(RFC_SECRET, Math.floor(second / 30))).toBe(code)
  })

  it.each([
    [-31, true],
    [-61, false],
    [31, true],
    [61, false],
  ])('a clock that is %d seconds off', (seconds, isAccepted) => {
    const now = 1_800_000_015_000
    const code = totpAt(RFC_SECRET, Math.floor(now / 1000 / 30))
    expect(matchTotp(RFC_SECRET, code, now + seconds * 1000) !== null).toBe(isAccepted)
  })
})

describe('a second factor', () => {
  let server: TestServer
  let clock = 0
  const now = (): number => Date.now() + clock
  beforeAll(async () => {
    server = await startTestServer({ now, settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  const codeNow = (secret: string): string => totpAt(secret, Math.floor(now() / 30_000))
  const enroll = async ({ client }: Account): Promise<{ factorId: string; secret: string }> => {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    if (error) throw error
    expect(data.totp.qr_code).toContain('<svg')
    return { factorId: data.id, secret: data.totp.secret }
  }
  const enrolled = async (): Promise<Account & { factorId: string; secret: string }> => {
    const account = await signedInAccount(server)
    const { factorId, secret } = await enroll(account)
    const { error } = await account.client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    expect(error).toBeNull()
    return { ...account, factorId, secret }
  }

  it('lifts the session to aal2 with the first right code, and ends sessions without the factor', async () => {
    const account = await signedInAccount(server)
    const other = await signIn(server.anonClient(), account.email)
    const { factorId, secret } = await enroll(account)
    const wrong = await account.client.auth.mfa.challengeAndVerify({ factorId, code: '000000' })
    expect(wrong.error?.code).toBe('mfa_verification_failed')
    await account.client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    const { data } = await account.client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect((await call(server, '/user', { method: 'GET', token: other.access_token })).status).toBe(403)
  })

  it('cannot be passed with a factor that a stranger with the password enrolled before', async () => {
    const account = await signedInAccount(server)
    const stranger = server.anonClient()
    await signIn(stranger, account.email)
    const enrolment = await stranger.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'stranger' })
    const mine = await enroll(account)
    await account.client.auth.mfa.challengeAndVerify({ factorId: mine.factorId, code: codeNow(mine.secret) })

    const rows = await server.db.query('select id from auth.mfa_factors where user_id = $1', [account.id])
    expect(rows).toEqual([{ id: mine.factorId }])
    const factorId = enrolment.data?.id ?? ''
    await signIn(stranger, account.email)
    const late = await stranger.auth.mfa.challenge({ factorId })
    expect(late.error?.code).toBe('mfa_factor_not_found')
  })

  it('keeps a session without it from opening the companion of a protected account', async () => {
    const { email, id, client } = await enrolled()
    const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })
    const { id: factorId = '', totp } = second.data ?? {}
    const code = codeNow(totp?.secret ?? '')
    const weak = server.anonClient()
    await signIn(weak, email)
    expect((await weak.auth.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe('insufficient_aal')
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    const rows = await server.db.query('select status from auth.mfa_factors where user_id = $1', [id])
    expect(rows).toEqual([{ status: 'verified' }, { status: 'verified' }])
  })

  it('leaves one factor when two sessions verify at the same moment', async () => {
    const account = await signedInAccount(server)
    const stranger = { ...account, client: server.anonClient() }
    await signIn(stranger.client, account.email)
    const { data } = await stranger.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'stranger' })
    const mine = await enroll(account)
    const verify = ({ client }: Account, factorId: string, secret: string) =>
      client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    const answers = await Promise.all([
      verify(account, mine.factorId, mine.secret),
      verify(stranger, data?.id ?? '', data?.totp.secret ?? ''),
    ])
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(answers.every(({ error }) => (error?.status ?? 200) < 500)).toBe(true)
    expect(await server.db.query('select status from auth.mfa_factors where user_id = $1', [account.id])).toEqual([
      { status: 'verified' },
    ])
  })

  it('takes each code once', async () => {
    const { client, factorId, secret } = await enrolled()
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })).error?.code).toBe(
      'mfa_verification_failed',
    )
    clock += 60_000
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })).error).toBeNull()
  })

  it('is required before the password, the address or the factor itself can be changed', async () => {
    const { email, factorId } = await enrolled()
    const { access_token: token } = await signIn(server.anonClient(), email)
    const change = await call(server, '/user', { method: 'PUT', token, body: { password: 'Another-harbour-8' } })
    expect(await codeOf(change)).toBe('insufficient_aal')
    expect(await codeOf(await call(server, `/factors/${factorId}`, { method: 'DELETE', token }))).toBe(
      'insufficient_aal',
    )
    const again = await call(server, '/factors', { token, body: { factor_type: 'totp', friendly_name: 'second' } })
    expect(await codeOf(again)).toBe('insufficient_aal')
  })

  it('can be removed by its owner and by an admin', async () => {
    const mine = await enrolled()
    expect((await mine.client.auth.mfa.unenroll({ factorId: mine.factorId })).error).toBeNull()
    const { id, factorId } = await enrolled()
    const { mfa } = server.serviceClient().auth.admin
    expect((await mfa.listFactors({ userId: id })).data?.factors).toHaveLength(1)
    expect((await mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
  })

  it('rejects the factor of another account', async () => {
    const { factorId } = await enrolled()
    const { client } = await signedInAccount(server)
    expect((await client.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found')
  })
})
