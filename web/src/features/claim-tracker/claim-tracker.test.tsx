// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { entityOf } from '../../entities/flight-claim/unsent-claims.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { sampleAction } from '../../offline/outbox/sample-action.ts'
import { queryClient } from '../../offline/query-client.ts'
import type { TableWrite } from '../../offline/write.ts'
import { ClaimTracker } from './claim-tracker.tsx'

type Answer = { data: readonly object[] | null; error: { message: string } | null }
const ask = vi.hoisted(() => vi.fn<() => Promise<Answer>>())
const written = vi.hoisted(() => vi.fn<(write: TableWrite) => Promise<{ id: string }>>())
vi.mock('../../api/backend.ts', () => {
  const question = { select: () => question, eq: () => question, order: () => question, limit: () => question }
  return { backend: async () => ({ from: () => Object.assign(question, { abortSignal: ask }) }) }
})
vi.mock('../../offline/write.ts', () => ({ enqueueWrite: written }))
vi.mock('../../device/today.ts', () => ({ today: () => '2026-11-19' }))

const ROW = {
  id: 'a',
  title: 'Lisbon – New York',
  path: '/flight-compensation?from=LIS&to=JFK',
  law: 'EU261',
  amount_minor: 60_000,
  currency: 'EUR',
  flight_date: '2026-11-01',
  state: 'drafted',
  remind_on: '2026-11-19',
  note: null,
  revision: 3,
  created_at: '2026-11-02T00:00:00Z',
}
const ANA = { user: { id: 'ana' }, session: null, isLoading: false } as unknown as Auth
const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth

function show(who: Auth): void {
  render(
    <MemoryRouter>
      <PageProviders config={DESKTOP_CONFIG}>
        <AuthContext value={who}>
          <ClaimTracker />
        </AuthContext>
      </PageProviders>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ data: [ROW], error: null })
  written.mockReset().mockResolvedValue({ id: 'x' })
  queryClient.clear()
  offlineState.change({ actions: [] })
})
afterEach(cleanup)

it('asks a guest to sign in', () => {
  show(GUEST)
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
})

it('shows how far a claim is, its sum, and that its day has come', async () => {
  show(ANA)
  expect(await screen.findByRole('heading', { name: 'Lisbon – New York' })).toBeTruthy()
  expect(screen.getByText('€600')).toBeTruthy()
  expect(screen.getByText(/^Look again/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Open the answer/ }).getAttribute('href')).toBe(`${ROW.path}#answer`)
})

it('brings a day to look again with the step of sending, and leaves a newer change of another device alone', async () => {
  show(ANA)
  fireEvent.change(await screen.findByLabelText('How far'), { target: { value: 'sent' } })
  expect(written).toHaveBeenCalledWith(
    expect.objectContaining({
      table: 'flight_claims',
      method: 'PATCH',
      where: { id: 'eq.a' },
      ifRevision: 3,
      row: { state: 'sent', remind_on: '2026-12-03' },
    }),
  )
})

it('gives an airline in Canada thirty days, and ends reminders with the payment', async () => {
  ask.mockResolvedValue({ data: [{ ...ROW, law: 'APPR' }], error: null })
  show(ANA)
  fireEvent.change(await screen.findByLabelText('How far'), { target: { value: 'sent' } })
  expect(written.mock.calls[0]?.[0].row).toEqual({ state: 'sent', remind_on: '2026-12-19' })
  fireEvent.change(screen.getByLabelText('How far'), { target: { value: 'paid' } })
  expect(written.mock.calls[1]?.[0].row).toEqual({ state: 'paid', remind_on: null })
})

it('asks before it removes', async () => {
  show(ANA)
  fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }))
  expect(written).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Really remove it?' }))
  expect(written).toHaveBeenCalledWith(expect.objectContaining({ method: 'DELETE', where: { id: 'eq.a' } }))
})

it('keeps a note', async () => {
  show(ANA)
  fireEvent.change(await screen.findByLabelText('Note', { selector: 'textarea' }), { target: { value: ' ref 12 ' } })
  fireEvent.click(screen.getByText('Keep the note'))
  expect(written).toHaveBeenCalledWith(expect.objectContaining({ row: { note: 'ref 12' } }))
})

it('shows a claim that this device has not sent, also when the server was never reached', async () => {
  ask.mockResolvedValue({ data: null, error: { message: 'away' } })
  const made = { ...ROW, id: 'b', title: 'Rome – Oslo' }
  const post = { id: '1', userId: 'ana', entity: entityOf('b'), method: 'POST', body: JSON.stringify(made) } as const
  offlineState.change({ actions: [sampleAction({ ...post, wasSavedOffline: true })] })
  show(ANA)
  expect(await screen.findByRole('heading', { name: 'Rome – Oslo' })).toBeTruthy()
  expect(screen.getByText('Not sent yet')).toBeTruthy()
})

it('says when the list could not be loaded, with a way to try again', async () => {
  ask.mockResolvedValue({ data: null, error: { message: 'away' } })
  show(ANA)
  expect(await screen.findByRole('alert')).toBeTruthy()
  ask.mockResolvedValue({ data: [ROW], error: null })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Lisbon – New York' })).toBeTruthy()
})
