// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { Component as Page, loader } from './flight-compensation.tsx'

const CONFIG = { supabaseUrl: '', supabaseKey: '', origin: 'https://s.example', locale: 'en-GB' }

function open(search: string): void {
  const routes = [{ path: '/flight-compensation', Component: Page, loader, HydrateFallback: () => null }]
  const router = createMemoryRouter(routes, { initialEntries: [`/flight-compensation${search}`] })
  render(
    <PageConfigProvider config={CONFIG}>
      <RouterProvider router={router} />
    </PageConfigProvider>,
  )
}

Element.prototype.scrollIntoView = () => {}
afterEach(cleanup)

describe('the page of a late flight', () => {
  it('asks what caused the delay, then says what is owed', async () => {
    open('?from=CDG&to=ATH&hours=3')
    expect(await screen.findByRole('heading', { name: 'What caused the delay?' }, { timeout: 5000 })).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'A technical fault' }))
    expect(await screen.findByText('€400', {}, { timeout: 5000 })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'The airline owes you' })).toBeTruthy()
  })

  it('names the field that needs correcting', async () => {
    open('?from=Atlantis&to=ATH&hours=3')
    const from = await screen.findByLabelText('From', { selector: 'input' }, { timeout: 5000 })
    expect(from.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      expect.stringContaining('We know no airport by that name.'),
    ])
  })
})
