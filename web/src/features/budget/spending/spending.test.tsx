// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../../entities/traveller/session/use-auth.ts'
import { offlineState } from '../../../offline/offline-state.ts'
import { sampleAction } from '../../../offline/outbox/sample-action.ts'
import { queryClient } from '../../../offline/query-client.ts'
import type { TableWrite } from '../../../offline/write.ts'
import { Spending } from './spending.tsx'

type Answer = { data: readonly object[] | null; error: { message: string } | null }
const answers = vi.hoisted(() => new Map<string, Answer>())
const written = vi.hoisted(() => vi.fn<(write: TableWrite) => Promise<{ id: string }>>())
vi.mock('../../../api/backend.ts', () => ({
  backend: async () => ({
    from: (table: string) => {
      const question: Record<string, unknown> = { abortSignal: async () => answers.get(table) }
      for (const step of ['select', 'eq', 'order', 'range']) question[step] = () => question
      return question
    },
  }),
}))
vi.mock('../../../offline/write.ts', () => ({ enqueueWrite: written }))
vi.mock('../../../device/traveller-today.ts', () => ({ travellerToday: () => '2027-05-02' }))
vi.mock('../../../entities/currency/load-rates.ts', () => ({
  loadRates: async () => ({ date: '2027-05-01', source: {}, perDollar: { USD: 1, EUR: 0.8, JPY: 150 } }),
}))

// Charts choose their width by the layout.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))

const TRIP = {
  id: 'trip',
  title: 'Lisbon',
  currency: 'EUR',
  starts_on: '2027-05-01',
  ends_on: '2027-05-04',
  planned: { meals: 400_00, lodging: 600_00 },
  people: [
    { id: 'me', name: 'Ana' },
    { id: 'b', name: 'Ben' },
  ],
  revision: 3,
  created_at: '2027-04-01T00:00:00Z',
}
const LUNCH = {
  id: 'lunch',
  budget_id: 'trip',
  spent_on: '2027-05-01',
  part: 'meals',
  title: 'Lunch',
  amount_minor: 40_00,
  currency: 'EUR',
  rate: '1',
  rate_on: null,
  paid_by: 'me',
  shares: { me: 1, b: 1 },
  note: null,
  revision: 2,
  created_at: '2027-05-01T12:00:00Z',
}
const ANA = { user: { id: 'ana' }, session: null, isLoading: false } as unknown as Auth
const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth

function show(who: Auth): void {
  render(
    <MemoryRouter>
      <PageProviders config={DESKTOP_CONFIG}>
        <AuthContext value={who}>
          <Spending />
        </AuthContext>
      </PageProviders>
    </MemoryRouter>,
  )
}
const answer = (trips: readonly object[], expenses: readonly object[] = []): void => {
  answers.set('trip_budgets', { data: trips, error: null })
  answers.set('expenses', { data: expenses, error: null })
  answers.set('expense_receipts', { data: [], error: null })
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getAllByLabelText(label)[0]!, { target: { value } })

beforeEach(() => {
  answer([TRIP], [LUNCH])
  written.mockReset().mockResolvedValue({ id: 'x' })
  queryClient.clear()
  offlineState.change({ actions: [] })
})
afterEach(cleanup)

