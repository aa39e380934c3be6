// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { renderOn } from '../../../../test/on-device.tsx'
import { DestinationField } from './destination-field.tsx'

const invoke = vi.hoisted(() => vi.fn())
vi.mock('../../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))

const city = (i: number) => ({ name: `City ${i}`, country: 'Land', displayName: `City ${i}, Land` })
const hotel = (i: number) => ({
  name: `Inn ${i}`,
  city: 'City',
  country: 'Land',
  displayName: `Inn ${i}, City, Land`,
  rating: i === 0 ? 4 : null,
})
const field = (): HTMLInputElement => screen.getByRole('combobox')
const inGroup = (name: string): readonly (string | null)[] =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
async function type(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } })
  await wait(300)
}

beforeEach(() => {
  vi.useFakeTimers()
  invoke.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('DestinationField', () => {
  it('shows six cities and four hotels in two groups, with known stars', async () => {
    invoke.mockImplementation(async (name: string) => ({
      data:
        name === 'city-suggestions'
          ? { cities: Array.from({ length: 8 }, (_, i) => city(i)) }
          : { hotels: Array.from({ length: 8 }, (_, i) => hotel(i)) },
      error: null,
    }))
    renderOn('desktop', <DestinationField name="to" label="Destination" />)
    await type('ci')
    expect(inGroup('Cities & Destinations')).toHaveLength(6)
    expect(inGroup('Hotels & Properties')).toEqual([
      'Inn 0, City, Land4 stars',
      'Inn 1, City, Land',
      'Inn 2, City, Land',
      'Inn 3, City, Land',
    ])
  })

  it('reports the kind of the picked option', async () => {
    invoke.mockImplementation(async (name: string) => ({
      data: name === 'city-suggestions' ? { cities: [city(1)] } : { hotels: [hotel(0)] },
      error: null,
    }))
    const onPick = vi.fn()
    renderOn('desktop', <DestinationField name="to" label="Destination" onPick={onPick} />)
    await type('in')
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field().value).toBe('Inn 0, City, Land')
    expect(onPick).toHaveBeenCalledExactlyOnceWith({ kind: 'hotel', ...hotel(0) })
  })

  it('keeps its own cities and hotels when both calls fail, and says so', async () => {
    invoke.mockRejectedValue(new Error('no network'))
    renderOn('desktop', <DestinationField name="to" label="Destination" />)
    await type('paris')
    expect(inGroup('Cities & Destinations')).toEqual(['Paris, France'])
    expect(inGroup('Hotels & Properties')).toEqual(['Mandarin Oriental, Paris, France5 stars'])
    expect(screen.getByText(/Hotel suggestions did not load/, { selector: 'p:not([role])' })).toBeTruthy()
  })

  it('shows its own results while the answer is slow, and then the answer', async () => {
    invoke.mockImplementation(
      (name: string) =>
        new Promise((done) =>
          setTimeout(() => done({ data: name === 'city-suggestions' ? { cities: [city(7)] } : { hotels: [] } }), 2000),
        ),
    )
    renderOn('desktop', <DestinationField name="to" label="Destination" />)
    await type('lisbon')
    await wait(500)
    expect(inGroup('Cities & Destinations')).toEqual(['Lisbon, Portugal'])
    await wait(1600)
    expect(inGroup('Cities & Destinations')).toEqual(['City 7, Land'])
    expect(screen.getByText(/No hotel of this name/, { selector: 'p:not([role])' })).toBeTruthy()
  })
})
