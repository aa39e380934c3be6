// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { loadFlightFacts } from '../../entities/map/drawing/load-flight-facts.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { Component as Page, loader } from './flight-compensation.tsx'

const CONFIG = {
  supabaseUrl: '',
  supabaseKey: '',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const

const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth

function open(search: string): void {
  const routes = [{ path: '/flight-compensation', Component: Page, loader, HydrateFallback: () => null }]
  const router = createMemoryRouter(routes, { initialEntries: [`/flight-compensation${search}`] })
  render(
    <PageProviders config={CONFIG}>
      <AuthContext value={GUEST}>
        <RouterProvider router={router} />
      </AuthContext>
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

  const letter = async () =>
    (await screen.findByRole('article', { name: 'Preview of the letter' }, { timeout: 5000 })).textContent

  it('writes a letter with the amount and the law', async () => {
    open('?from=CDG&to=ATH&hours=3&minutes=20&cause=technical-fault')
    const written = await letter()
    expect(written).toContain(
      'from Paris (CDG) to Athens (ATH) on [date] reached its final destination 3 hours 20 minutes late',
    )
    expect(written).toContain('€400 is owed to each passenger')
    expect(written).toContain('Regulation (EC) No 261/2004: Article 7(1)')
  })

  it.each([
    [
      'a cancellation',
      'event=cancellation&notice=0&other=none&cause=technical-fault',
      'was cancelled. I was told less than seven days before. No other flight was offered to me.',
      'Article 5(1)(c)(iii)',
    ],
    ['a seat refused', 'event=denied-boarding', 'refused boarding against my will', 'Article 4(3)'],
    ['a lower class', 'event=downgrade', '50% of the price of this flight is owed', 'Article 10(2)'],
    ['a delay without a known cause', 'hours=4', '€400 is owed to each passenger', 'Article 5(3)'],
    [
      'a hotel during a storm',
      'hours=4&cause=weather',
      'I had to pay for what you should have provided',
      'Article 9(1)(a)',
    ],
  ])('writes a letter for %s', async (_, search, words, provision) => {
    open(`?from=CDG&to=ATH&${search}`)
    const written = await letter()
    expect(written).toContain(words)
    expect(written).toContain(provision)
    expect(written).not.toMatch(/[{}]/)
  })

  it('writes none for a flight that no law covers', async () => {
    open('?from=BOM&to=DEL&hours=5')
    expect(await screen.findByText('Not covered by the laws we know', {}, { timeout: 5000 })).toBeTruthy()
    expect(screen.queryByRole('article', { name: 'Preview of the letter' })).toBeNull()
  })

  it('uses pounds and the British law for a flight from London', async () => {
    open('?from=LHR&to=JFK&event=denied-boarding')
    expect(await screen.findByText('£520', {}, { timeout: 5000 })).toBeTruthy()
    expect(screen.getAllByText('UK, Regulation 261/2004')).not.toHaveLength(0)
    expect(screen.getByText(/^It is £260 where another flight brought you there/)).toBeTruthy()
  })

  it('answers a flight inside Canada, and never says that nothing is owed where no law of ours applies', async () => {
    open('?from=YYZ&to=YVR&hours=5&cause=crew-or-staff')
    fireEvent.click(await screen.findByRole('link', { name: /^Large/ }, { timeout: 5000 }))
    expect(await screen.findByText('CA$400', {}, { timeout: 5000 })).toBeTruthy()
    cleanup()
    open('?from=BOM&to=DEL&hours=5')
    expect(await screen.findByText('Not covered by the laws we know', {}, { timeout: 5000 })).toBeTruthy()
    expect(screen.queryByText('Nothing is owed')).toBeNull()
  })

  it('names what is owed while waiting, by the law', async () => {
    open('?from=CDG&to=ATH&hours=3&cause=weather')
    expect(await screen.findByRole('heading', { name: 'While you wait' }, { timeout: 5000 })).toBeTruthy()
    expect(screen.getAllByText('after 3h')).toHaveLength(2)
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
    expect(screen.getByText('You choose between your money back and another flight.')).toBeTruthy()
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
