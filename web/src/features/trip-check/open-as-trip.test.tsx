// @vitest-environment jsdom
import type { CheckedPlan } from '@app/contracts/trips/plan-check'
import { NO_WISHES, type Trip } from '@app/domain/trip'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { tripStore } from '../../entities/trip/trip-store.ts'
import { OpenAsTrip } from './checked-plan.tsx'

const HERE = { latitude: 38.71, longitude: -9.14 }
const TRIP: Trip = {
  id: 'pasted',
  title: 'Lisbon with Ana',
  days: [
    {
      id: 'day-1',
      date: null,
      timeZone: 'Europe/Lisbon',
      city: { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: HERE },
      start: { title: '', coordinates: HERE, at: 0, bufferMinutes: 0 },
      end: { title: '', coordinates: HERE, at: 1800, bufferMinutes: 0 },
      stops: [],
      note: 'Day 1',
    },
  ],
  places: {},
  ideas: [],
  wishes: NO_WISHES,
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('saves the plan as a trip and opens it', () => {
  render(
    <MemoryRouter>
      <OpenAsTrip checked={{ trip: TRIP } as CheckedPlan} />
      <Address />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open as a trip' }))
  const [kept] = tripStore.get().trips
  expect(kept).toMatchObject({ owner: null, ask: null, trip: { title: 'Lisbon with Ana' } })
  expect(kept?.trip.id).not.toBe('pasted')
  expect(screen.getByRole('status').textContent).toBe(`/itinerary?trip=${kept?.trip.id}`)
})
