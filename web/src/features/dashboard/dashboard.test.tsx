// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { FREE, subscriptionState } from '../../entities/traveller/subscription/subscription-state.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { sampleAction } from '../../offline/outbox/sample-action.ts'
import { Dashboard } from './dashboard.tsx'

const known = vi.hoisted(() => ({ state: {} as object }))
vi.mock('../../entities/traveller/subscription/use-subscription.ts', () => ({ useSubscription: () => known.state }))

afterEach(() => {
  offlineState.change({ actions: [] })
  localStorage.clear()
  cleanup()
})

const bePaying = (hasFailed: boolean) => {
  const purchase = { plan: 'jetsetter', billing: 'monthly', cancels_at_end: false, payment_failed: hasFailed } as const
  const answer = { ...FREE, subscribed: true, subscription_tier: 'Jetsetter', purchase }
  known.state = subscriptionState({ answer, isSignedIn: true, loading: false, error: null }, Date.UTC(2026, 10, 15))
}

it.each(['phone', 'desktop'] as const)('shows the notice before the saves on a phone only: %s', (device) => {
  bePaying(false)
  renderOn(
    device,
    <AuthContext value={{ user: null, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <Dashboard illustration={null} saved={<p>the saves</p>} notice={<p>the trial ends</p>} />
      </MemoryRouter>
    </AuthContext>,
  )
  const place = screen.getByText('the saves').compareDocumentPosition(screen.getByText('the trial ends'))
  expect(place).toBe(device === 'phone' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)
})

it.each([
  ['phone', true, true],
  ['phone', false, false],
  ['desktop', true, false],
] as const)('shows a failed payment before the saves on a phone: %s, %s', (device, hasFailed, isFirst) => {
  bePaying(hasFailed)
  const user = { id: 'ana', user_metadata: {} } as Auth['user']
  renderOn(
    device,
    <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <Dashboard illustration={null} saved={<p>the saves</p>} notice={null} />
      </MemoryRouter>
    </AuthContext>,
  )
  const place = screen.getByText('the saves').compareDocumentPosition(screen.getByText('Jetsetter'))
  expect(place).toBe(isFirst ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)
})

it.each([
  ['a guest', null, ['Itinerary', 'Trip budget', 'Conversation']],
  ['who is signed in', { id: 'ana', user_metadata: {} } as Auth['user'], ['Trip budget']],
])('says that data on this device only is not in an account: %s', (_, user, names) => {
  bePaying(false)
  for (const key of ['trips-kept', 'trip-budget', 'assistant-kept']) localStorage.setItem(key, '{"kept":true}')
  renderOn(
    'desktop',
    <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <Dashboard illustration={null} saved={null} notice={null} />
      </MemoryRouter>
    </AuthContext>,
  )
  const notes = within(screen.getByRole('region', { name: 'Your notes' }))
  expect(notes.getAllByRole('link').map(({ textContent }) => textContent?.replace('Open', ''))).toEqual(names)
})

it('uses the singular for one change', () => {
  bePaying(false)
  const user = { id: 'ann', user_metadata: {} } as Auth['user']
  offlineState.change({ actions: [sampleAction()] })
  renderOn(
    'desktop',
    <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <Dashboard illustration={null} saved={null} notice={null} />
      </MemoryRouter>
    </AuthContext>,
  )
  expect(screen.getByText('One change is waiting for a connection. It is sent automatically.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show it' })).toBeTruthy()
})

it.each([
  ['desktop', 'beside the trips', null],
  ['phone', 'after the saves', null],
  ['desktop', 'after the saves', { id: 'ann', user_metadata: {} } as Auth['user']],
] as const)('has next steps, on a %s %s', (device, where, user) => {
  bePaying(false)
  renderOn(
    device,
    <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <Dashboard illustration={null} saved={<p>the saves</p>} notice={<p>the notice</p>} />
      </MemoryRouter>
    </AuthContext>,
  )
  const ways = screen.getByRole('navigation', { name: 'Continue with' })
  const isBeside = ways.parentElement === screen.getByText('the notice').parentElement
  expect(isBeside).toBe(where === 'beside the trips')
})
