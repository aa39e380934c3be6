// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { AuthProvider } from '../../../entities/traveller/session/auth-provider.tsx'
import { AskPanel } from './ask-panel.tsx'
import { EMPTY_ASK } from './empty-ask.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const LISBON = {
  city: { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: { latitude: 38.7, longitude: -9.1 } },
  nights: null,
}

function show(): void {
  const ask = { ...EMPTY_ASK, cities: [LISBON], diets: ['vegan'] }
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <MemoryRouter>
        <AuthProvider>
          <AskPanel ask={ask as never} sentence="" request={null} isBusy={false} onPlan={vi.fn<() => void>()} />
        </AuthProvider>
      </MemoryRouter>
    </PageProviders>,
  )
}
const chips = (): readonly string[] =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('.chart-label')?.textContent ?? 'more')

it('shows what was said and what a plan depends on, and the rest on request', () => {
  show()
  expect(chips()).toEqual(['Where', 'When', 'Who', 'Pace', 'Food', 'more'])
  fireEvent.click(screen.getByRole('button', { name: 'More wishes' }))
  expect(chips()).toHaveLength(14)
  expect(chips()).not.toContain('more')
  fireEvent.click(screen.getByRole('button', { name: /Budget/ }))
  expect(screen.getByRole('button', { name: /Budget/ }).getAttribute('aria-expanded')).toBe('true')
})
