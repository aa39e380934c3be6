// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { queryClient } from '../../offline/query-client.ts'
import type { TableWrite } from '../../offline/write.ts'
import { TravellerList } from './traveller-list.tsx'

const ask = vi.hoisted(() => vi.fn<() => Promise<{ data: readonly object[]; error: null }>>())
const written = vi.hoisted(() => vi.fn<(write: TableWrite) => Promise<{ id: string }>>())
vi.mock('../../api/backend.ts', () => {
  const question = { select: () => question, eq: () => question, order: () => question, limit: () => question }
  return { backend: async () => ({ from: () => Object.assign(question, { abortSignal: ask }) }) }
})
vi.mock('../../offline/write.ts', () => ({ enqueueWrite: written }))

const ANA = { user: { id: 'ana' }, session: null, isLoading: false } as unknown as Auth
const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth

const open = (who = GUEST) =>
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={who}>
        <MemoryRouter>
          <TravellerList countries={['BR', 'PT']} />
        </MemoryRouter>
      </AuthContext>
    </PageProviders>,
  )

function addPassport(of: string, country: string, expires = ''): void {
  const person = within(screen.getByRole('region', { name: of }))
  fireEvent.change(person.getByLabelText('Country of the passport'), { target: { value: country } })
  fireEvent.change(person.getByLabelText('Expires on'), { target: { value: expires } })
  fireEvent.click(person.getByRole('button', { name: 'Add passport' }))
}

function addPerson(name: string): void {
  fireEvent.change(screen.getByLabelText('Name of the traveller'), { target: { value: name } })
  fireEvent.click(screen.getByRole('button', { name: 'Add traveller' }))
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  written.mockReset().mockResolvedValue({ id: '1' })
})
afterEach(cleanup)

describe('the travellers of this device', () => {
  it('keep several passports each, with a date only if it was given', () => {
    open()
    addPassport('You', 'BR')
    addPassport('You', 'PT', '2099-02-01')
    addPerson('Ben')
    addPassport('Ben', 'BR', '2020-01-01')
    cleanup()
    open()
    const own = within(screen.getByRole('list', { name: 'Passports of You' })).getAllByRole('listitem')
    expect(own.map(({ textContent }) => textContent)).toMatchObject([
      expect.stringContaining('No expiry date given'),
      expect.stringContaining('Expires on 1 Feb 2099'),
    ])
    expect(screen.getByText('Expired on 1 Jan 2020')).toBeTruthy()
    expect(
      screen.getByRole('link', { name: 'Check a destination with the passport of Portugal' }).getAttribute('href'),
    ).toBe('/documents?passport=PT&expires=2099-02-01')
  })
  it('go when they are removed, and the first one stays', () => {
    open()
    addPerson('Ben')
    expect(screen.queryByRole('button', { name: 'Remove You' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ben' }))
    expect(screen.queryByRole('region', { name: 'Ben' })).toBeNull()
  })
  it('need a name, and a passport needs a country', () => {
    open()
    addPerson('  ')
    expect(screen.getByText('Enter a name')).toBeTruthy()
    addPassport('You', '')
    expect(screen.getByText('Choose a country', { selector: '[role=alert]' })).toBeTruthy()
  })
})

describe('the travellers of an account', () => {
  const ROW = { id: 'a', name: '', passports: [{ country: 'BR', expires_on: null }], stays: [], revision: 3 }

  it('are changed there, with what this device kept before the sign-in', async () => {
    open()
    addPassport('You', 'PT')
    addPerson('Ben')
    cleanup()
    ask.mockResolvedValue({ data: [ROW], error: null })
    open(ANA)
    await screen.findByText('Saved in your account and on this device.')
    addPassport('Ben', 'BR')
    await vi.waitFor(() => expect(written).toHaveBeenCalledTimes(2))
    expect(written.mock.calls.map(([write]) => write)).toMatchObject([
      {
        method: 'PATCH',
        where: { id: 'eq.a' },
        ifRevision: 3,
        row: { passports: [{ country: 'BR' }, { country: 'PT' }] },
      },
      { method: 'POST', duplicates: 'ignore', row: { name: 'Ben', passports: [{ country: 'BR', expires_on: null }] } },
    ])
    await vi.waitFor(() => expect(localStorage.getItem('travellers') ?? '').not.toContain('Ben'))
  })
  it('are removed there', async () => {
    ask.mockResolvedValue({ data: [ROW, { ...ROW, id: 'b', name: 'Ben' }], error: null })
    open(ANA)
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Ben' }))
    await vi.waitFor(() =>
      expect(written.mock.calls).toMatchObject([[{ method: 'DELETE', entity: 'traveller:b', where: { id: 'eq.b' } }]]),
    )
  })
})
