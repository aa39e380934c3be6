// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { CountryAdvice } from './country-advice.tsx'
import { loadRiskRadar } from './load-risk-radar.ts'

const CONFIG = {
  supabaseUrl: '',
  supabaseKey: '',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const

async function show(query: string): Promise<void> {
  const view = await loadRiskRadar({ request: new Request(`https://s.example/risk-radar${query}`) })
  const router = createMemoryRouter([{ path: '/', Component: () => <CountryAdvice view={view} /> }])
  render(
    <PageProviders config={CONFIG}>
      <RouterProvider router={router} />
    </PageProviders>,
  )
}

afterEach(cleanup)

/** By text: computing names by role for each of two hundred countries is slow. */
describe('CountryAdvice', () => {
  it("shows each government's advice, with its page and the date it was read", async () => {
    await show('?country=ng')
    expect(screen.getByText('Nigeria', { selector: 'h2' })).toBeTruthy()
    expect(screen.getAllByLabelText(/^Level \d of 4$/).length).toBeGreaterThan(2)
    const links = [...document.querySelectorAll('#answer a')].map((link) => link.getAttribute('href'))
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toMatch(/^https:/)
    expect((screen.getByLabelText('Where to?') as HTMLSelectElement).value).toBe('NG')
  })
  it('says when all of them agree', async () => {
    await show('?country=YE')
    expect(screen.getByText('Every government with a level for this country says: Do not travel.')).toBeTruthy()
  })
  it.each(['?country=', '?country=%F0%9F%98%80', '?country=ZZ'])('requires a country: %s', async (query) => {
    await show(query)
    expect(screen.getByText('Choose a country', { selector: '[role="alert"]' })).toBeTruthy()
  })
  it('shows no error before a submit', async () => {
    await show('')
    expect(document.querySelector('[role="alert"], h2')).toBeNull()
  })
})
