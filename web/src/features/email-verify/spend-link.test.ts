import { AuthApiError, AuthRetryableFetchError, type EmailOtpType } from '@supabase/auth-js'
import { describe, expect, it, vi } from 'vitest'

import { spendLink, spendUnasked } from './spend-link.ts'

type Ports = Parameters<typeof spendLink>[0]
type Auth = Awaited<ReturnType<Ports['load']>>['auth']

const ANA = { id: 'ana', email: 'ana@s.example' }
const BO = { id: 'bo', email: 'bo@s.example' }
const sessionOf = (user: typeof ANA) => ({ access_token: `a-${user.id}`, refresh_token: `r-${user.id}`, user })
const good = (user: typeof ANA) => ({ data: { session: sessionOf(user), user }, error: null })
const HALF_WAY = { data: { session: null, user: null }, error: null }
const refused = (error: Error) => ({ data: { session: null, user: null }, error })

/** A device where `current` is signed in; `answer` is the server's answer to the link, `adopted` to its two tokens. */
function createDevice(answer: unknown, current: typeof ANA | null = null, adopted: unknown = answer) {
  const kept = vi.fn(async () => adopted)
  const auth = { verifyOtp: vi.fn(async () => answer), setSession: kept, signOut: vi.fn(async () => ({ error: null })) }
  const aside = { verifyOtp: async () => answer, getUser: async () => answer }
  const load = async () => ({ auth: auth as unknown as Auth, aside: () => aside as unknown as Auth })
  return { auth, ports: { load, current: () => current, isAwaited: () => true } satisfies Ports }
}

let count = 0
const token = (type: EmailOtpType) => ({ kind: 'token', tokenHash: `t${++count}`, type }) as const
const fragment = (refreshToken = 'r-bo') =>
  ({ kind: 'session', accessToken: 'a-bo', refreshToken, type: 'magiclink' }) as const
const EXPIRED = { state: 'expired', type: 'magiclink' }

describe('spendLink', () => {
  it.each([
    ['a good link', good(ANA), { state: 'done', type: 'recovery' }],
    ['the first of two mailboxes', HALF_WAY, { state: 'half-way' }],
    ['a used link', refused(new AuthApiError('', 403, 'otp_expired')), { state: 'expired', type: 'recovery' }],
    ['too many tries', refused(new AuthApiError('', 429, 'over_request_rate_limit')), { state: 'busy' }],
    ['no network', refused(new AuthRetryableFetchError('', 0)), { state: 'offline' }],
    ['a server in trouble', refused(new AuthRetryableFetchError('', 503)), { state: 'unavailable' }],
  ])('%s, for a guest and for its own account', async (_, answer, spent) => {
    expect(await spendLink(createDevice(answer).ports, token('recovery'))).toEqual(spent)
    expect(await spendLink(createDevice(answer, ANA).ports, token('recovery'))).toEqual(spent)
  })

  it('is offline when the client itself cannot be loaded', async () => {
    const ports = { ...createDevice(null).ports, load: () => Promise.reject(new Error('chunk')) }
    expect(await spendLink(ports, token('signup'))).toEqual({ state: 'offline' })
  })

  it('continues after a used token when the network failed', async () => {
    const link = token('recovery')
    const { ports } = createDevice(good(ANA), ANA, refused(new AuthRetryableFetchError('', 0)))
    expect(await spendLink(ports, link)).toEqual({ state: 'offline' })
    const again = createDevice(refused(new AuthApiError('', 403, 'otp_expired')), ANA, good(ANA))
    expect(await spendLink(again.ports, link)).toEqual({ state: 'done', type: 'recovery' })
  })

  it('takes over a session from the fragment when nobody is signed in', async () => {
    const { auth, ports } = createDevice(good(BO))
    expect(await spendLink(ports, fragment())).toEqual({ state: 'done', type: 'magiclink' })
    expect(auth.setSession).toHaveBeenCalledWith({ access_token: 'a-bo', refresh_token: 'r-bo', user: BO })
  })

  it.each([
    ['a token', () => token('magiclink')],
    ['a fragment', () => fragment()],
  ])('asks first when %s is for another account, and changes nothing', async (_, link) => {
    const { auth, ports } = createDevice(good(BO), ANA)
    expect(await spendLink(ports, link())).toMatchObject({ state: 'question', current: ANA, brought: { user: BO } })
    for (const call of Object.values(auth)) expect(call).not.toHaveBeenCalled()
  })

  it.each<EmailOtpType>(['signup', 'magiclink', 'recovery', 'invite', 'email_change'])(
    'asks before it uses a link for %s that this browser did not request',
    async (type) => {
      for (const current of [null, ANA]) {
        const load = vi.fn(() => Promise.reject(new Error('not yet')))
        const { ports } = createDevice(good(ANA), current)
        const asked = await spendLink({ ...ports, load, isAwaited: () => false }, token(type))
        expect(asked).toEqual({ state: 'question', type, current, brought: null })
        expect(load).not.toHaveBeenCalled()
      }
    },
  )

  it.each([null, BO])('asks before it takes over a session that this browser did not request', async (current) => {
    const { auth, ports } = createDevice(good(BO), current)
    const asked = await spendLink({ ...ports, isAwaited: () => false }, fragment())
    expect(asked).toMatchObject({ state: 'question', current, brought: { user: BO } })
    for (const call of Object.values(auth)) expect(call).not.toHaveBeenCalled()
  })

  it('uses an unrequested link without the password of its sign-up', async () => {
    const verifyOtp = vi.fn(async () => good(ANA))
    const link = token('signup')
    expect(await spendUnasked({ verifyOtp } as unknown as Auth, link, false)).toEqual(sessionOf(ANA))
    expect(verifyOtp).toHaveBeenCalledWith({ token_hash: link.tokenHash, type: 'signup', discard_password: true })
    const own = token('signup')
    await spendUnasked({ verifyOtp } as unknown as Auth, own, true)
    expect(verifyOtp).toHaveBeenLastCalledWith({ token_hash: own.tokenHash, type: 'signup' })
  })

  it.each([
    ['garbage', refused(new AuthApiError('', 403, 'bad_jwt')), fragment()],
    ['half a session', good(BO), fragment('')],
  ])('rejects %s, whoever is signed in', async (_, answer, link) => {
    for (const current of [null, ANA]) {
      const { auth, ports } = createDevice(answer, current)
      expect(await spendLink(ports, link)).toEqual(EXPIRED)
      expect(auth.setSession).not.toHaveBeenCalled()
    }
  })

  it('two tokens of two accounts sign in neither', async () => {
    const { auth, ports } = createDevice(good(BO), null, good(ANA))
    expect(await spendLink(ports, fragment())).toEqual(EXPIRED)
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' })
  })
})
