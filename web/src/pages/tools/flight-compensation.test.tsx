// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { loadFlightFacts } from '../../entities/map/drawing/load-flight-facts.ts'
import { Component as Page, loader } from './flight-compensation.tsx'

const CONFIG = {
  supabaseUrl: '',
  supabaseKey: '',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const

function open(search: string): void {
  const routes = [{ path: '/flight-compensation', Component: Page, loader, HydrateFallback: () => null }]
  const router = createMemoryRouter(routes, { initialEntries: [`/flight-compensation${search}`] })
  render(
    <PageProviders config={CONFIG}>
      <RouterProvider router={router} />
    </PageProviders>,
  )
}

Element.prototype.scrollIntoView = () => {}
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
// The data is parsed once, before the clock of the first test runs.
beforeAll(async () => void (await loadFlightFacts()), 30_000)
afterEach(cleanup)

describe('the page of a delayed flight', () => {
  it('asks for the cause of the delay, then shows the compensation', async () => {
    open('?from=CDG&to=ATH&hours=3')
    expect(await screen.findByRole('heading', { name: 'What caused the delay?' }, { timeout: 5000 })).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'A technical fault' }))
    expect(await screen.findByRole('heading', { name: 'The airline owes you' }, { timeout: 5000 })).toBeTruthy()
    expect(screen.getByText('€400')).toBeTruthy()
  })

  it('writes a letter with the amount and the law', async () => {
    open('?from=CDG&to=ATH&hours=3&minutes=20&cause=technical-fault')
    const letter = await screen.findByText(/^Dear Sir or Madam/, {}, { timeout: 5000 })
    expect(letter.textContent).toContain('from Paris Charles de Gaulle (CDG) to Athens Eleftherios Venizelos (ATH)')
    expect(letter.textContent).toContain('arrived 3h 20m late. I claim €400 for each')
    expect(letter.textContent).toContain('- Regulation (EC) 261/2004, Article 7(1)')
  })

  it.each([
    [
      'a cancellation',
      'event=cancellation&notice=0&other=none&cause=technical-fault',
      'was cancelled, as you told me less than a week before. I claim €400 for each',
      'Article 5(1)(c)(iii)',
    ],
    ['a seat refused', 'event=denied-boarding', 'refused boarding against my will', 'Article 4(3)'],
    ['a lower class', 'event=downgrade', 'I claim 50% of the price of that flight', 'Article 10(2)'],
  ])('writes a letter for %s', async (_, search, words, provision) => {
    open(`?from=CDG&to=ATH&${search}`)
    const letter = await screen.findByText(/^Dear Sir or Madam/, {}, { timeout: 5000 })
    expect(letter.textContent).toContain(words)
    expect(letter.textContent).toContain(`- Regulation (EC) 261/2004, ${provision}`)
    expect(letter.textContent).not.toMatch(/[{}]/)
  })

  it('uses pounds and the British law for a flight from London', async () => {
    open('?from=LHR&to=JFK&event=denied-boarding')
    expect(await screen.findByText('£520', {}, { timeout: 5000 })).toBeTruthy()
    expect(screen.getByText('261/2004 in the UK')).toBeTruthy()
    expect(screen.getByText(/^It is £260 where another flight brought you there/)).toBeTruthy()
  })

  it('asks step by step for the facts of a cancellation', async () => {
    open('?from=CDG&to=ATH&event=cancellation')
    fireEvent.click(await screen.findByRole('link', { name: 'Less than a week before' }, { timeout: 5000 }))
    expect(await screen.findByRole('heading', { name: 'How did you get there?' }, { timeout: 5000 })).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'No other flight was offered' }))
    const asked = await screen.findByRole('heading', { name: 'What caused the cancellation?' }, { timeout: 5000 })
    expect(asked).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'A technical fault' }))
    expect(await screen.findByText('€400', {}, { timeout: 5000 })).toBeTruthy()
    expect(screen.getByText(/^Whatever the cause, you choose/)).toBeTruthy()
  })

  it('keeps the choices of the form', async () => {
    open('?from=CDG&to=ATH&event=cancellation&notice=7&other=none')
    const chosen = await screen.findByLabelText<HTMLInputElement>('It was cancelled', {}, { timeout: 5000 })
    expect(chosen.checked).toBe(true)
    expect(screen.getByLabelText<HTMLSelectElement>('When did the airline tell you?').value).toBe('7')
    expect(screen.getByLabelText<HTMLInputElement>('No other flight was offered').checked).toBe(true)
  })

  it('offers a next step to a traveller who does not know, with the possible amount', async () => {
    open('?from=CDG&to=ATH&hours=3')
    expect(await screen.findByText('I still do not know', {}, { timeout: 5000 })).toBeTruthy()
    expect(screen.getByText('€400')).toBeTruthy()
  })

  it('counts the problems and links to each field, in place of the answer', async () => {
    open('?from=&to=London&hours=x')
    const answer = await screen.findByRole('region', { name: 'Answer' }, { timeout: 5000 })
    expect(within(answer).getByRole('heading').textContent).toBe('3 things to fix before we can answer')
    const links = within(answer).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#from', '#to', '#hours'])
    for (const link of links) expect(document.querySelector(link.getAttribute('href')!)).toBeTruthy()
  })

  it('focuses the first invalid field after a submit', async () => {
    open('')
    fireEvent.click(await screen.findByRole('button', { name: 'Work it out' }, { timeout: 5000 }))
    await screen.findByRole('heading', { name: '3 things to fix before we can answer' }, { timeout: 5000 })
    await waitFor(() => expect(document.activeElement?.id).toBe('from'))
  })

  it('distinguishes places of one name by their country', async () => {
    open('?from=Sydney&to=LIS&hours=4')
    expect(await screen.findByRole('link', { name: /^Sydney, Australia.*SYD$/ }, { timeout: 5000 })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Sydney, Canada.*YQY$/ })).toBeTruthy()
  })

  it('names the field that needs correcting', async () => {
    open('?from=Atlantis&to=ATH&hours=3')
    const from = await screen.findByLabelText('From', { selector: 'input' }, { timeout: 5000 })
    expect(from.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      expect.stringContaining('We do not know an airport by that name.'),
    ])
  })
})
