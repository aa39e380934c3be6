// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { PricingPage } from './pricing-page.tsx'

const beOn = (device: 'desk' | 'phone') => {
  vi.stubGlobal('matchMedia', () => ({ matches: device === 'phone' }))
  vi.stubGlobal('innerWidth', device === 'phone' ? 390 : 1440)
}
beforeEach(() => beOn('desk'))
afterEach(cleanup)

function open(path: string): void {
  const config = {
    origin: 'https://sojourn.example',
    supabaseUrl: null,
    supabaseKey: 'k',
    locale: 'en-US',
    layout: 'desktop',
  } as const
  render(
    <PageConfigProvider config={config}>
      <MemoryRouter initialEntries={[path]}>
        <PricingPage />
      </MemoryRouter>
    </PageConfigProvider>,
  )
}
const fare = (name: string) => within(screen.getByRole('region', { name }))

it('shows five fares by the month, with the limits of the free one', () => {
  open('/pricing')
  expect(fare('Nomad Squad').getByText('$49.99')).toBeTruthy()
  expect(fare('Nomad Squad').getByText('up to 6')).toBeTruthy()
  const limits = ['10 a day', '3 a day', '25 a day', '15 a day']
  for (const limit of limits) expect(fare('Explorer').getByText(limit)).toBeTruthy()
  expect(fare('Explorer').getByText('not included')).toBeTruthy()
})

it('changes to the year and keeps the page it is on', () => {
  open('/pricing-new')
  fireEvent.click(screen.getByRole('link', { name: 'By the year' }))
  expect(fare('Globetrotter').getByText('$99.90')).toBeTruthy()
  expect(fare('Lifetime').getByText('$299')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'By the month' }).getAttribute('href')).toBe('/pricing-new')
  expect(screen.getByRole('link', { name: 'By the year' }).getAttribute('aria-current')).toBe('true')
})

it('leads to the trial and says that nothing can be paid yet', () => {
  open('/pricing')
  expect(screen.getByRole('link', { name: 'Try 7 days free: Jetsetter' }).getAttribute('href')).toBe('/auth')
  expect(screen.getByText(/Paying for a plan is not switched on/)).toBeTruthy()
})

it('has the button before what is included, which a phone folds away', () => {
  beOn('phone')
  open('/pricing')
  const button = fare('Globetrotter').getByRole('link', { name: 'Try 7 days free: Globetrotter' })
  const included = fare('Globetrotter').getByRole('group')
  expect(included.hasAttribute('open')).toBe(false)
  expect(button.compareDocumentPosition(included) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
