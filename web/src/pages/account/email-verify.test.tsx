// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { awaitLink } from '../../entities/traveller/session/awaited-links.ts'
import { Component as Page } from './email-verify.tsx'

const leftAccounts: string[] = []
vi.mock('../../entities/traveller/session/leave-account.ts', () => ({
  mayLeaveAccount: async () => true,
  clearAccount: async (userId: string) => void leftAccounts.push(userId),
}))

const USER = { id: 'a', email: 'ana@s.example', aud: 'authenticated', app_metadata: {}, user_metadata: {} }
const claimsOf = (sub: string) => btoa(JSON.stringify({ sub, exp: 4_000_000_000 })).replaceAll('=', '')
const CLAIMS = claimsOf('a')
const CLAIMS_OF_BO = claimsOf('b')
const SESSION = {
  access_token: `${btoa('{"alg":"none"}').replaceAll('=', '')}.${CLAIMS}.sign`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: USER,
}

const BOS = {
  ...SESSION,
  access_token: SESSION.access_token.replace(CLAIMS, CLAIMS_OF_BO),
  refresh_token: 'r-bo',
  user: { ...USER, id: 'b', email: 'bo@s.example' },
}

/** The server's answers, in order, per kind of request. */
let answers: Response[] = []
const asked: string[] = []
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(url).pathname}`)
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  asked.length = 0
})

/** A page with the id of a mail that this browser requested; any other link asks before it signs in. */
const requestedHere = (page = 'http://localhost:3000/email-verify'): URL =>
  new URL(awaitLink('ana@s.example', page, 'sign-up').page)
const requestId = (): string => `request=${requestedHere().searchParams.get('request')}`

let count = 0
function open(query: string, ...given: Response[]): void {
  answers = given
  const path = `/email-verify?token_hash=t${++count}&${requestId()}&${query}`
  history.replaceState(null, '', path)
  show(path)
}

function show(path: string): void {
  const routes = [
    { path: '/email-verify', Component: Page },
    { path: '/trips', element: <h1>My trips</h1> },
    { path: '/', element: <h1>Start</h1> },
  ]
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </PageProviders>,
  )
}
const expectHeading = async (name: string) =>
  expect(await screen.findByRole('heading', { name }, { timeout: 5000 })).toBeTruthy()
const refusal = (status: number, code: string) => Response.json({ code: status, error_code: code, msg: '' }, { status })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** A session exists, and the link is `link`; the server recognises Ana's and Bo's tokens. */
function openSignedIn(link: string): void {
  localStorage.setItem('sojourn-session', JSON.stringify(SESSION))
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET', headers }: RequestInit = {}) => {
    const { pathname } = new URL(url)
    asked.push(`${method} ${pathname}`)
    if (pathname === '/auth/v1/verify') return Response.json(BOS)
    if (pathname === '/auth/v1/logout') return new Response(null, { status: 204 })
    const token = new Headers(headers).get('authorization')
    if (token === `Bearer ${BOS.access_token}`) return Response.json(BOS.user)
    return token === `Bearer ${SESSION.access_token}` ? Response.json(USER) : refusal(403, 'bad_jwt')
  })
  history.replaceState(null, '', link)
  show(link)
}
const stored = () => String(localStorage.getItem('sojourn-session'))

describe('the page behind the links in our mails', () => {
  it.each(['signup', 'invite', 'email'])('%s: the account is ready, and the traveller signed in', async (type) => {
    open(`type=${type}&redirect_to=%2Ftrips`, Response.json(SESSION))
    await expectHeading('Your email is verified')
    expect(screen.getByText(/You are signed in/)).toBeTruthy()
    expect(Object.values(localStorage).join()).toContain('"refresh_token":"r"')
    fireEvent.click(screen.getByRole('link', { name: 'Continue to Sojourn' }))
    await expectHeading('My trips')
  })

  it.each([
    ['http://localhost:3000/trips', 'My trips'],
    ['https://evil.example/trips', 'Start'],
  ])('magiclink: redirects to %s only on this site', async (redirectTo, title) => {
    const target = requestedHere(redirectTo).toString()
    open(`type=magiclink&redirect_to=${encodeURIComponent(target)}`, Response.json(SESSION))
    await expectHeading('You are signed in')
    await expectHeading(title)
  })

  it('email_change: says that the other mailbox has yet to confirm, then that the address has changed', async () => {
    open('type=email_change', Response.json({ msg: 'Confirmation link accepted', code: '200' }))
    await expectHeading('One address is confirmed')
    cleanup()
    open('type=email_change', Response.json(SESSION))
    await expectHeading('Your new address is active')
  })

  it('recovery: asks for a new password, and saves only a valid one', async () => {
    open('type=recovery', Response.json(SESSION), Response.json(USER))
    await expectHeading('Choose a new password')
    const [password, repeated] = [
      screen.getByLabelText('New password'),
      screen.getByLabelText('Repeat the new password'),
    ]
    for (const [first, second, problem] of [
      ['Tagus-river-7', 'Tagus-river-8', 'Passwords do not match'],
      ['Tagus-7', 'Tagus-7', 'Password must be at least 8 characters'],
      [
        'tagusriver',
        'tagusriver',
        'Please choose a stronger password. Include uppercase, lowercase, numbers, and special characters.',
      ],
    ] as const) {
      fireEvent.change(password, { target: { value: first } })
      fireEvent.change(repeated, { target: { value: second } })
      press('Save the password')
      expect(screen.getByRole('alert').textContent).toBe(problem)
    }
    expect(asked).not.toContain('PUT /auth/v1/user')
    fireEvent.change(password, { target: { value: 'Tagus-river-7' } })
    fireEvent.change(repeated, { target: { value: 'Tagus-river-7' } })
    press('Save the password')
    await expectHeading('Your password is changed')
    expect(asked).toContain('PUT /auth/v1/user')
  })

  it('too many attempts are not an expired link: the same link works on a second try', async () => {
    open('type=signup', refusal(429, 'over_request_rate_limit'), Response.json(SESSION))
    expect(await screen.findByText('Too many tries. Wait a moment and try again.')).toBeTruthy()
    press('Try again')
    await expectHeading('Your email is verified')
  })

  it('a lost connection keeps the link', async () => {
    open('type=signup')
    await expectHeading('You are offline')
    answers = [Response.json(SESSION)]
    press('Try again')
    await expectHeading('Your email is verified')
  })

  it('a device that reported online too early retries by itself', async () => {
    open('type=signup')
    await expectHeading('You are offline')
    answers = [Response.json(SESSION)]
    await expectHeading('Your email is verified')
  })

  it.each([
    ['signup', 'POST /auth/v1/resend'],
    ['recovery', 'POST /auth/v1/recover'],
    ['magiclink', 'POST /auth/v1/otp'],
  ])('an expired link for %s can be requested again', async (type, request) => {
    open(`type=${type}`, refusal(403, 'otp_expired'), Response.json({}))
    await expectHeading('This link no longer works')
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@s.example' } })
    press('Send a new email')
    expect(await screen.findByText(/a new email is on its way/)).toBeTruthy()
    expect(asked).toContain(request)
  })

  it.each(['signup', 'magiclink'])(
    '%s, opened a second time: shows signed-in travellers how to continue',
    async (type) => {
      localStorage.setItem('sojourn-session', JSON.stringify(SESSION))
      open(`type=${type}`, refusal(403, 'otp_expired'))
      await expectHeading('This link no longer works')
      expect(screen.getByText('You are signed in as ana@s.example. You do not need a new one.')).toBeTruthy()
      expect(screen.queryByLabelText('Email')).toBeNull()
      fireEvent.click(screen.getByRole('link', { name: 'Continue to Sojourn' }))
      await expectHeading('Start')
    },
  )

  it.each([
    ['email_change', /ask for the change of address again/],
    ['invite', /Ask the person who invited you/],
  ])('an expired link for %s is requested elsewhere', async (type, way) => {
    open(`type=${type}`, refusal(403, 'otp_expired'))
    await expectHeading('This link no longer works')
    expect(screen.getByText(way)).toBeTruthy()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })
})

describe('a sign-up link that this browser did not request', () => {
  const openForeign = (query = '') => {
    const bodies: string[] = []
    vi.stubGlobal('fetch', async (url: string | URL, { body }: RequestInit = {}) => {
      if (new URL(url).pathname === '/auth/v1/verify') bodies.push(body as string)
      return Response.json(new URL(url).pathname === '/auth/v1/verify' ? SESSION : USER)
    })
    const path = `/email-verify?token_hash=foreign-${++count}&type=signup${query}`
    history.replaceState(null, '', path)
    show(path)
    return bodies
  }

  it('uses nothing before the traveller agrees, then discards the password and asks for one', async () => {
    const bodies = openForeign()
    await expectHeading('Did you ask for this link?')
    expect(bodies).toEqual([])
    await expect.poll(() => screen.getByRole('button', { name: 'Continue' }).ariaDisabled).toBeNull()
    press('Continue')
    await expectHeading('Choose a password')
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toMatchObject([{ discard_password: true }])
  })

  it('keeps the password of a sign-up made here with an address that a URL had filled in', async () => {
    history.replaceState(null, '', '/auth?email=ana@s.example')
    const { page } = awaitLink('ana@s.example', 'http://localhost:3000/email-verify', 'sign-up')
    const bodies = openForeign(`&request=${new URL(page).searchParams.get('request')}`)
    await expectHeading('Did you ask for this link?')
    await expect.poll(() => screen.getByRole('button', { name: 'Continue' }).ariaDisabled).toBeNull()
    press('Continue')
    await expectHeading('Your email is verified')
    expect(bodies.map((body) => JSON.parse(body) as object)).toEqual([
      expect.not.objectContaining({ discard_password: true }),
    ])
  })
})

describe('with a session already', () => {
  const fragment = `#access_token=${BOS.access_token}&refresh_token=r-bo&type=magiclink`

  it.each([
    ['a fragment', `/email-verify${fragment}`],
    ['a token', '/email-verify?token_hash=of-bo&type=magiclink'],
  ])('%s for another account asks, and Stay changes nothing', async (_, link) => {
    openSignedIn(link.replace('?', `?${requestId()}&`))
    await expectHeading('Continue as bo@s.example?')
    expect(screen.getByText(/You are signed in as ana@s.example/)).toBeTruthy()
    expect(stored()).toContain('"refresh_token":"r"')
    press('Stay')
    await expectHeading('Nothing has changed here')
    expect(stored()).toContain('"refresh_token":"r"')
    expect(location.hash).toBe('')
  })

  it('Continue signs out the first account before it signs in the second', async () => {
    openSignedIn(`/email-verify?token_hash=of-bo-2&type=signup&${requestId()}`)
    await expectHeading('Continue as bo@s.example?')
    // It ignores the second press of a double click.
    await expect.poll(() => screen.getByRole('button', { name: 'Continue' }).ariaDisabled).toBeNull()
    press('Continue')
    await expectHeading('Your email is verified')
    expect(stored()).toContain('r-bo')
    expect(leftAccounts).toEqual(['a'])
  })

  it.each([
    ['recovery', 'This link no longer works'],
    ['email_change', 'This link no longer works'],
  ])('an invalid link of type %s is refused', async (type, title) => {
    openSignedIn(`/email-verify#access_token=garbage-${type}&refresh_token=x&type=${type}`)
    await expectHeading(title)
    expect(stored()).toContain('"refresh_token":"r"')
    expect(asked).not.toContain('PUT /auth/v1/user')
  })
})
