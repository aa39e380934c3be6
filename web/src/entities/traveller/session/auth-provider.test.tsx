// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { backend } from '../../../api/backend.ts'
import { PENDING_KEY, SESSION_KEY } from '../../../api/session/session-key.ts'
import { toastQueue } from '../../../ui/overlay/toast.ts'
import { AuthProvider } from './auth-provider.tsx'
import { useAuth } from './use-auth.ts'

vi.mock('./leave-account.ts', () => ({
  mayLeaveAccount: async () => mayLeave,
  clearAccount: async (userId: string) => void trace.push(`cleared ${userId}`),
  clearSeen: async (userId: string) => void trace.push(`cleared what ${userId} saw`),
}))

const LATER = Math.floor(Date.now() / 1000) + 3600
const jwt = (sub: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ sub, exp: LATER }), 'x'].map((part) => btoa(part).replaceAll('=', '')).join('.')
const sessionOf = (name: string, expires_at = LATER) => ({
  access_token: jwt(name),
  refresh_token: `r-${name}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at,
  user: {
    id: name,
    email: `${name}@s.example`,
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    updated_at: '1',
  },
})
const store = (value: object | null) =>
  value ? localStorage.setItem(SESSION_KEY, JSON.stringify(value)) : localStorage.removeItem(SESSION_KEY)

let trace: string[] = []
let mayLeave = true
let answers: Readonly<Record<string, () => Response>> = {}
beforeEach(() => {
  trace = []
  mayLeave = true
  answers = {}
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, search } = new URL(url)
    trace.push(`${method} ${pathname}${search}`)
    const answer = answers[pathname]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(async () => {
  cleanup()
  await act(async () => undefined)
  for (const { id } of toastQueue.read()) toastQueue.dismiss(id)
  await vi.waitFor(() => expect(toastQueue.read()).toEqual([]))
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Screen() {
  const { user, isLoading, signIn, signOut, signUp } = useAuth()
  trace.push(isLoading ? 'loading' : (user?.id ?? 'nobody'))
  return (
    <>
      <p role="status">{isLoading ? 'loading' : (user?.email ?? 'nobody')}</p>
      <button type="button" onClick={() => void signIn('ana@s.example', 'Tagus-river-7')}>
        in
      </button>
      <button type="button" onClick={() => void signUp({ email: 'ana@s.example', password: 'Tagus-river-7' })}>
        up
      </button>
      <button type="button" onClick={() => void signOut()}>
        out
      </button>
    </>
  )
}

function Metadata() {
  const { user } = useAuth()
  const { id, app_metadata, user_metadata, email } = user ?? {}
  return <p>{[id, JSON.stringify(app_metadata), JSON.stringify(user_metadata), String(email)].join(' ')}</p>
}

const open = () =>
  render(
    <StrictMode>
      <PageProviders config={DESKTOP_CONFIG}>
        <AuthProvider>
          <Screen />
        </AuthProvider>
      </PageProviders>
    </StrictMode>,
  )
const expectShown = async (who: string) => expect(await screen.findByText(who, {}, { timeout: 5000 })).toBeTruthy()
const expectSaid = (message: string) => vi.waitFor(() => expect(toastQueue.read()[0]?.text).toBe(message))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('AuthProvider', () => {
  it('a guest is known without a request', async () => {
    open()
    await expectShown('nobody')
    expect(trace.filter((line) => line.includes('/'))).toEqual([])
    expect(trace[0]).toBe('loading')
  })

  it('reads the stored session at once', async () => {
    store(sessionOf('ana'))
    answers = { '/auth/v1/user': () => Response.json(sessionOf('ana').user) }
    open()
    await expectShown('ana@s.example')
  })

  it('is signed in after a sign-in, and stores the session for other tabs', async () => {
    answers = {
      '/auth/v1/token': () => Response.json(sessionOf('ana')),
      '/auth/v1/user': () => Response.json(sessionOf('ana').user),
    }
    open()
    await expectShown('nobody')
    press('in')
    await expectShown('ana@s.example')
    expect(localStorage.getItem(SESSION_KEY)).toContain('r-ana')
    await expectSaid('Successfully signed in!')
  })

  it('sends an empty name when none was given, and the target of the mail link', async () => {
    const bodies: string[] = []
    answers = { '/auth/v1/signup': () => Response.json(sessionOf('ana').user) }
    const asked = fetch
    vi.stubGlobal('fetch', (url: string, init: { body?: string }) => {
      bodies.push(`${url} ${init?.body}`)
      return asked(url, init)
    })
    open()
    await expectShown('nobody')
    press('up')
    await vi.waitFor(() => expect(bodies.join()).toContain('"full_name":""'))
    expect(bodies.join()).toContain(`redirect_to=${encodeURIComponent('https://s.example/email-verify')}`)
  })

  it('signs out on screen first, then everywhere, then here, and removes the rest', async () => {
    store(sessionOf('ana'))
    answers = {
      '/auth/v1/logout': () => new Response(null, { status: 204 }),
      '/auth/v1/user': () => Response.json(sessionOf('ana').user),
    }
    open()
    await expectShown('ana@s.example')
    trace = []
    press('out')
    await vi.waitFor(() => expect(trace).toContain('cleared ana'))
    expect(trace.indexOf('nobody')).toBeLessThan(trace.indexOf('POST /auth/v1/logout?scope=global'))
    expect(trace.indexOf('POST /auth/v1/logout?scope=global')).toBeLessThan(trace.indexOf('cleared ana'))
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    await expectSaid('Signed out successfully')
  })

  it('reports a failed sign-out when the server does not confirm it, and retries when online', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    store(sessionOf('ana'))
    open()
    await expectShown('ana@s.example')
    press('out')
    await expectShown('nobody')
    await vi.waitFor(() => expect(trace).toContain('cleared ana'))
    await vi.waitFor(() => expect(toastQueue.read()[0]?.title).toBe('Failed to sign out'))
    expect(toastQueue.read().map(({ text }) => text)).not.toContain('Signed out successfully')
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()

    trace = []
    answers = { '/auth/v1/logout': () => new Response(null, { status: 204 }) }
    dispatchEvent(new Event('online'))
    await expectSaid('Signed out successfully')
    expect(trace).toContain('POST /auth/v1/logout?scope=global')
    expect(Object.values<string>(localStorage).join()).not.toContain('r-ana')
  })

  it('says that the sign-out failed when the server accepts it and never answers', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
      limits.push(limitMs)
      return AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError'))
    })
    const limits: number[] = []
    vi.stubGlobal('fetch', (url: string | URL, { signal }: RequestInit = {}) => {
      trace.push(new URL(url).pathname)
      return signal?.aborted ? Promise.reject(signal.reason as Error) : new Promise(() => undefined)
    })
    store(sessionOf('ana'))
    open()
    await expectShown('ana@s.example')
    press('out')
    await vi.waitFor(() => expect(toastQueue.read()[0]?.title).toBe('Failed to sign out'))
    expect(trace.filter((line) => line.endsWith('/logout'))).toHaveLength(1)
    expect(Math.max(...limits)).toBe(5000)
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(localStorage.getItem(PENDING_KEY)).toContain('r-ana')
  })

  it('retries after a reload', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    store(sessionOf('ana'))
    const { unmount } = open()
    await expectShown('ana@s.example')
    press('out')
    await vi.waitFor(() => expect(trace).toContain('cleared ana'))
    unmount()
    trace = []
    answers = { '/auth/v1/logout': () => new Response(null, { status: 204 }) }
    open()
    await expectShown('nobody')
    await vi.waitFor(() => expect(trace).toContain('POST /auth/v1/logout?scope=global'))
  })

  it('treats a session that the server has already ended as signed out', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refusal = { code: 400, error_code: 'refresh_token_not_found', msg: '' }
    store(sessionOf('ana'))
    answers = {
      '/auth/v1/token': () => Response.json(refusal, { status: 400 }),
      '/auth/v1/user': () => Response.json(sessionOf('ana').user),
    }
    open()
    await expectShown('ana@s.example')
    store(sessionOf('ana', LATER - 7200))
    press('out')
    await expectSaid('Signed out successfully')
    expect(Object.values<string>(localStorage).join()).not.toContain('r-ana')
  })

  it('signs out a traveller who closes the page before the server answers', async () => {
    store(sessionOf('ana'))
    let answer: (response: Response) => void = () => undefined
    const waiting = new Promise<Response>((resolve) => (answer = resolve))
    answers = {
      '/auth/v1/logout': () => waiting as never,
      '/auth/v1/user': () => Response.json(sessionOf('ana').user),
    }
    open()
    await expectShown('ana@s.example')
    press('out')
    await vi.waitFor(() => expect(trace).toContain('POST /auth/v1/logout?scope=global'))
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    // A closed page cannot read the answer, so the next page retries.
    expect(localStorage.getItem(PENDING_KEY)).toContain('r-ana')
    answer(new Response(null, { status: 204 }))
    await vi.waitFor(() => expect(trace).toContain('cleared ana'))
    expect(localStorage.getItem(PENDING_KEY)).toBeNull()
  })

  it('stays signed in when the traveller prefers to keep unsent changes', async () => {
    mayLeave = false
    store(sessionOf('ana'))
    open()
    await expectShown('ana@s.example')
    press('out')
    await act(async () => undefined)
    expect(screen.getByRole('status').textContent).toBe('ana@s.example')
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull()
  })

  it('follows a sign-in and a sign-out in another tab', async () => {
    open()
    await expectShown('nobody')
    store(sessionOf('bo'))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })))
    await expectShown('bo@s.example')
    store(null)
    act(() => void dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })))
    await expectShown('nobody')
    await vi.waitFor(() => expect(trace).toContain('cleared what bo saw'))
  })

  it('clears cached data when another account signs in, not when the same one continues', async () => {
    store(sessionOf('ana'))
    answers = { '/auth/v1/user': () => Response.json(sessionOf('ana').user) }
    open()
    await expectShown('ana@s.example')
    for (const name of ['ana', 'bo']) {
      store({ ...sessionOf(name), access_token: jwt(`${name} `) })
      act(() => void dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })))
      await expectShown(`${name}@s.example`)
    }
    await vi.waitFor(() => expect(trace).toContain('cleared what ana saw'))
    expect(trace.filter((line) => line.startsWith('cleared'))).toHaveLength(1)
  })

  it('clears cached data when the server refuses an old session', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refusal = { code: 400, error_code: 'refresh_token_not_found', msg: '' }
    answers = {
      '/auth/v1/token': () => Response.json(refusal, { status: 400 }),
      '/auth/v1/user': () => Response.json({ ...refusal, error_code: 'session_not_found' }, { status: 403 }),
    }
    const said = vi.spyOn(toastQueue, 'add')
    store(sessionOf('ana', LATER - 7200))
    open()
    const { auth } = await backend(DESKTOP_CONFIG)
    await act(async () => void (await auth.refreshSession()))
    await expectShown('nobody')
    await vi.waitFor(() => expect(trace).toContain('cleared what ana saw'))
    const ended = 'Your session has ended. Please sign in again.'
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith('error', ended, undefined))
  })

  it('accepts a stored user with missing fields', async () => {
    store({ ...sessionOf('ana'), user: { id: 'ana', email: { of: 'nobody' }, user_metadata: 'x' } })
    render(
      <PageProviders config={DESKTOP_CONFIG}>
        <AuthProvider>
          <Metadata />
        </AuthProvider>
      </PageProviders>,
    )
    await expectShown('ana {} {} undefined')
  })

  it('knows the traveller offline too, although the token has expired', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    store(sessionOf('ana', LATER - 7200))
    open()
    await expectShown('ana@s.example')
  })

  it('treats damaged storage as signed out', async () => {
    localStorage.setItem(SESSION_KEY, '{"access_token":7}')
    open()
    await expectShown('nobody')
  })
})

it('useAuth outside its provider throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Screen />)).toThrow('useAuth must be used within an AuthProvider')
})
