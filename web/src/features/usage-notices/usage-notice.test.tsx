// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { FREE, subscriptionState } from '../../entities/traveller/subscription/subscription-state.ts'
import { UsageNotice } from './usage-notice.tsx'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const known = vi.hoisted(() => ({ plan: {}, usage: {} }))
vi.mock('../../entities/traveller/subscription/use-subscription.ts', () => ({ useSubscription: () => known.plan }))
vi.mock('../../entities/traveller/usage/use-usage.ts', () => ({ useUsage: () => known.usage }))
afterEach(cleanup)

function show(isSignedIn: boolean, searches: number, when?: 'urgent' | 'calm'): void {
  known.plan = subscriptionState({ answer: FREE, isSignedIn, loading: false, error: null }, NOW)
  known.usage = {
    isKnown: true,
    resetsAtMs: Date.parse('2026-11-16T00:00:00Z'),
    counters: { search_requests: { used: searches, limit: 25 } },
  }
  renderOn(
    'phone',
    <MemoryRouter initialEntries={['/flights?from=LIS']}>
      <UsageNotice look="banner" types={['search_requests']} {...(when && { when })} />
    </MemoryRouter>,
  )
}

it('links a guest to a new account and back', () => {
  show(false, 24)
  expect(screen.getByText('Only 1 left today')).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Start the free trial' })
  expect(way.getAttribute('href')).toBe('/auth?tab=sign-up&returnTo=%2Fflights%3Ffrom%3DLIS')
})

it('links account holders to the plans, and is hidden while plenty is left', () => {
  show(true, 25)
  expect(screen.getByText('Daily limit reached')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/pricing')
  cleanup()
  show(true, 17)
  expect(screen.queryByRole('status')).toBeNull()
})

it.each([
  ['what is used up', 25, 'urgent'],
  ['the last two', 23, 'urgent'],
  ['a mere warning', 18, 'calm'],
] as const)('shows %s notices in the right place, and nowhere twice', (_, searches, place) => {
  for (const when of ['urgent', 'calm'] as const) {
    show(true, searches, when)
    expect(screen.queryByRole('status') !== null, when).toBe(when === place)
    cleanup()
  }
})

it.each([
  ['later today', '2026-11-15T13:00:00Z'],
  ['within 24 hours, tomorrow by the calendar', '2026-11-16T11:30:00Z'],
])('says that the trial ends today when it ends %s, and offers the upgrade', (_, trial_end) => {
  const answer = { ...FREE, is_trial: true, trial_used: true, trial_end }
  known.plan = subscriptionState({ answer, isSignedIn: true, loading: false, error: null }, NOW)
  renderOn(
    'phone',
    <MemoryRouter>
      <UsageNotice look="banner" />
    </MemoryRouter>,
  )
  expect(screen.getByText('Your trial ends today')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/pricing')
})
