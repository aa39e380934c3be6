// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { useScriptsAtHand } from './use-scripts-at-hand.ts'

const fetched = vi.hoisted(() => new Set<string>())
vi.mock('../../ui/toaster.tsx', () => (fetched.add('messages'), { mountToaster: () => undefined }))
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

it('fetches ahead what shows messages, and for whoever is signed in what signs them out', async () => {
  render(<Page />)
  await vi.waitFor(() => expect([...fetched]).toEqual(['messages']), PATIENCE)
  cleanup()
  const session = { access_token: 'a', refresh_token: 'r', user: { id: 'ana' } }
  localStorage.setItem('sojourn-session', JSON.stringify(session))
  render(<Page />)
  await vi.waitFor(() => expect([...fetched]).toEqual(['messages', 'signing out']), PATIENCE)
})
