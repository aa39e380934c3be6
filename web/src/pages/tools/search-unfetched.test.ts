// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'

import { loadCarSearch } from '../../features/car-search/load-car-search.ts'
import { loadFlightSearch } from '../../features/flight-search/load-flight-search.ts'
import { loadHotelSearch } from '../../features/hotel-search/load-hotel-search.ts'

// A browser without a network that never had the tables.
vi.mock('../../entities/booking-search/trip-facts/load-trip-facts.ts', () => ({
  loadTripFacts: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}))

vi.mock('../../entities/map/drawing/load-flight-facts.ts', () => ({
  loadFlightFacts: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}))

const asking = (query: Readonly<Record<string, string>>) => ({
  context: new RouterContextProvider(),
  request: new Request(`https://s.example/x?${new URLSearchParams(query)}`),
})

it('reports no problem for a hotel search whose facts could not be loaded', async () => {
  const view = await loadHotelSearch(
    asking({ destination: 'Porto, Portugal', checkin: '2099-12-01', checkout: '2099-12-04' }),
  )
  expect(view).toMatchObject({ kind: 'answer', facts: 'unfetched', search: { destination: 'Porto, Portugal' } })
})

it('nor for a car search', async () => {
  const view = await loadCarSearch(asking({ pickup: 'Faro, Portugal', from: '2099-12-01', to: '2099-12-05' }))
  expect(view).toMatchObject({
    kind: 'answer',
    arrival: 'unfetched',
    drive: null,
    search: { pickUp: 'Faro, Portugal' },
  })
})

it('keeps the text of a flight search', async () => {
  const view = await loadFlightSearch(asking({ from: 'Lisbon', to: 'JFK', depart: '2099-12-01', return: '' }))
  expect(view).toMatchObject({ kind: 'unfetched', question: { from: 'Lisbon', to: 'JFK' } })
})
