// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { SIGNED_OUT } from '../../entities/traveller/session/session-state.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { FREE, subscriptionState } from '../../entities/traveller/subscription/subscription-state.ts'
import { Deletion } from './deletion.tsx'

const known = vi.hoisted(() => ({ state: {} as object }))
const asked = vi.hoisted(() => ({ codes: 0, answer: null as ((refused: string) => void) | null }))
vi.mock('./show-code.ts', () => ({
  showCode: () => {
    asked.codes += 1
    return new Promise((resolve) => (asked.answer = resolve))
  },
}))
vi.mock('../../api/session/needs-second-factor.ts', () => ({ needsSecondFactor: () => true }))
vi.mock('../../entities/traveller/subscription/use-subscription.ts', () => ({ useSubscription: () => known.state }))
afterEach(cleanup)

it.each([
  ['somebody alone', {}, [false, false]],
  ['whoever pays for a squad', { subscribed: true, subscription_tier: 'Nomad Squad' }, [true, false]],
  ['whoever has a seat', { subscribed: true, subscription_tier: 'Nomad Squad', is_shared: true }, [false, true]],
] as const)('tells %s which other travellers are affected', (_, answer, said) => {
  const facts = { answer: { ...FREE, ...answer }, isSignedIn: true, loading: false, error: null }
  known.state = subscriptionState(facts, Date.parse('2026-11-15T12:00:00Z'))
  renderOn(
    'desktop',
    <MemoryRouter>
      <Deletion user={{ id: 'ann', email: 'ann@s.example' } as User} />
    </MemoryRouter>,
  )
  expect([/^your squad:/, /^your seat in a squad:/].map((words) => screen.queryByText(words) !== null)).toEqual(said)
})

it('sends the code of the authenticator once, however often it is pressed', async () => {
  known.state = subscriptionState({ answer: FREE, isSignedIn: true, loading: false, error: null }, 0)
  renderOn(
    'desktop',
    <MemoryRouter>
      <AuthContext value={{ ...SIGNED_OUT, session: {} } as Auth}>
        <Deletion user={{ id: 'ann', email: 'ann@s.example' } as User} />
      </AuthContext>
    </MemoryRouter>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete my account' })))
  const fill = (selector: string, value: string) =>
    fireEvent.change(document.querySelector(selector)!, { target: { value } })
  fill('[name=word]', 'DELETE')
  fill('[name=current]', 'secret')
  fill('[name=factor]', '123456')
  const button = document.querySelector<HTMLButtonElement>('form [type=submit]')!
  await act(async () => fireEvent.click(button))
  await act(async () => fireEvent.click(button))
  expect(asked.codes).toBe(1)
  await act(async () => asked.answer?.('Wrong code'))
  await act(async () => fireEvent.click(button))
  expect(asked.codes).toBe(2)
})
