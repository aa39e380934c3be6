// @vitest-environment jsdom
import { diffTrips } from '@app/domain/trip-diff'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'

import { PageConfigProvider } from '../../../api/page-config.tsx'
import { AuthProvider } from '../../../api/session/auth-provider.tsx'
import { DESK_CONFIG } from '../../../api/testing/desk-config.ts'
import { tripShelf } from '../../../api/trips/trip-shelf.ts'
import { tripSteps } from '../../../api/trips/trip-steps.ts'
import { Card } from './card.tsx'
import { TRIP_CHANGE } from './gallery/trip-change-sample.ts'
import { LISBON_TRIP } from './gallery/trip-samples.ts'

const keep = (trip = LISBON_TRIP) =>
  tripShelf.put({ trip, ask: null, sentence: '', owner: null, version: null, changedAt: 'then' }, false)
const kept = () => tripShelf.get().trips[0]?.trip
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

function show() {
  render(
    <PageConfigProvider config={DESK_CONFIG}>
      <AuthProvider>
        <MemoryRouter>
          <Card call={TRIP_CHANGE} />
        </MemoryRouter>
      </AuthProvider>
    </PageConfigProvider>,
  )
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  dispatchEvent(new Event('storage'))
})

describe('a change to a kept trip', () => {
  it('is taken whole by its button, is a step of its page, and is taken back', () => {
    keep()
    show()
    press('Take the change')
    expect(kept()?.days[2]?.stops.map(({ title }) => title)).toEqual(['Belém Tower'])
    expect(screen.getByRole('status').textContent).toBe('Your trip has these changes.')
    press('Undo')
    expect(diffTrips(LISBON_TRIP, kept() ?? LISBON_TRIP)).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('Taken back: your trip is as it was.')
    expect(tripSteps.get(LISBON_TRIP.id).past).toHaveLength(2)
  })

  it('is taken in part', () => {
    keep()
    show()
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    fireEvent.click(screen.getByRole('checkbox', { name: /Praça do Comércio left out/ }))
    press(/^Take 1 of/)
    const titles = kept()?.days.flatMap(({ stops }) => stops.map(({ title }) => title))
    expect(titles).not.toContain('Praça do Comércio')
    expect(kept()?.days[0]?.stops.map(({ title }) => title)).toContain('Belém Tower')
  })

  it('goes into what the trip has become since', () => {
    const [first, ...rest] = LISBON_TRIP.days
    keep({ ...LISBON_TRIP, days: [{ ...first!, note: 'Ana comes at noon' }, ...rest] })
    show()
    expect(screen.getByRole('status').textContent).toContain('changed since')
    press('Take the change')
    expect(kept()?.days[0]?.note).toBe('Ana comes at noon')
    expect(kept()?.days[2]?.stops).toHaveLength(1)
  })
})

it('a plan that was only proposed is kept with the change', () => {
  show()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  press('Take the change')
  expect(kept()?.wishes.pace).toBe('calm')
  expect(screen.getByRole('link', { name: 'Open the trip' }).getAttribute('href')).toBe('/itinerary?trip=proposed')
})
