// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { renderOn } from '../../ui/testing/on-device.tsx'
import { SavedView } from './saved-view.tsx'

const save = (name: string) => ({
  id: `guest_1700000000000${name.toLowerCase()}`,
  savedAt: '2026-11-15T12:00:00Z',
  type: 'place',
  title: name,
  description: '',
  image_url: null,
  item_id: name,
  item_data: {},
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('goes on at the heading when a save is removed', async () => {
  localStorage.setItem('guest-saves', JSON.stringify([save('Lisbon'), save('Porto')]))
  renderOn(
    'desk',
    <AuthContext value={{ user: null, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <SavedView />
      </MemoryRouter>
    </AuthContext>,
  )
  const remove = screen.getByRole('button', { name: 'Remove Lisbon' })
  remove.focus()
  fireEvent.click(remove)
  await vi.waitFor(() => expect(screen.queryByText('Lisbon')).toBeNull(), { timeout: 20_000 })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved' }))
  expect(screen.getByText('Porto')).toBeTruthy()
})
