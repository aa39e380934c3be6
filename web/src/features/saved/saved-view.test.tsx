// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { toast } from '../../ui/overlay/toast.ts'
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
  vi.restoreAllMocks()
  localStorage.clear()
})

function showSaves(...names: readonly string[]): void {
  localStorage.setItem('guest-saves', JSON.stringify(names.map(save)))
  renderOn(
    'desktop',
    <AuthContext value={{ user: null, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <SavedView />
      </MemoryRouter>
    </AuthContext>,
  )
}

it('moves the focus to the heading when a save is removed', async () => {
  showSaves('Lisbon', 'Porto')
  const remove = screen.getByRole('button', { name: 'Remove Lisbon' })
  remove.focus()
  fireEvent.click(remove)
  await vi.waitFor(() => expect(screen.queryByText('Lisbon')).toBeNull(), { timeout: 20_000 })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved' }))
  expect(screen.getByText('Porto')).toBeTruthy()
})

it('leaves the focus in the search when a row that could not be removed is filtered out', async () => {
  const dropItem = vi
    .spyOn(await import('../../entities/save/keep-item.ts'), 'dropItem')
    .mockRejectedValue(new Error('no'))
  const heard = vi.spyOn(toast, 'error')
  showSaves('Lisbon', 'Porto')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Lisbon' }))
  await vi.waitFor(() => expect(dropItem).toHaveBeenCalled())
  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith('Failed to remove item. Please try again.', { title: 'Error' }),
  )
  const search = screen.getByRole('searchbox', { name: 'Search what you saved' })
  search.focus()
  fireEvent.change(search, { target: { value: 'porto' } })
  expect(screen.queryByText('Lisbon')).toBeNull()
  expect(document.activeElement).toBe(search)
})
