// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { DiscountPage } from './discount-page.tsx'

const claimDiscount = vi.hoisted(() => vi.fn())
vi.mock('../../entities/traveller/subscription/payments.ts', () => ({ claimDiscount }))
const CONFIG = {
  origin: 'https://s.example',
  supabaseUrl: null,
  supabaseKey: 'k',
  locale: 'en-US',
  layout: 'desktop',
} as const
afterEach(cleanup)

function open(): void {
  const routes = [{ path: '/claim-discount/:token', element: <DiscountPage /> }]
  render(
    <PageProviders config={CONFIG}>
      <AuthContext value={{ user: null, session: null, isLoading: false } as Auth}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/claim-discount/tok'] })} />
      </AuthContext>
    </PageProviders>,
  )
}

it.each([
  ['valid', '20% off your first month', 'Choose a plan', '/pricing?discount=tok'],
  ['sign-in', 'This link is valid', 'Sign in', '/auth?returnTo=%2Fclaim-discount%2Ftok'],
  ['used', 'This discount has been used', 'See the plans', '/pricing'],
  ['expired', 'This discount has expired', 'See the plans', '/pricing'],
  ['unknown', 'We do not know this link', 'See the plans', '/pricing'],
  ['not-first', 'This discount is for a first month', 'See the plans', '/pricing'],
])('%s: %s', async (state, title, action, href) => {
  const isOpen = state === 'valid' || state === 'sign-in'
  claimDiscount.mockResolvedValue({
    state,
    percentOff: isOpen ? 20 : null,
    expiresAt: isOpen ? '2026-11-18T12:00:00Z' : null,
  })
  open()
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
})

it('can be retried when there was no answer', async () => {
  claimDiscount.mockResolvedValue(null)
  open()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('lets another account sign in and return', async () => {
  claimDiscount.mockResolvedValue({ state: 'wrong-account', percentOff: null, expiresAt: null })
  open()
  expect(await screen.findByRole('heading', { name: 'This discount belongs to another address' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign out and use another account' })).toBeTruthy()
})
