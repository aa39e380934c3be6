// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { useScriptsAtHand } from './offline-parts.tsx'

const fetched = vi.hoisted(() => new Set<string>())
vi.mock('../../ui/overlay/toaster.tsx', () => (fetched.add('messages'), { mountToaster: () => undefined }))
vi.mock('./pending-list.tsx', () => (fetched.add('the list of what waits'), { PendingList: () => null }))
vi.mock('../../entities/save/keep-item.ts', () => (fetched.add('saving'), { keepItem: () => undefined }))
vi.mock(
  '../../entities/traveller/profile/save-profile.ts',
  () => (fetched.add('the profile'), { saveProfile: () => undefined }),
)
vi.mock('../../entities/trip/account-trips.ts', () => (fetched.add('trips'), { saveVersion: () => undefined }))
vi.mock('./sign-out-question.tsx', () => (fetched.add('its question'), { SignOutQuestion: () => null }))
vi.mock(
  '../../entities/traveller/session/session-actions.ts',
  () => (fetched.add('signing out'), { signOut: () => undefined }),
)

/** An upper bound: it only catches results that never arrive. */
const PATIENCE = 60_000

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Page() {
  useScriptsAtHand()
  return null
}

it('preloads the scripts for messages and the list, and for a signed-in traveller those for signing out', async () => {
  const forAll = ['messages', 'saving', 'the list of what waits']
  render(<Page />)
  await vi.waitFor(() => expect([...fetched].toSorted()).toEqual(forAll), PATIENCE)
  cleanup()
  const session = { access_token: 'a', refresh_token: 'r', user: { id: 'ana' } }
  localStorage.setItem('sojourn-session', JSON.stringify(session))
  render(<Page />)
  const all = ['its question', ...forAll, 'signing out', 'the profile', 'trips'].toSorted()
  await vi.waitFor(() => expect([...fetched].toSorted()).toEqual(all), PATIENCE)
})
