// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { useScriptsAtHand } from './use-scripts-at-hand.ts'

const fetched = vi.hoisted(() => new Set<string>())
vi.mock('../../ui/toaster.tsx', () => (fetched.add('messages'), { mountToaster: () => undefined }))
vi.mock('./pending-list.tsx', () => (fetched.add('the list of what waits'), { PendingList: () => null }))
vi.mock('../../api/saves/keep-item.ts', () => (fetched.add('saving'), { keepItem: () => undefined }))
vi.mock('../../api/profile/save-profile.ts', () => (fetched.add('the profile'), { saveProfile: () => undefined }))
vi.mock('../../api/trips/account-trips.ts', () => (fetched.add('trips'), { saveVersion: () => undefined }))
vi.mock('./sign-out-question.tsx', () => (fetched.add('its question'), { SignOutQuestion: () => null }))
vi.mock('../../api/session/session-actions.ts', () => (fetched.add('signing out'), { signOut: () => undefined }))

/** Nothing waits for it: it only says when something will never come. */
const PATIENCE = 60_000

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Page() {
  useScriptsAtHand()
  return null
}

it('fetches ahead what shows messages and the list, and for whoever is signed in what signs them out', async () => {
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
