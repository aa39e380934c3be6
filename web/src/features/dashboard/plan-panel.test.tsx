// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import {
  FREE,
  type SubscriptionAnswer,
  subscriptionState,
} from '../../entities/traveller/subscription/subscription-state.ts'
import { PlanPanel } from './plan-panel.tsx'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const known = vi.hoisted(() => ({ state: {} as object }))
vi.mock('../../entities/traveller/subscription/use-subscription.ts', () => ({ useSubscription: () => known.state }))

afterEach(cleanup)

const MONTHLY = { plan: 'jetsetter', billing: 'monthly', cancels_at_end: false, payment_failed: false } as const
const PAYS: Partial<SubscriptionAnswer> = {
  subscribed: true,
  subscription_tier: 'Jetsetter',
  subscription_end: '2026-12-15T12:00:00Z',
  trial_used: true,
  purchase: MONTHLY,
}

function show(): void {
  renderOn(
    'desktop',
    <MemoryRouter>
      <PlanPanel />
    </MemoryRouter>,
  )
}

it('shows nothing about a plan that could not be loaded, and retries on request', () => {
  const recheck = vi.fn()
  const unread = { answer: FREE, isSignedIn: true, loading: false, error: 'no answer' }
  known.state = { ...subscriptionState(unread, NOW), recheck }
  show()
  expect(screen.queryByText('Explorer')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(recheck).toHaveBeenCalledTimes(1)
})

it.each([
  ['nothing', {}, 'Explorer', 'The free plan, with daily limits.'],
  ['a trial', { is_trial: true, trial_end: '2026-11-18T12:00:00Z' }, 'Free trial', 'You have full access.'],
  ['a plan', PAYS, 'Jetsetter', /^Renews on .*2026/],
  [
    'a cancelled plan',
    { ...PAYS, purchase: { ...MONTHLY, cancels_at_end: true } },
    'Jetsetter',
    /^Cancelled\. You keep it until .*2026\.$/,
  ],
  [
    'a failed payment',
    { ...PAYS, purchase: { ...MONTHLY, payment_failed: true } },
    'Jetsetter',
    /^The last payment failed\. You keep the plan until .*2026\.$/,
  ],
  [
    'a plan for good',
    {
      ...PAYS,
      subscription_tier: 'Lifetime',
      subscription_end: null,
      purchase: { ...MONTHLY, plan: 'lifetime', billing: 'once' },
    },
    'Lifetime',
    'One-time payment, no renewal.',
  ],
  [
    'a seat',
    { ...PAYS, subscription_tier: 'Nomad Squad', purchase: null, is_shared: true },
    'Nomad Squad',
    'You have a seat in a squad; someone else pays for it.',
  ],
] as const)('shows the plan and its end: %s', (_, answer, name, line) => {
  known.state = subscriptionState(
    { answer: { ...FREE, ...answer }, isSignedIn: true, loading: false, error: null },
    NOW,
  )
  show()
  expect(screen.getByText(name)).toBeTruthy()
  expect(screen.getByText(line)).toBeTruthy()
})

it('links to the payment that needs attention', () => {
  const answer = { ...FREE, ...PAYS, purchase: { ...MONTHLY, payment_failed: true } }
  known.state = subscriptionState({ answer, isSignedIn: true, loading: false, error: null }, NOW)
  show()
  expect(screen.getByRole('link', { name: 'Fix the payment' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByRole('link', { name: 'Change or cancel' })).toBeNull()
})

it.each([
  ['a plan', PAYS, 'Change or cancel'],
  ['a cancelled plan', { ...PAYS, purchase: { ...MONTHLY, cancels_at_end: true } }, 'Keep or change it'],
  [
    'a plan for good',
    { ...PAYS, subscription_end: null, purchase: { ...MONTHLY, plan: 'lifetime', billing: 'once' } },
    'See plans',
  ],
  ['a seat', { ...PAYS, subscription_tier: 'Nomad Squad', purchase: null, is_shared: true }, 'See plans'],
  ['nothing', {}, 'See plans'],
] as const)('offers only possible actions: %s', (_, answer, way) => {
  known.state = subscriptionState(
    { answer: { ...FREE, ...answer }, isSignedIn: true, loading: false, error: null },
    NOW,
  )
  show()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain(way)
  expect(screen.queryAllByRole('link', { name: 'Change or cancel' })).toHaveLength(way === 'Change or cancel' ? 1 : 0)
})
