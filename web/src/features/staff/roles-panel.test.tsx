// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { AdminContext } from '../../entities/traveller/roles/use-admin.ts'
import { AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { RolesPanel } from './roles-panel.tsx'

const MUHAMMAD = '11111111-1111-4111-8111-111111111111'
const OWNER = '22222222-2222-4222-8222-222222222222'
const NEW = '33333333-3333-4333-8333-333333333333'
const since = '2026-11-01T09:00:00.000Z'
const PEOPLE = [
  { id: MUHAMMAD, email: 'm@s.example', name: 'محمد', since, roles: ['support'] },
  { id: OWNER, email: 'owner@s.example', name: null, since, roles: ['owner'] },
  { id: NEW, email: 'ana@s.example', name: 'Ana Silva', since, roles: ['analyst'] },
]
type Sent = { readonly kind: 'insert' | 'delete'; readonly row: Readonly<Record<string, string>> }
type Answer = { readonly data?: readonly unknown[]; readonly error: { code?: string; message: string } | null }

const server = vi.hoisted(() => ({ rows: [] as unknown[], sent: [] as unknown[], answer: null as unknown }))
vi.mock('../../api/backend.ts', () => ({
  backend: async () => ({
    functions: {
      invoke: async (_: string, { body }: { body: { query?: string; ids?: string[] } }) => ({
        data: { people: PEOPLE.filter(({ id, email }) => body.ids?.includes(id) || email.includes(body.query ?? '-')) },
        error: null,
      }),
    },
    from: () => ({
      select: () => ({ order: async () => ({ data: server.rows, error: null }) }),
      insert: async (row: object) => {
        server.sent.push({ kind: 'insert', row })
        return server.answer
      },
      delete: () => removal({}),
    }),
  }),
}))

function removal(row: Record<string, string>): object {
  return {
    eq: (name: string, value: string) => removal({ ...row, [name]: value }),
    select: async () => {
      server.sent.push({ kind: 'delete', row })
      server.rows = server.rows.filter((held) => (held as { user_id: string }).user_id !== row['user_id'])
      return server.answer
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show({ isOwner = true, answer = { data: [{}], error: null } as Answer } = {}): Promise<void> {
  const rows = [
    { user_id: MUHAMMAD, role: 'support', created_at: since },
    { user_id: OWNER, role: 'owner', created_at: since },
  ]
  Object.assign(server, { rows, sent: [], answer })
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={{ user: { id: OWNER } } as never}>
        <AdminContext value={{ isAdmin: true, isOwner } as never}>
          <RolesPanel />
        </AdminContext>
      </AuthContext>
    </PageProviders>,
  )
  await screen.findByRole('table')
}

const sent = () => server.sent as readonly Sent[]
const press = (name: string, inside = screen.getByRole('region')) =>
  fireEvent.click(within(inside).getByRole('button', { name }))

it('lists the holders of roles by name and address', async () => {
  await show()
  const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/محمدm@s\.example.*support/),
    expect.stringMatching(/owner@s\.example.*owner/),
  ])
})

it('asks before a role is revoked, states the consequences, and can be cancelled', async () => {
  await show()
  press('Revoke: support, محمد')
  const question = screen.getByRole('dialog', { name: 'Revoke the role support of محمد?' })
  expect(question.textContent).toContain('It ends at once, on every device.')
  expect(question.textContent).toContain('payments of travellers')
  press('Cancel', question)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([])
})

it('revokes it after the confirmation, and the focus moves to the heading', async () => {
  await show()
  press('Revoke: support, محمد')
  press('Revoke', screen.getByRole('dialog'))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })))
  expect(screen.queryByRole('button', { name: 'Revoke: support, محمد' })).toBeNull()
  expect(sent()).toEqual([{ kind: 'delete', row: { user_id: MUHAMMAD, role: 'support' } }])
})

it('marks one’s own role', async () => {
  await show()
  press('Revoke: owner, owner@s.example')
  expect(screen.getByRole('dialog').textContent).toContain('This is your own role.')
})

it('offers an admin no action reserved for owners', async () => {
  await show({ isOwner: false })
  expect(screen.queryByRole('button', { name: /^Revoke: owner/ })).toBeNull()
  const offered = within(screen.getByRole('combobox', { name: 'Role' })).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Choose a role',
    'support',
    'marketing',
    'content editor',
    'analyst',
  ])
})

async function choose(typed: string): Promise<void> {
  fireEvent.change(screen.getByRole('combobox', { name: 'Who' }), { target: { value: typed } })
  fireEvent.click(await screen.findByRole('option', { name: /Ana Silva, ana@s\.example/ }))
}

it('finds the person, shows their details, and only then grants', async () => {
  await show()
  press('Grant the role')
  expect(screen.getByRole('alert').textContent).toBe('Choose the person from the list')
  await choose('ana')
  const form = screen.getByRole('combobox', { name: 'Who' }).closest('form')
  expect(form?.textContent).toContain('Member since 1 Nov 2026. Holds: analyst.')
  press('Grant the role')
  expect(screen.getByRole('alert').textContent).toBe('Choose a role')
  expect(sent()).toEqual([])
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'support' } })
  press('Grant the role')
  await vi.waitFor(() => expect(sent()).toEqual([{ kind: 'insert', row: { user_id: NEW, role: 'support' } }]))
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Who' })).toHaveProperty('value', ''))
})

it('clears the person when the text of the field changes', async () => {
  await show()
  await choose('ana')
  fireEvent.change(screen.getByRole('combobox', { name: 'Who' }), { target: { value: 'someone else' } })
  press('Grant the role')
  expect(screen.getByRole('alert').textContent).toBe('Choose the person from the list')
  expect(sent()).toEqual([])
})

it.each([
  ['23505', 'duplicate key value', 'They already have this role.'],
  ['42501', 'new row violates row-level security policy', 'Only an owner grants or revokes owner and admin.'],
  ['', 'TypeError: Failed to fetch', 'There was no answer. Check the list before you try again.'],
])('shows a refusal %s in words', async (code, message, said) => {
  await show({ answer: { error: { code, message } } })
  await choose('ana')
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'support' } })
  press('Grant the role')
  expect((await screen.findByRole('alert')).textContent).toBe(said)
})
