// @vitest-environment jsdom
import type { Trip, TripDay } from '@app/domain/trip'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../../test/page-providers.tsx'
import { DayHours } from './day-hours.tsx'

afterEach(cleanup)

const place = (name: string, kind: string, hours: string | null) => ({
  name,
  kind,
  hours: hours === null ? null : { text: hours, basis: 'usual' },
})

function show(places: Readonly<Record<string, ReturnType<typeof place>>>): void {
  const stops = Object.keys(places).map((placeId) => ({ kind: 'visit', placeId }))
  const trip = { places } as unknown as Trip
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <DayHours trip={trip} day={{ stops } as unknown as TripDay} />
    </PageProviders>,
  )
}

it('names places whose hours are not verified, and no square, viewpoint or street', () => {
  show({
    a: place('Capitoline Museums', 'museum', 'Tu-Su 10:00-17:00'),
    b: place('Piazza Navona', 'square', '24/7'),
    c: place('Gianicolo', 'viewpoint', null),
  })
  expect(screen.getByText(/Capitoline Museums/).textContent).not.toMatch(/Navona|Gianicolo/)
})

it('shows nothing for a day outdoors', () => {
  show({ b: place('Piazza Navona', 'square', '24/7'), c: place('Gianicolo', 'viewpoint', null) })
  expect(screen.queryByText(/./)).toBeNull()
})

it('counts more than two places instead of naming them', () => {
  const museum = (name: string) => place(name, 'museum', 'Tu-Su 10:00-17:00')
  show({ a: museum('One'), b: museum('Two') })
  expect(screen.getByText(/One and Two/)).toBeTruthy()
  cleanup()
  show({ a: museum('One'), b: museum('Two'), c: museum('Three') })
  expect(screen.getByText(/^Hours of 3 places are not verified/)).toBeTruthy()
})
