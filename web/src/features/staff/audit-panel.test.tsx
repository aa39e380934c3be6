// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { AdminContext } from '../../entities/traveller/roles/use-admin.ts'
import { AuditPanel } from './audit-panel.tsx'

const ANN = '11111111-1111-4111-8111-111111111111'
const GONE = '22222222-2222-4222-8222-222222222222'
const PERSON = { id: ANN, email: 'ann@s.example', name: 'Ann', since: '2026-11-01T09:00:00.000Z', roles: [] }

const log = vi.hoisted(() => ({ length: 0 }))
vi.mock('../../api/backend.ts', () => ({
  backend: async () => ({
    functions: { invoke: async () => ({ data: { people: [PERSON] }, error: null }) },
    from: () => ({ select: () => ({ order: () => ({ limit: (count: number) => page(count, Infinity) }) }) }),
  }),
}))

function page(count: number, before: number): object {
  const ids = Array.from({ length: log.length }, (_, at) => log.length - at).filter((id) => id < before)
  const rows = ids.slice(0, count).map((id) => ({
    id,
    at: '2026-11-17T04:00:00Z',
    action: 'role.granted',
    actor_id: id === 1 ? null : GONE,
    subject_type: 'user',
    subject_id: ANN,
    details: { role: `role-${id}` },
  }))
  return Object.assign(Promise.resolve({ data: rows, error: null }), { lt: (_: string, id: number) => page(count, id) })
}

afterEach(cleanup)

async function open(length: number, address = '/admin?tab=audit'): Promise<void> {
  log.length = length
  const router = createMemoryRouter([{ path: '/admin', element: <AuditPanel /> }], { initialEntries: [address] })
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AdminContext value={{ isAdmin: true } as never}>
        <RouterProvider router={router} />
      </AdminContext>
    </PageProviders>,
  )
  await screen.findByRole('region')
}
// By text: computing accessible names of a hundred rows takes jsdom seconds.
const wordsOf = (id: number) => `Role granted: role-${id}`
const rowOf = async (id: number) => (await screen.findByText(wordsOf(id))).closest('tr')

it('names the people, and shows the id of a deleted account', async () => {
  await open(2)
  expect((await rowOf(2))?.textContent).toMatch(/Account 22222222.*Annann@s\.example/)
  expect((await rowOf(1))?.textContent).toContain('The server')
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('pages back through the log, and forward to the newest again', async () => {
  await open(101)
  await rowOf(52)
  expect(screen.queryByText(wordsOf(51))).toBeNull()
  fireEvent.click(screen.getByText('Older entries'))
  await rowOf(51)
  expect(document.activeElement?.textContent).toBe('Who did what')
  fireEvent.click(screen.getByText('Older entries'))
  await rowOf(1)
  expect(screen.queryByText('Older entries')).toBeNull()
  fireEvent.click(screen.getByText('Back to the newest'))
  await rowOf(101)
})

it('says so on a page before the first entry, and shows the newest for an invalid URL', async () => {
  await open(1, '/admin?tab=audit&before=1')
  expect(await screen.findByText('No older entries')).toBeDefined()
  cleanup()
  await open(1, '/admin?tab=audit&before=x')
  expect(await rowOf(1)).not.toBeNull()
})
