// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { offlineState } from '../../offline/offline-state.ts'
import { sampleAction } from '../../offline/outbox/sample-action.ts'
import { queryClient } from '../../offline/query-client.ts'
import { type Auth, AuthContext } from '../traveller/session/use-auth.ts'
import { entityOf } from './unsent-saves.ts'
import { type Saves, useSaves } from './use-saves.ts'

type Answer = { data: readonly object[] | null; error: { message: string } | null }
const ask = vi.hoisted(() => vi.fn<() => Promise<Answer>>())
vi.mock('../../api/backend.ts', () => {
  const question = { select: () => question, eq: () => question, order: () => question, range: () => question }
  return {
    backend: async () => ({
      from: () => ({ ...question, select: () => Object.assign(question, { abortSignal: ask }) }),
    }),
  }
})
vi.mock('./move-guest-data.ts', () => ({ moveGuestData: async () => false }))

const ANA = { user: { id: 'ana' }, session: null, isLoading: false } as unknown as Auth
const row = (title: string) => ({ item_type: 'place', item_id: title, title, revision: 1, created_at: '2026-11-15' })
const answer = (...titles: string[]): Answer => ({ data: titles.map(row), error: null })
const NO_ANSWER: Answer = { data: null, error: { message: 'restarting' } }
const insert = (title: string) =>
  sampleAction({
    id: title,
    userId: 'ana',
    entity: entityOf({ type: 'place', item_id: title }),
    method: 'POST',
    body: JSON.stringify(row(title)),
  })

let hook: { readonly current: Saves }
const titles = () => hook.current.saves.map(({ title }) => title)
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <PageProviders config={DESKTOP_CONFIG}>
    <AuthContext value={ANA}>{children}</AuthContext>
  </PageProviders>
)
function show(): void {
  hook = renderHook(useSaves, { wrapper }).result
}

beforeEach(() => {
  ask.mockReset()
  queryClient.clear()
  offlineState.change({ actions: [] })
})
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

it('shows a waiting save, and keeps it when it is sent while the list is loading', async () => {
  const asked = Promise.withResolvers<Answer>()
  ask.mockResolvedValueOnce(answer('Lisbon')).mockReturnValueOnce(asked.promise)
  show()
  await expect.poll(() => titles()).toEqual(['Lisbon'])
  act(() => offlineState.change({ actions: [insert('Porto')] }))
  expect(titles()).toEqual(['Porto', 'Lisbon'])
  expect(hook.current.saves[0]?.isWaiting).toBe(true)
  act(() => offlineState.change({ actions: [] }))
  expect(titles()).toEqual(['Porto', 'Lisbon'])
  expect(hook.current.saves[0]?.isWaiting).toBe(false)
  await act(async () => asked.resolve(answer('Porto', 'Lisbon')))
  expect(titles()).toEqual(['Porto', 'Lisbon'])
})

it('shows the age of the list while the server does not answer, and reloads when the network is back', async () => {
  queryClient.setQueryData(['account', 'ana', 'saves'], [row('Lisbon')], { updatedAt: 5000 })
  await queryClient.invalidateQueries({ refetchType: 'none' })
  ask.mockResolvedValueOnce(NO_ANSWER).mockResolvedValueOnce(answer('Porto', 'Lisbon'))
  show()
  await expect.poll(() => hook.current.copiedAt).toEqual(new Date(5000))
  expect(titles()).toEqual(['Lisbon'])
  act(() => onlineManager.setOnline(false))
  act(() => onlineManager.setOnline(true))
  await expect.poll(() => titles()).toEqual(['Porto', 'Lisbon'])
  expect(hook.current.copiedAt).toBeNull()
})

it('says that the list could not be loaded when there is no copy either', async () => {
  ask.mockResolvedValueOnce(NO_ANSWER).mockResolvedValueOnce(answer('Lisbon'))
  show()
  await expect.poll(() => hook.current.hasFailed).toBe(true)
  act(() => hook.current.reload())
  await expect.poll(() => titles()).toEqual(['Lisbon'])
})
