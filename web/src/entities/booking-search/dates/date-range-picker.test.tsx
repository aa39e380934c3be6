// @vitest-environment jsdom
import { calendarDate } from '@app/domain/kernel'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { type Device, renderOn } from '../../../../test/on-device.tsx'
import { DateRangePicker } from './date-range-picker.tsx'

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

const button = (): HTMLElement => screen.getByLabelText(/^Stay:/)
/** By name alone, because computing the role of every day of two months takes jsdom seconds. */
const day = (name: RegExp): HTMLButtonElement => screen.getByLabelText(name)
const sent = (): readonly string[] =>
  ['from', 'to'].map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '')

async function open(device: Device = 'desktop') {
  renderOn(device, <DateRangePicker label="Stay" earliest={calendarDate('2027-03-05')} minNights={1} />)
  fireEvent.click(button())
  return screen.findByRole('dialog', { name: 'Stay' }, { timeout: 5000 })
}

beforeAll(() => import('./date-range-panel.tsx'), 30_000)
afterEach(cleanup)

describe('DateRangePicker', () => {
  it('gives instructions while nothing is chosen', () => {
    renderOn('desktop', <DateRangePicker label="Stay" />)
    expect(button().textContent).toBe('Pick dates')
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it.each(['desktop', 'phone'] as const)('shows two months on a %s', async (device) => {
    expect((await open(device)).querySelectorAll('[role="grid"]')).toHaveLength(2)
  })

  it('disables past dates', async () => {
    await open()
    expect(day(/\b4 March 2027/).disabled).toBe(true)
    expect(day(/\b5 March 2027/).disabled).toBe(false)
  })

  it('accepts two dates, closes, and shows them', async () => {
    await open()
    fireEvent.click(day(/\b8 March 2027/))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(button().textContent).toBe('Mar 08, 2027')
    fireEvent.click(day(/\b12 March 2027/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button().textContent).toBe('Mar 08, 2027 - Mar 12, 2027')
    expect(sent()).toEqual(['2027-03-08', '2027-03-12'])
  })

  it('requires one night', async () => {
    await open()
    fireEvent.click(day(/\b8 March 2027/))
    fireEvent.click(day(/\b8 March 2027/))
    expect(sent()).toEqual(['2027-03-08', ''])
  })

  it('can be navigated by keyboard', async () => {
    await open()
    const walk = async (key: string, to: RegExp): Promise<void> => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      await waitFor(() => expect(document.activeElement).toBe(day(to)))
    }
    await waitFor(() => expect(document.activeElement).toBe(day(/\b5 March 2027/)))
    await walk('ArrowRight', /\b6 March 2027/)
    await walk('ArrowDown', /\b13 March 2027/)
    await walk('PageDown', /\b13 April 2027/)
  })

  it('returns the focus on a phone once both dates are chosen', async () => {
    renderOn('phone', <DateRangePicker label="Stay" earliest={calendarDate('2027-03-05')} minNights={1} />)
    button().focus()
    fireEvent.click(button())
    await screen.findByRole('dialog', { name: 'Stay' }, { timeout: 5000 })
    fireEvent.click(day(/\b8 March 2027/))
    fireEvent.click(day(/\b10 March 2027/))
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  it('closes with Escape and returns the focus', async () => {
    fireEvent.keyDown(await open(), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button())
  })

  it('clears the dates on request', async () => {
    await open()
    fireEvent.click(day(/\b8 March 2027/))
    fireEvent.click(screen.getByRole('button', { name: 'Clear dates' }))
    expect(sent()).toEqual(['', ''])
  })
})

describe('without a network', () => {
  it('falls back to plain date fields when the calendar cannot be loaded', async () => {
    vi.doMock('./date-range-panel.tsx', () => Promise.reject(new TypeError('Failed to fetch')))
    renderOn('desktop', <DateRangePicker id="stay" label="Stay" earliest={calendarDate('2027-03-05')} />)
    fireEvent.click(button())
    const first = await screen.findByLabelText<HTMLInputElement>('From')
    expect([first.type, first.min, document.activeElement === first]).toEqual(['date', '2027-03-05', true])
    fireEvent.change(first, { target: { value: '2027-03-08' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2027-03-12' } })
    expect(sent()).toEqual(['2027-03-08', '2027-03-12'])
    expect(document.querySelectorAll('[name="from"]')).toHaveLength(1)
    vi.doUnmock('./date-range-panel.tsx')
  })
})
