import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ENGINES, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { BEHIND_PROXY, call, codeOf, newEmail, PASSWORD, secretsIn, signedInAccount } from '../auth-test-kit.ts'
import { hashKey } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'

describe.each(ENGINES)('sign-up on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  }, 60_000)
  afterAll(() => server.stop())

  it('confirms the address by the code in the mail, then lets the account in', async () => {
    const email = newEmail()
    const client = server.anonClient()
    const options = { data: { full_name: 'Ada' }, emailRedirectTo: `${server.url}/email-verify` }
    const signedUp = await client.auth.signUp({ email, password: PASSWORD, options })
    expect(signedUp.error).toBeNull()
    expect(signedUp.data.session).toBeNull()
    expect(signedUp.data.user).toMatchObject({ email, identities: [{ provider: 'email' }] })

    const early = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

    const { code, kind } = await secretsIn(server, email)
    expect(kind).toBe('confirm-sign-up')
    const verified = await client.auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(verified.error).toBeNull()
    expect(verified.data.user).toMatchObject({ email, user_metadata: { full_name: 'Ada', email_verified: true } })

    const later = await server.anonClient().auth.signInWithPassword({ email, password: PASSWORD })
    expect(later.error).toBeNull()
    const refreshed = await server.anonClient().auth.refreshSession(later.data.session ?? undefined)
    expect(refreshed.error).toBeNull()
    expect((await client.auth.signOut()).error).toBeNull()
  })
})

/** The body with every value replaced by its shape, so that only differences between accounts remain. */
const shapeOf = (body: unknown): string =>
  JSON.stringify(body)
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'time')