it('asks a guest to sign in', () => {
  show(GUEST)
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

it('starts the first trip', async () => {
  answer([])
  show(ANA)
  await screen.findByRole('heading', { name: 'Start your first trip' })
  fireEvent.click(screen.getByRole('button', { name: 'Save the trip' }))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Give it a name')
  expect(written).not.toHaveBeenCalled()
  type('Where to, or what for', 'Porto')
  type('First day', '2027-06-01')
  type('Last day', '2027-06-05')
  type('Food and drink', '200')
  fireEvent.click(screen.getByRole('button', { name: 'Save the trip' }))
  expect(written).toHaveBeenCalledWith(
    expect.objectContaining({
      table: 'trip_budgets',
      method: 'POST',
      row: expect.objectContaining({ title: 'Porto', planned: { meals: 200_00 }, people: [{ id: 'me', name: 'Me' }] }),
    }),
  )
})

it('shows what is left today, beside the plan, and who owes whom', async () => {
  show(ANA)
  // 400 less yesterday's 40, over three days.
  expect(await screen.findByText('€120')).toBeTruthy()
  expect(screen.getByText('Left today')).toBeTruthy()
  expect(screen.getByText('€40 of €400')).toBeTruthy()
  expect(screen.getByText(/Ben pays Ana/).textContent).toBe('Ben pays Ana €20')
})

it('adds an expense in another currency with the rate of the day', async () => {
  show(ANA)
  await screen.findByText('Left today')
  type('Amount', '20')
  type('Currency', 'USD')
  const rate = await screen.findByLabelText('EUR for 1 USD')
  expect(rate).toHaveProperty('value', '0.8')
  type('What for', 'Museum')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(written).toHaveBeenCalledWith(
    expect.objectContaining({
      table: 'expenses',
      entity: 'trip-spending:trip',
      row: expect.objectContaining({
        budget_id: 'trip',
        title: 'Museum',
        amount_minor: 20_00,
        currency: 'USD',
        rate: '0.8',
        rate_on: '2027-05-01',
        spent_on: '2027-05-02',
        shares: { me: 1, b: 1 },
      }),
    }),
  )
})

it('edits an expense at the rate that it was entered with, and leaves a newer change alone', async () => {
  answer([TRIP], [{ ...LUNCH, currency: 'USD', rate: '0.5', rate_on: '2027-04-30' }])
  show(ANA)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Lunch, US$40' }))
  const entry = within(screen.getByRole('region', { name: '1 May 2027' }))
  expect(entry.getByLabelText('EUR for 1 USD')).toHaveProperty('value', '0.5')
  fireEvent.change(entry.getByLabelText('Amount'), { target: { value: '50' } })
  fireEvent.click(entry.getByRole('button', { name: 'Save' }))
  expect(written).toHaveBeenCalledWith(
    expect.objectContaining({
      method: 'PATCH',
      ifRevision: 2,
      where: { id: 'eq.lunch' },
      row: expect.objectContaining({ amount_minor: 50_00, rate: '0.5', rate_on: '2027-04-30' }),
    }),
  )
})

it('asks before it removes', async () => {
  show(ANA)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Lunch, €40' }))
  expect(written).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Really remove it?' }))
  await vi.waitFor(() =>
    expect(written).toHaveBeenCalledWith(expect.objectContaining({ method: 'DELETE', where: { id: 'eq.lunch' } })),
  )
})

it('records a settlement, which buys nothing', async () => {
  show(ANA)
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as paid: Ben pays Ana €20' }))
  expect(written).toHaveBeenCalledWith(
    expect.objectContaining({
      row: expect.objectContaining({ part: 'settlement', amount_minor: 20_00, paid_by: 'b', shares: { me: 1 } }),
    }),
  )
})

it('shows a trip that this device has not sent, also when the server was never reached', async () => {
  for (const table of ['trip_budgets', 'expenses', 'expense_receipts'])
    answers.set(table, { data: null, error: { message: 'away' } })
  const post = { userId: 'ana', entity: 'trip-spending:trip', method: 'POST' } as const
  offlineState.change({
    actions: [
      sampleAction({ ...post, id: '1', url: '/rest/v1/trip_budgets', body: JSON.stringify(TRIP) }),
      sampleAction({ ...post, id: '2', url: '/rest/v1/expenses', body: JSON.stringify(LUNCH) }),
    ],
  })
  show(ANA)
  expect(await screen.findByText('Left today')).toBeTruthy()
  expect(screen.getByText('Not sent yet')).toBeTruthy()
})

it('says when nothing could be loaded, with a way to try again', async () => {
  answers.set('expenses', { data: null, error: { message: 'away' } })
  show(ANA)
  expect(await screen.findByText('Could not load your spending')).toBeTruthy()
  answer([TRIP], [LUNCH])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Left today')).toBeTruthy()
})
