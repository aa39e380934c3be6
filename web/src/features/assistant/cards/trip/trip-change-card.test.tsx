// @vitest-environment jsdom
import { diffTrips } from '@app/domain/trip-diff'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../../test/page-providers.tsx'
import { AuthProvider } from '../../../../entities/traveller/session/auth-provider.tsx'
import { tripSteps } from '../../../../entities/trip/trip-steps.ts'
import { tripStore } from '../../../../entities/trip/trip-store.ts'
import { Card } from '../answer-body.tsx'
import { TRIP_CHANGE } from '../gallery/city-samples.ts'
import { LISBON_TRIP } from '../gallery/trip-samples.ts'

const keep = (trip = LISBON_TRIP) =>
  tripStore.put({ trip, ask: null, sentence: '', owner: null, version: null, changedAt: 'then' }, false)
const kept = () => tripStore.get().trips[0]?.trip
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

function show() {
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthProvider>
        <MemoryRouter>
          <Card call={TRIP_CHANGE} />
        </MemoryRouter>
      </AuthProvider>
    </PageProviders>,
  )
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  dispatchEvent(new Event('storage'))
})

describe('a change to a saved trip', () => {
  it('is applied as a whole by its button, and can be undone', () => {
    keep()
    show()
    press('Apply the change')
    expect(kept()?.days[2]?.stops.map(({ title }) => title)).toEqual(['Belém Tower'])
    expect(screen.getByRole('status').textContent).toBe('The changes are in your trip.')
    press('Undo')
    expect(diffTrips(LISBON_TRIP, kept() ?? LISBON_TRIP)).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('Undone. Your trip is as it was.')
    expect(tripSteps.get(LISBON_TRIP.id).past).toHaveLength(2)
  })

  it('can be applied in part', () => {
    keep()
    show()
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    fireEvent.click(screen.getByRole('checkbox', { name: /Praça do Comércio removed/ }))
    press(/^Apply 1 of/)
    const titles = kept()?.days.flatMap(({ stops }) => stops.map(({ title }) => title))
    expect(titles).not.toContain('Praça do Comércio')
    expect(kept()?.days[0]?.stops.map(({ title }) => title)).toContain('Belém Tower')
  })

  it('is merged into later changes of the trip', () => {
    const [first, ...rest] = LISBON_TRIP.days
    keep({ ...LISBON_TRIP, days: [{ ...first!, note: 'Ana comes at noon' }, ...rest] })
    show()
    expect(screen.getByRole('status').textContent).toContain('changed since')
    press('Apply the change')
    expect(kept()?.days[0]?.note).toBe('Ana comes at noon')
    expect(kept()?.days[2]?.stops).toHaveLength(1)
  })
})

it('saves a proposed plan together with the change', () => {
  show()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  press('Apply the change')
  expect(kept()?.wishes.pace).toBe('calm')
  expect(screen.getByRole('link', { name: 'Open the trip' }).getAttribute('href')).toBe('/itinerary?trip=proposed')
})
