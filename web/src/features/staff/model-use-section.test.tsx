// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { AdminContext } from '../../entities/traveller/roles/use-admin.ts'
import { ModelUseSection } from './model-use-section.tsx'

const ANN = '11111111-1111-4111-8111-111111111111'
const USE = { id: 1, day: '2026-11-16', user_id: ANN, model: 'scripted-1', answers: 3, input_tokens: 12_000 }
const ROWS = [
  { ...USE, output_tokens: 450, cost_micro_usd: 28_500 },
  { ...USE, id: 2, user_id: null, output_tokens: 0, cost_micro_usd: 0 },
]

const asked = vi.hoisted(() => ({ tables: [] as string[], rows: [] as unknown[] }))
vi.mock('../../api/backend.ts', () => ({
  backend: async () => ({
    from: (table: string) => {
      asked.tables.push(table)
      const query = { select: () => query, order: () => query, limit: async () => ({ data: asked.rows, error: null }) }
      return query
    },
  }),
}))

afterEach(cleanup)

function show(isAdmin: boolean, rows: readonly unknown[]) {
  Object.assign(asked, { tables: [], rows })
  const admin = { role: 'owner', isAdmin, isLoading: false, hasAccess: () => isAdmin } as never
  render(
    <MemoryRouter>
      <PageProviders config={DESKTOP_CONFIG}>
        <AdminContext value={admin}>
          <ModelUseSection />
        </AdminContext>
      </PageProviders>
    </MemoryRouter>,
  )
}

it('shows the cost of each account, and of all guests together, per day', async () => {
  show(true, ROWS)
  const table = await screen.findByRole('table')
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
  for (const [row, account, tokens, cost] of [
    [cells[0], '11111111', '450', 'US$0.0285'],
    [cells[1], 'All guests', '0', 'US$0.00'],
  ] as const)
    for (const part of ['16 Nov 2026', account, 'scripted-1', '3', '12,000', tokens, cost])
      expect(row?.join(' ')).toContain(part)
})

it('says when there is none, and shows nothing to other staff', async () => {
  show(true, [])
  await screen.findByText('No language model has answered yet')
  expect(screen.getByText(/start the server with LLM_PROVIDER/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ask the assistant' }).getAttribute('href')).toBe('/assistant')
  cleanup()
  show(false, ROWS)
  expect(screen.getByText('Costs are shown to owners and admins.')).toBeDefined()
  expect(asked.tables).toEqual([])
})
