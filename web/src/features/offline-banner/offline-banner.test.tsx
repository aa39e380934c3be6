// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { offlineState } from '../../offline/offline-state.ts'
import { sampleAction } from '../../offline/outbox/sample-action.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { OfflineParts } from './offline-parts.tsx'

const CONFIG = { supabaseUrl: null, supabaseKey: 'k', origin: '', locale: 'en-GB', layout: 'desktop' } as const

const TOAST = "You're offline. Some features may be limited."

const waiting = sampleAction()
const conflict = sampleAction({
  id: 'a2',
  label: 'Notes for Porto',
  entity: 'note:2',
  state: 'needs-attention',
  body: '{"text":"Mine"}',
  problem: { kind: 'conflict', status: 409, answer: '{"text":"Theirs"}' },
})

function open(path = '/') {
  const router = createMemoryRouter([{ path: '*', Component: OfflineParts }], { initialEntries: [path] })
  render(
    <PageProviders config={CONFIG}>
      <RouterProvider router={router} />
    </PageProviders>,
  )
  return router
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  sessionStorage.clear()
  offlineState.change({ isOnline: true, actions: [], signOutQuestion: null, isListOpen: false, isSyncing: false })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the banner', () => {
  it('is hidden while online with an empty outbox', () => {
    open()
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows the number of pending changes offline, and the badge stays visible', () => {
    open()
    act(() => offlineState.change({ isOnline: false, actions: [waiting, { ...waiting, id: 'a3' }] }))
    expect(screen.getByText("You're offline. 2 actions pending sync.")).toBeDefined()
    expect(screen.getByRole('button', { name: 'Offline Mode 2 actions pending. Show them' })).toBeDefined()
  })

  it('uses the singular for one change', () => {
    open()
    act(() => offlineState.change({ isOnline: false, actions: [waiting] }))
    expect(screen.getByText("You're offline. 1 action pending sync.")).toBeDefined()
    expect(screen.getByRole('button', { name: 'Offline Mode 1 action pending. Show it' })).toBeDefined()
  })

  it('says online that changes are being sent', () => {
    open()
    act(() => offlineState.change({ actions: [waiting] }))
    expect(screen.getByText('Syncing 1 action…')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Offline Mode/ })).toBeNull()
  })

  it('ignores a write that is sent at once', () => {
    open()
    act(() => offlineState.change({ actions: [{ ...waiting, wasSavedOffline: false }] }))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('links to changes that need attention, with both versions of a conflict', async () => {
    open()
    act(() => offlineState.change({ actions: [waiting, conflict] }))
    fireEvent.click(screen.getByRole('button', { name: '1 needs your attention' }))
    const list = await screen.findByRole('dialog', { name: 'Saved on this device' })
    expect(list.textContent).toContain('text: Mine')
    expect(list.textContent).toContain('text: Theirs')
    expect(screen.getByRole('button', { name: 'Keep mine: Notes for Porto' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Keep theirs: Notes for Porto' })).toBeDefined()
  })
})

it('the list keeps the focus on its button while it sends', async () => {
  open()
  act(() => offlineState.change({ actions: [waiting], isListOpen: true }))
  const button = await screen.findByRole('button', { name: 'Sync now' })
  button.focus()
  act(() => offlineState.change({ isSyncing: true }))
  expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true'])
  expect(button.hasAttribute('disabled')).toBe(false)
})

describe('the toast', () => {
  it('appears once per session', () => {
    const said = vi.spyOn(toast, 'info')
    open()
    act(() => offlineState.change({ isOnline: false }))
    act(() => offlineState.change({ isOnline: true }))
    act(() => offlineState.change({ isOnline: false }))
    expect(said.mock.calls).toEqual([[TOAST, { durationMs: 3000 }]])
  })

  it.each(['/profile', '/dashboard'])('does not appear on %s, but on the next page', async (path) => {
    const said = vi.spyOn(toast, 'info')
    const router = open(path)
    act(() => offlineState.change({ isOnline: false }))
    expect(said).not.toHaveBeenCalled()
    await act(() => router.navigate('/flights'))
    expect(said).toHaveBeenCalledTimes(1)
  })
})

describe('signing out', () => {
  it.each([
    ['Stay signed in', false],
    ['Delete them and sign out', true],
  ])('asks for confirmation while changes are pending: %s', async (button, isSigningOut) => {
    const answer = vi.fn()
    open()
    act(() => offlineState.change({ signOutQuestion: { count: 2, answer } }))
    const question = await screen.findByRole('dialog', { name: 'Not everything has been sent' })
    expect(question.textContent).toContain('2 actions are saved only on this device.')
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect(answer).toHaveBeenCalledWith(isSigningOut)
  })

  it('uses the singular for one change', async () => {
    open()
    act(() => offlineState.change({ signOutQuestion: { count: 1, answer: vi.fn() } }))
    const question = await screen.findByRole('dialog', { name: 'Not everything has been sent' })
    expect(question.textContent).toContain('One action is saved only on this device.')
    expect(screen.getByRole('button', { name: 'Delete it and sign out' })).toBeDefined()
  })
})
