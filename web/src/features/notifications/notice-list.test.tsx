// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { noticeStore } from '../../api/notifications/notice-store.ts'
import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { renderOn } from '../../ui/testing/on-device.tsx'
import { Notifications } from './notifications.tsx'

const follow = vi.hoisted(() => ({ followNotices: vi.fn(() => () => undefined) }))
vi.mock('../../api/notifications/follow-notices.ts', () => follow)
const preferences = vi.hoisted(() => ({ loadPreferences: vi.fn(async () => Promise.reject(new Error('no answer'))) }))
vi.mock('../../api/notifications/preferences.ts', () => ({ ...preferences, savePreference: vi.fn() }))
// What is kept on the device and sent is tested where that is done; here the list only changes.
vi.mock('../../api/notifications/change-notices.ts', () => ({
  markRead: async (_: string, id: string) =>
    noticeStore.change({ notices: listed().map((one) => (one.id === id ? { ...one, read_at: one.created_at } : one)) }),
  removeNotice: async (_: string, id: string) =>
    noticeStore.change({ notices: listed().filter((one) => one.id !== id) }),
}))
const listed = () => noticeStore.get().notices

const ANA = 'd0000000-0000-4000-8000-000000000001'
const notice = (id: string) => ({
  id,
  kind: 'plan' as const,
  title: `Notice ${id}`,
  body: '',
  link: null,
  created_at: '2026-11-15T12:00:00Z',
  read_at: null,
})

beforeEach(() => {
  vi.clearAllMocks()
  renderOn(
    'desk',
    <AuthContext value={{ user: { id: ANA }, session: null, isLoading: false } as unknown as Auth}>
      <MemoryRouter>
        <Notifications />
      </MemoryRouter>
    </AuthContext>,
  )
})
afterEach(() => {
  cleanup()
  noticeStore.follow({ supabaseUrl: null, supabaseKey: 'k' }, null)
})

const tell = async (...ids: readonly string[]): Promise<void> => {
  await vi.waitFor(() => expect(follow.followNotices).toHaveBeenCalled())
  noticeStore.change({ notices: ids.map(notice), status: 'ready' })
  await screen.findByText('Notice a')
}
const press = (name: string): void => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

it('goes on at the heading when a notice is removed', async () => {
  await tell('a', 'b')
  press('Remove: Notice a')
  await vi.waitFor(() => expect(screen.queryByText('Notice a')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
})

it('goes on beside the mark when a notice is read', async () => {
  await tell('a')
  press('Mark as read: Notice a')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read: Notice a' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Notice a' }))
})

it('looks again when the list or the wishes could not be read', async () => {
  await vi.waitFor(() => expect(follow.followNotices).toHaveBeenCalledTimes(1))
  noticeStore.change({ status: 'failed' })
  await screen.findByText('Your notifications could not be read')
  await screen.findByText('Your choices could not be read. Check your connection.')
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button)
  await vi.waitFor(() => expect(follow.followNotices).toHaveBeenCalledTimes(2))
  expect(preferences.loadPreferences).toHaveBeenCalledTimes(2)
})
