// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { offlineState } from '../../../offline/offline-state.ts'
import { sampleAction } from '../../../offline/outbox/sample-action.ts'
import { queryClient } from '../../../offline/query-client.ts'
import { type Auth, AuthContext } from '../session/use-auth.ts'
import { EMPTY_PROFILE } from './profile.ts'
import { type ProfileAccess, useProfile } from './use-profile.ts'

const server = vi.hoisted(() => ({ ask: vi.fn<() => Promise<object>>() }))
vi.mock('../../../api/backend.ts', () => {
  const question = { select: () => question, eq: () => question, maybeSingle: () => server.ask() }
  return { backend: async () => ({ from: () => question }) }
})
const saveProfile = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('./save-profile.ts', () => ({ saveProfile }))

const ANA = { user: { id: 'ana' }, session: null, isLoading: false } as unknown as Auth
const NO_ANSWER = { data: null, error: { message: 'restarting' } }
let shown: { readonly current: ProfileAccess }

beforeEach(() => {
  queryClient.clear()
  offlineState.change({ actions: [] })
  saveProfile.mockReset().mockResolvedValue(undefined)
})
afterEach(cleanup)
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <PageProviders config={DESKTOP_CONFIG}>
    <AuthContext value={ANA}>{children}</AuthContext>
  </PageProviders>
)
function show(): void {
  shown = renderHook(useProfile, { wrapper }).result
}

it('cannot be changed before it was read once, and is retried', async () => {
  server.ask.mockResolvedValueOnce(NO_ANSWER)
  show()
  await expect.poll(() => shown.current.hasFailed).toBe(true)
  expect(shown.current).toMatchObject({ isReady: false, profile: EMPTY_PROFILE })
  server.ask.mockResolvedValueOnce({ data: { full_name: 'Ana' }, error: null }).mockResolvedValueOnce(NO_ANSWER)
  act(() => shown.current.again())
  await expect.poll(() => shown.current.profile.fullName).toBe('Ana')
  act(() => shown.current.again())
  await expect.poll(() => server.ask.mock.calls.length).toBe(3)
  expect(shown.current).toMatchObject({ isReady: true, hasFailed: false, profile: { fullName: 'Ana' } })
})

it('is empty for a new traveller', async () => {
  server.ask.mockResolvedValueOnce({ data: null, error: null })
  show()
  await expect.poll(() => shown.current.isReady).toBe(true)
  expect(shown.current.profile).toEqual(EMPTY_PROFILE)
})

it('shows an unsent change, whatever the server answers', async () => {
  const body = JSON.stringify({ diet: ['vegan'] })
  offlineState.change({ actions: [sampleAction({ userId: 'ana', entity: 'profile:ana', body })] })
  server.ask.mockResolvedValueOnce({ data: { full_name: 'Ana', diet: [] }, error: null })
  show()
  await expect.poll(() => shown.current.profile).toEqual({ ...EMPTY_PROFILE, fullName: 'Ana', diet: ['vegan'] })
})

it('reverts a change that could not be stored', async () => {
  server.ask.mockResolvedValueOnce({ data: { full_name: 'Ana' }, error: null })
  show()
  await expect.poll(() => shown.current.isReady).toBe(true)
  const storing = Promise.withResolvers<void>()
  saveProfile.mockReturnValueOnce(storing.promise)
  const saved = shown.current.save({ fullName: 'Bo' }, 'Name').catch((error: Error) => error.message)
  await expect.poll(() => shown.current.profile.fullName).toBe('Bo')
  storing.reject(new Error('full'))
  expect(await saved).toBe('full')
  await expect.poll(() => shown.current.profile.fullName).toBe('Ana')
})
