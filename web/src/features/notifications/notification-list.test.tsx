// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import type { Notice } from '../../entities/notification/notice.ts'
import { noticesKey } from '../../entities/notification/notices-query.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { changeQueryData, queryClient } from '../../offline/query-client.ts'
import { Notifications } from './notifications.tsx'

vi.mock('../../entities/notification/follow-notices.ts', () => ({ followNotices: () => () => undefined }))
const ask = vi.hoisted(() => vi.fn<(table: string) => Promise<{ data: object[] | null; error: object | null }>>())
vi.mock('../../api/backend.ts', () => ({
  backend: async () => ({
    from: (table: string) => ({
      select: () => (table === 'notifications' ? { order: () => ({ limit: () => ask(table) }) } : ask(table)),
    }),
  }),
}))
// Storing and sending have their own tests; here only the list changes.
vi.mock('../../entities/notification/change-notices.ts', () => ({
  markRead: async (_: string, id: string) =>
    changeList((list) => list.map((one) => (one.id === id ? { ...one, read_at: one.created_at } : one))),
  removeNotice: async (_: string, id: string) => changeList((list) => list.filter((one) => one.id !== id)),
}))
const changeList = (change: (list: readonly Notice[]) => readonly Notice[]) => changeQueryData(noticesKey(ANA), change)

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

function show(...ids: readonly string[]): void {
  ask.mockImplementation(async () => ({ data: ids.map(notice), error: null }))
  render()
}
function render(): void {
  renderOn(
    'desktop',
    <AuthContext value={{ user: { id: ANA }, session: null, isLoading: false } as unknown as Auth}>
      <MemoryRouter>
        <Notifications />
      </MemoryRouter>
    </AuthContext>,
  )
}
beforeEach(() => {
  vi.clearAllMocks()
  queryClient.clear()
})
afterEach(cleanup)

const press = (name: string): void => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

it('moves the focus to the heading when a notice is removed', async () => {
  show('a', 'b')
  await screen.findByText('Notice a')
  press('Remove: Notice a')
  await vi.waitFor(() => expect(screen.queryByText('Notice a')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
})

it('moves the focus beside the mark when a notice is read', async () => {
  show('a')
  await screen.findByText('Notice a')
  press('Mark as read: Notice a')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read: Notice a' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Notice a' }))
})

it('retries when the list or the preferences could not be read', async () => {
  ask.mockResolvedValue({ data: null, error: { message: 'no answer' } })
  render()
  await screen.findByText('Your notifications could not be read')
  await screen.findByText('Your choices could not be read. Check your connection.')
  ask.mockClear()
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button)
  const asked = () => ask.mock.calls.map(([table]) => table).toSorted()
  await vi.waitFor(() => expect(asked()).toEqual(['notification_preferences', 'notifications']))
})
