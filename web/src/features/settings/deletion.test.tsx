// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { FREE, subscriptionState } from '../../api/subscription/subscription-state.ts'
import { renderOn } from '../../ui/testing/on-device.tsx'
import { Deletion } from './deletion.tsx'

const known = vi.hoisted(() => ({ state: {} as object }))
vi.mock('../../api/subscription/use-subscription.ts', () => ({ useSubscription: () => known.state }))
afterEach(cleanup)

it.each([
  ['somebody alone', {}, [false, false]],
  ['whoever pays for a squad', { subscribed: true, subscription_tier: 'Nomad Squad' }, [true, false]],
  ['whoever has a seat', { subscribed: true, subscription_tier: 'Nomad Squad', is_shared: true }, [false, true]],
] as const)('says to %s whom else it concerns', (_, answer, said) => {
  const facts = { answer: { ...FREE, ...answer }, isSignedIn: true, loading: false, error: null }
  known.state = subscriptionState(facts, Date.parse('2026-11-15T12:00:00Z'))
  renderOn(
    'desk',
    <MemoryRouter>
      <Deletion user={{ id: 'ann', email: 'ann@s.example' } as User} />
    </MemoryRouter>,
  )
  expect([/^your squad:/, /^your seat in a squad:/].map((words) => screen.queryByText(words) !== null)).toEqual(said)
})
