// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { loadDelayClaim } from '../load-delay-claim.ts'
import { ClaimLetter } from './claim-letter.tsx'

const saved = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>())
vi.mock('../../../device/save-file.ts', () => ({ saveFile: saved }))
vi.mock('../../../device/today.ts', () => ({ today: () => '2026-11-19' }))

const FLIGHT = 'from=CDG&to=ATH&hours=4&cause=crew-or-staff&date=2026-10-02'

async function open(search = FLIGHT): Promise<void> {
  const request = new Request(`https://s.example/flight-compensation?${search}`)
  const claim = await loadDelayClaim({ request, params: {}, context: {} } as never)
  if (claim.kind !== 'answer') throw new Error('No answer')
  const router = createMemoryRouter([{ path: '/', element: <ClaimLetter claim={claim} /> }])
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <RouterProvider router={router} />
    </PageProviders>,
  )
}

const sheet = () => screen.getByRole('article', { name: 'Preview of the letter' })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  localStorage.clear()
  saved.mockReset()
})
afterEach(cleanup)

it('fills the gaps with what the traveller types, and counts the passengers', async () => {
  await open()
  expect(screen.getByText(/^Still missing: /).textContent).toContain('booking reference')
  type('Passengers', 'Anna Muster\nBen Muster')
  type('Booking reference', 'ABC123')
  expect(sheet().textContent).toContain('That is €800 in all.')
  expect(screen.getByText(/^Still missing: /).textContent).not.toContain('booking reference')
})

it('writes to an airline in its own language, and in another one if the traveller wishes', async () => {
  await open()
  type('Flight number', 'lh 1234')
  await waitFor(() => expect(sheet().lang).toBe('de'), { timeout: 5000 })
  expect(sheet().textContent).toContain('Lufthansa')
  expect(screen.getByText('Lufthansa reads this one. Every airline reads English.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Language of the letter'), { target: { value: 'el' } })
  await waitFor(() => expect(sheet().lang).toBe('el'))
  expect(sheet().textContent).toContain('Άρθρο 7 παράγραφος 1')
})

it('keeps the details on the device for this flight, and who writes for the next', async () => {
  await open()
  type('Your name', 'Anna Muster')
  type('Booking reference', 'ABC123')
  cleanup()
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Booking reference').value).toBe('ABC123')
  cleanup()
  await open('from=LIS&to=CDG&hours=4&cause=crew-or-staff')
  expect(screen.getByLabelText<HTMLInputElement>('Booking reference').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Anna Muster')
  fireEvent.click(screen.getByRole('button', { name: 'Remove these details from this device' }))
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('')
  expect(localStorage.getItem('claim-letters')).toBe('[]')
})

it('saves the letter as text, named by flight, day and language', async () => {
  await open()
  type('Account for the payment', '<script>alert(1)</script>')
  fireEvent.click(screen.getByRole('button', { name: 'Save as text' }))
  const [file, name] = saved.mock.lastCall!
  expect(name).toBe('claim-cdg-ath-2026-10-02-en.txt')
  expect(await file.text()).toContain('to this account: <script>alert(1)</script>.')
  expect(document.querySelector('script')).toBeNull()
})

it('offers a letter for each thing that can be asked for', async () => {
  await open('from=CDG&to=ATH&event=cancellation&notice=0&other=none&cause=weather')
  expect(screen.queryByRole('radio', { name: 'Compensation' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'My expenses' }))
  expect(sheet().textContent).toContain('Claim for expenses')
  type('What you paid, and how much', 'Hotel €120\nTaxi €40')
  expect(sheet().textContent).toContain('Hotel €120; Taxi €40')
})

it('encloses only what is ticked', async () => {
  await open()
  fireEvent.click(screen.getByLabelText('A photograph of the departure board'))
  expect(sheet().textContent).not.toContain('Photograph of the departure board')
  expect(sheet().textContent).toContain('Boarding pass')
})
