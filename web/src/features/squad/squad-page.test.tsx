// @vitest-environment jsdom
import type { SquadInvitationResponse } from '@app/contracts/trips/squad'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { standOn } from '../../../test/on-device.tsx'
import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { SquadPage } from './squad-page.tsx'

const { askSquad, askInvitation } = vi.hoisted(() => ({ askSquad: vi.fn(), askInvitation: vi.fn() }))
vi.mock('./squad.ts', () => ({ askSquad, askInvitation }))
const told = vi.hoisted(() => ({
  state: { notices: [] as { id: string; kind: string }[] },
  listeners: new Set<() => void>(),
}))
vi.mock('../../entities/notification/use-notices.ts', async () => {
  const { useSyncExternalStore } = await import('react')
  const listen = (listener: () => void) => {
    told.listeners.add(listener)
    return () => told.listeners.delete(listener)
  }
  return { useNotices: () => useSyncExternalStore(listen, () => told.state) }
})
vi.mock('../../entities/traveller/subscription/use-subscription.ts', () => ({
  useSubscription: () => ({ recheck: vi.fn() }),
}))
afterEach(cleanup)

function open(path: string): void {
  const routes = [{ path: '/squad/:seat?', element: <SquadPage /> }]
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={{ user: { id: 'ana' }, session: null, isLoading: false } as unknown as Auth}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </AuthContext>
    </PageProviders>,
  )
}
const says = (state: SquadInvitationResponse['state']) => ({ kind: 'answered', answer: { state, payerName: 'Pia' } })

it.each([
  ['sign-in', 'Pia has a seat for you', 'Sign in', '/auth?returnTo=%2Fsquad%2Fs1'],
  ['joined', 'The seat is yours', 'Go to my dashboard', '/dashboard'],
  ['own', 'You sent this invitation', 'See my squad', '/squad'],
  ['other-squad', 'You are already in a squad', 'See my squad', '/squad'],
  ['paused', 'This squad is paused', 'Go to my dashboard', '/dashboard'],
  ['expired', 'This invitation has expired', 'Go to my dashboard', '/dashboard'],
  ['unknown', 'Invitation not found', 'Go to my dashboard', '/dashboard'],
] as const)('an invitation, %s: %s', async (state, title, action, href) => {
  askInvitation.mockResolvedValue(says(state))
  open('/squad/s1')
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
})

it('takes a seat only on request', async () => {
  askInvitation.mockResolvedValue(says('open'))
  open('/squad/s1')
  const take = await screen.findByRole('button', { name: 'Take the seat' })
  expect(askInvitation).not.toHaveBeenCalledWith(DESKTOP_CONFIG, 's1', 'join')
  askInvitation.mockResolvedValue(says('joined'))
  fireEvent.click(take)
  expect(await screen.findByText('You are in the squad of Pia now: no daily limits, nothing to pay.')).toBeTruthy()
})

it('moves from one squad to another in one step, and says so before', async () => {
  askInvitation.mockResolvedValue(says('other-squad'))
  open('/squad/s1')
  expect(await screen.findByText(/your other seat becomes free/)).toBeTruthy()
  askInvitation.mockResolvedValue(says('joined'))
  fireEvent.click(screen.getByRole('button', { name: 'Take this seat instead' }))
  expect(await screen.findByRole('heading', { name: 'The seat is yours' })).toBeTruthy()
  expect(askInvitation).toHaveBeenLastCalledWith(DESKTOP_CONFIG, 's1', 'move')
})

it('can be retried when there was no answer', async () => {
  askInvitation.mockResolvedValue({ kind: 'refused', message: '' })
  open('/squad/s1')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('shows six seats, and says beside the field why an invitation failed', async () => {
  const seats = [{ id: '1', email: 'ben@example.com', name: 'Ben', state: 'joined', since: '2026-11-15T12:00:00Z' }]
  const answer = { role: 'payer', isActive: true, size: 6, payerName: null, seats }
  askSquad.mockResolvedValue({ kind: 'answered', answer })
  open('/squad')
  expect(await screen.findByText('2 of 6 taken')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  const field = screen.getByLabelText('Email address')
  fireEvent.change(field, { target: { value: 'nobody' } })
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('Enter an email address, such as ana@example.com')).toBeTruthy()
  askSquad.mockResolvedValue({ kind: 'refused', message: 'This is your own address. You have a seat already.' })
  fireEvent.change(field, { target: { value: 'me@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('This is your own address. You have a seat already.')).toBeTruthy()
})

it('follows changes by other members while it is open', async () => {
  const squad = { role: 'payer', isActive: true, size: 6, payerName: null }
  const seat = { id: 's1', email: 'ben@example.com', name: '', since: '2026-11-15T12:00:00Z' }
  const answer = (state: string) => ({ kind: 'answered', answer: { ...squad, seats: [{ ...seat, state }] } })
  askSquad.mockResolvedValue(answer('invited'))
  open('/squad')
  expect(await screen.findByText('1 of 6 taken')).toBeTruthy()
  askSquad.mockResolvedValue(answer('joined'))
  act(() => {
    told.state = { notices: [{ id: 'n1', kind: 'plan' }] }
    for (const listener of told.listeners) listener()
  })
  expect(await screen.findByText('2 of 6 taken')).toBeTruthy()
})

it.each([
  ['member', /^Pia has cancelled\. You have full access until 1 December 2099;/],
  ['payer', 'The seats work until 1 December 2099.'],
] as const)('tells a %s on which day a cancelled squad ends', async (role, words) => {
  const squad = { role, isActive: true, size: 6, payerName: 'Pia', seats: [], endsAt: '2099-12-01T12:00:00Z' }
  askSquad.mockResolvedValue({ kind: 'answered', answer: squad })
  standOn('desktop')
  open('/squad')
  expect(await screen.findByText(words)).toBeTruthy()
})
