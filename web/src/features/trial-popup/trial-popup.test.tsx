// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { SIGNED_OUT, type SessionState } from '../../entities/traveller/session/session-state.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { toast, toastQueue } from '../../ui/overlay/toast.ts'
import { TrialPopup } from './trial-popup.tsx'

// Each test simulates a page that has just loaded; the counting has its own test.
vi.mock('../../device/hydration/after-load.ts', () => ({
  afterArrival(ms: number, work: () => void) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}))
const sent = vi.hoisted(() => ({ addresses: [] as string[], isSuccess: true }))
vi.mock('./send-trial-email.ts', () => ({
  sendTrialEmail: async (_: unknown, { email, wantsNews }: { email: string; wantsNews: boolean }) => {
    sent.addresses.push(wantsNews ? `${email} and notes` : email)
    return sent.isSuccess
  },
}))

const CONFIG = { supabaseUrl: '', supabaseKey: '', origin: '', locale: 'en', layout: 'mobile' } as const
const DAY_MS = 86_400_000
const SIGNED_IN = { user: { id: 'ann' }, session: {}, isLoading: false } as unknown as SessionState
const LOADING = { ...SIGNED_OUT, isLoading: true }

let now = Date.UTC(2026, 10, 15)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const popup = () => screen.queryByRole('region', { name: 'Free trial by email' })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const record = () => JSON.parse(localStorage.getItem('email-popup') ?? 'null') as Record<string, unknown> | null

function tree(state: SessionState) {
  return (
    <PageProviders config={CONFIG}>
      <AuthContext value={state as Auth}>
        <TrialPopup />
      </AuthContext>
    </PageProviders>
  )
}
const open = (state: SessionState = SIGNED_OUT) => render(tree(state))

async function submit(email: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: email } })
  await press('Send me the link')
}

async function swipe(px: number): Promise<void> {
  const paper = screen.getByRole('heading', { name: 'Try all of it for a week' })
  const at = (y: number) => ({ pointerType: 'touch', clientY: y, bubbles: true })
  await act(async () => {
    fireEvent(paper, Object.assign(new MouseEvent('pointerdown', at(100)), { pointerType: 'touch' }))
  })
  await act(async () => {
    fireEvent(paper, new MouseEvent('pointermove', at(100 + px / 2)))
    fireEvent(paper, new MouseEvent('pointerup', at(100 + px)))
  })
}

beforeEach(() => {
  now += 30 * DAY_MS
  vi.useFakeTimers({ now })
  localStorage.clear()
  sent.addresses.length = 0
  sent.isSuccess = true
})
afterEach(() => {
  cleanup()
  for (const { id } of toastQueue.read()) toast.dismiss(id)
  vi.runOnlyPendingTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('never appears in a visit that began with a shared trip or a mailed link', async () => {
  document.documentElement.dataset['quiet'] = ''
  open()
  await pass(60_000)
  expect(popup()).toBeNull()
  expect(record()).toBeNull()
  delete document.documentElement.dataset['quiet']
})

describe('the trial popup appears', () => {
  it('30 seconds after load', async () => {
    open()
    await pass(29_999)
    expect(popup()).toBeNull()
    await pass(1)
    expect(popup()).not.toBeNull()
    expect(record()).toMatchObject({ lastShown: now + 30_000, dismissed: false })
  })

  it('24 hours after a dismissal', async () => {
    localStorage.setItem('email-popup', JSON.stringify({ dismissed: true, lastShown: now - DAY_MS + 60_000 }))
    open()
    await pass(59_999)
    expect(popup()).toBeNull()
    await pass(1)
    expect(popup()).not.toBeNull()
  })
})

describe('the trial popup does not appear', () => {
  it.each([
    ['to somebody signed in', SIGNED_IN],
    ['while that is not known', LOADING],
  ])('%s', async (_, state) => {
    open(state)
    await pass(120_000)
    expect(popup()).toBeNull()
  })

  it.each([{ permanentlyDismissed: true }, { emailSubmitted: true }])('when the record says %o', async (stored) => {
    localStorage.setItem('email-popup', JSON.stringify({ lastShown: now - 9 * DAY_MS, dismissed: true, ...stored }))
    open()
    await pass(2 * DAY_MS)
    expect(popup()).toBeNull()
  })

  it('in an embedded frame', async () => {
    vi.stubGlobal('top', {})
    open()
    await pass(120_000)
    expect(popup()).toBeNull()
  })

  it('after a sign-in', async () => {
    const { rerender } = open()
    await pass(30_000)
    rerender(tree(SIGNED_IN))
    expect(popup()).toBeNull()
  })
})

describe('the trial popup is dismissed', () => {
  beforeEach(async () => {
    open()
    await pass(30_000)
  })

  it('permanently with X', async () => {
    await press('Close and do not ask again')
    expect(popup()).toBeNull()
    expect(record()).toMatchObject({ permanentlyDismissed: true })
  })

  it('for a day with Maybe later', async () => {
    await press('Maybe later')
    expect(popup()).toBeNull()
    expect(record()).toMatchObject({ dismissed: true, permanentlyDismissed: false, lastShown: now + 30_000 })
  })

  it('for a day with a swipe of more than 80 px, and not with 80', async () => {
    await swipe(80)
    expect(popup()).not.toBeNull()
    await swipe(81)
    expect(popup()).toBeNull()
    expect(record()).toMatchObject({ dismissed: true, permanentlyDismissed: false })
  })
})

describe('an address', () => {
  beforeEach(async () => {
    open()
    await pass(30_000)
  })

  it.each(['', '   ', 'ana.example.com'])('that is invalid is refused: %j', async (email) => {
    await submit(email)
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address')
    expect(toastQueue.read()).toMatchObject([{ kind: 'error', text: 'Please enter a valid email address' }])
    expect(sent.addresses).toEqual([])
  })

  it('is sent, and the popup confirms it and can be closed', async () => {
    await submit(' ana@example.com ')
    expect(sent.addresses).toEqual(['ana@example.com'])
    expect(screen.getByRole('heading', { name: 'Email Sent!' })).toBeTruthy()
    expect(record()).toMatchObject({ emailSubmitted: true })
    expect(document.activeElement?.textContent).toBe('Continue')
    await press('Continue')
    expect(popup()).toBeNull()
  })

  it('is signed up for travel notes only with the tick, which nobody has set', async () => {
    const tick = screen.getByRole('checkbox', { name: /travel notes/ })
    expect((tick as HTMLInputElement).checked).toBe(false)
    fireEvent.click(tick)
    await submit('ana@example.com')
    expect(sent.addresses).toEqual(['ana@example.com and notes'])
  })

  it('that could not be sent leaves the popup unchanged', async () => {
    sent.isSuccess = false
    await submit('ana@example.com')
    expect(screen.queryByRole('heading', { name: 'Email Sent!' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Send me the link' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(record()).toMatchObject({ emailSubmitted: false })
  })
})