describe('sign-up', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  it('answers a known address like a new one, after the same hashing, and mails its owner', async () => {
    const { email, id } = await signedInAccount(server)
    const known = await call(server, '/signup', { body: { email, password: PASSWORD } })
    const fresh = await call(server, '/signup', { body: { email: newEmail(), password: PASSWORD } })
    expect(known.status).toBe(fresh.status)
    const [knownBody, freshBody] = [await known.json(), await fresh.json()] as Record<string, unknown>[]
    expect(shapeOf(knownBody)).toEqual(shapeOf(freshBody))
    expect(knownBody).toMatchObject({ email, identities: [{ provider: 'email', email }] })
    expect(knownBody?.['id']).not.toBe(id)
    expect(await server.mailsTo(email)).toMatchObject([{ kind: 'account-exists' }])
  })

  it('does not change the password of the known account', async () => {
    const { email } = await signedInAccount(server)
    await call(server, '/signup', { body: { email, password: 'Strange-visitor-9' } })
    const { error } = await server.anonClient().auth.signInWithPassword({ email, password: 'Strange-visitor-9' })
    expect(error?.code).toBe('invalid_credentials')
  })

  const STRANGE = 'Strange-visitor-9'
  const signUp = (email: string, password: string, full_name: string): Promise<Response> =>
    call(server, '/signup', { body: { email, password, data: { full_name } } })
  /** Sign-ups of one mailbox are limited to one a minute; tests do not wait. */
  const forgetMails = async (email: string): Promise<void> => {
    await server.product.platform.limits.reset(LIMIT_RULES.mailByMailboxAndKind, `signup:${hashKey(email)}`)
  }
  const statusOf = async (email: string, password: string): Promise<string> =>
    (await server.anonClient().auth.signInWithPassword({ email, password })).error?.code ?? 'in'

  it.each([
    ['before', [STRANGE, PASSWORD], 'code'],
    ['before', [STRANGE, PASSWORD], 'link'],
    ['after', [PASSWORD, STRANGE], 'code'],
    ['after', [PASSWORD, STRANGE], 'link'],
  ] as const)(
    'a stranger who signs up with the address %s its owner gains nothing (%s; by %s)',
    async (_, order, by) => {
      const email = newEmail()
      let owners = { code: '', link: new URL('none:') }
      for (const password of order) {
        await signUp(email, password, password === PASSWORD ? 'Ada' : 'Eve')
        if (password === PASSWORD) owners = await secretsIn(server, email)
        await forgetMails(email)
      }
      const proof =
        by === 'code'
          ? { type: 'signup', email, token: owners.code }
          : { type: 'signup', token_hash: owners.link.searchParams.get('token') }
      const verified = await call(server, '/verify', { body: proof })
      expect(await verified.json()).toMatchObject({ user: { email, user_metadata: { full_name: 'Ada' } } })
      expect(await statusOf(email, PASSWORD)).toBe('in')
      expect(await statusOf(email, STRANGE)).toBe('invalid_credentials')
      const left = await server.db.query('select 1 from auth.one_time_tokens where relates_to = $1', [email])
      expect(left).toEqual([])
    },
  )

  it('a second sign-up reveals nothing of the first', async () => {
    const email = newEmail()
    const first = (await (await signUp(email, PASSWORD, 'Ada')).json()) as { id: string }
    await forgetMails(email)
    const second = (await (await signUp(email, STRANGE, 'Eve')).json()) as { id: string }
    expect(shapeOf(second)).toBe(shapeOf(first).replace('Ada', 'Eve'))
    expect(second.id).not.toBe(first.id)
  })

  it.each([
    ['one sign-up', [PASSWORD], 'in'],
    ['two sign-ups, of which one may be a stranger’s,', [PASSWORD, STRANGE], 'invalid_credentials'],
  ] as const)('repeating a mail after %s leaves the password: %s', async (_, passwords, expected) => {
    const email = newEmail()
    for (const password of passwords) {
      await signUp(email, password, 'Ada')
      await forgetMails(email)
    }
    expect((await call(server, '/resend', { body: { type: 'signup', email } })).status).toBe(200)
    const { code } = await secretsIn(server, email)
    expect((await call(server, '/verify', { body: { type: 'signup', email, token: code } })).status).toBe(200)
    expect(await Promise.all(passwords.map((password) => statusOf(email, password)))).toEqual(
      passwords.map(() => expected),
    )
  })

  it('a link that its owner did not request confirms the address and discards the password', async () => {
    const email = newEmail()
    await signUp(email, STRANGE, 'Eve')
    const { link } = await secretsIn(server, email)
    const owner = server.anonClient()
    const unasked = {
      type: 'signup',
      token_hash: link.searchParams.get('token') ?? '',
      discard_password: true,
    } as const
    const { data, error } = await owner.auth.verifyOtp(unasked)
    expect([error, data.user?.email]).toEqual([null, email])
    expect(await statusOf(email, STRANGE)).toBe('invalid_credentials')
    expect((await owner.auth.updateUser({ password: PASSWORD })).error).toBeNull()
    expect(await statusOf(email, PASSWORD)).toBe('in')
  })

  it('confirming one sign-up ends the others: their links and passwords no longer work', async () => {
    const email = newEmail()
    await signUp(email, STRANGE, 'Eve')
    const stranger = await secretsIn(server, email)
    await forgetMails(email)
    await signUp(email, PASSWORD, 'Ada')
    const owner = await secretsIn(server, email)
    const open = (secrets: { link: URL }) =>
      server.anonClient().auth.verifyOtp({ type: 'signup', token_hash: secrets.link.searchParams.get('token') ?? '' })
    expect((await open(owner)).error).toBeNull()
    expect((await open(stranger)).error?.code).toBe('otp_expired')
    expect([await statusOf(email, PASSWORD), await statusOf(email, STRANGE)]).toEqual(['in', 'invalid_credentials'])
  })

  it('a recovery link ends the sign-ups that were not confirmed', async () => {
    const email = newEmail()
    await signUp(email, STRANGE, 'Eve')
    const stranger = await secretsIn(server, email)
    await forgetMails(email)
    await call(server, '/recover', { body: { email } })
    const owner = await secretsIn(server, email)
    const open = (type: 'signup' | 'recovery', { link }: { link: URL }) =>
      server.anonClient().auth.verifyOtp({ type, token_hash: link.searchParams.get('token') ?? '' })
    expect((await open('recovery', owner)).error).toBeNull()
    expect((await open('signup', stranger)).error?.code).toBe('otp_expired')
    expect(await statusOf(email, STRANGE)).toBe('invalid_credentials')
  })

  it('an account that was confirmed before keeps its password whatever a link requests', async () => {
    const { email } = await signedInAccount(server)
    await call(server, '/otp', { body: { email } })
    const { link } = await secretsIn(server, email)
    const body = { type: 'magiclink', token_hash: link.searchParams.get('token'), discard_password: true }
    expect((await call(server, '/verify', { body })).status).toBe(200)
    expect(await statusOf(email, PASSWORD)).toBe('in')
  })

  it('an invitation does not bring the password of an earlier sign-up', async () => {
    const email = newEmail()
    await signUp(email, STRANGE, 'Eve')
    await server.serviceClient().auth.admin.inviteUserByEmail(email)
    const { code } = await secretsIn(server, email)
    expect((await call(server, '/verify', { body: { type: 'invite', email, token: code } })).status).toBe(200)
    expect(await statusOf(email, STRANGE)).toBe('invalid_credentials')
  })

  it('by a link alone leaves no password that a stranger set before', async () => {
    const email = newEmail()
    await server.anonClient().auth.signUp({ email, password: 'Strange-visitor-9' })
    const owner = server.anonClient()
    await call(server, '/otp', { body: { email } })
    const { code } = await secretsIn(server, email)
    expect((await owner.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull()
    const stranger = await server.anonClient().auth.signInWithPassword({ email, password: 'Strange-visitor-9' })
    expect(stranger.error?.code).toBe('invalid_credentials')
  })

  it.each([
    ['seven characters', 'Ab1!xyz', ['length']],
    ['one kind of character', 'abcdefghij', ['characters']],
    ['a common password', 'password1', ['pwned']],
    ['a common password in capitals with a mark', 'Password1!', ['pwned']],
    ['short and plain', 'abc', ['length', 'characters']],
  ])('refuses %s', async (_, password, reasons) => {
    const response = await call(server, '/signup', { body: { email: newEmail(), password } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'weak_password', weak_password: { reasons } })
  })

  it.each([
    ['64 characters', 'Ab1!'.repeat(16)],
    ['200 characters with blanks', 'a quiet harbour in the north '.repeat(7)],
    ['letters of other scripts', 'Пристань-у-моря-7'],
  ])('takes %s unchanged', async (_, password) => {
    const email = newEmail()
    await server.serviceClient().auth.admin.createUser({ email, password, email_confirm: true })
    const client = server.anonClient()
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
    const shorter = await client.auth.signInWithPassword({ email, password: password.slice(0, -1) })
    expect(shorter.error?.code).toBe('invalid_credentials')
  })

  it.each([
    ['no password', { email: 'a@example.com' }, 400, 'validation_failed'],
    ['a wrong address', { email: 'nobody', password: PASSWORD }, 400, 'email_address_invalid'],
    ['a number as address', { email: 7, password: PASSWORD }, 400, 'validation_failed'],
    ['a list', [], 400, 'validation_failed'],
    ['broken JSON', '{"email":', 400, 'bad_json'],
    ['a null character', { email: 'a@example.com', password: PASSWORD, data: { a: '\0' } }, 400, 'validation_failed'],
    [
      '70 KiB',
      { email: 'a@example.com', password: PASSWORD, data: { a: 'x'.repeat(70_000) } },
      413,
      'request_entity_too_large',
    ],
    ['a telephone number', { phone: '+4712345678', password: PASSWORD }, 400, 'phone_provider_disabled'],
    ['nothing at all', {}, 422, 'anonymous_provider_disabled'],
  ])('refuses %s and writes nothing', async (_, body, status, code) => {
    const before = await server.db.query('select count(*) from auth.users')
    const response = await call(server, '/signup', { body })
    expect(response.status).toBe(status)
    expect(response.headers.get('x-sb-error-code')).toBe(code)
    expect(await codeOf(response)).toBe(code)
    expect(await server.db.query('select count(*) from auth.users')).toEqual(before)
  })
})
