// @vitest-environment jsdom
import { calendarDate } from '@app/domain/kernel'
import { NO_WISHES, type Stop, type Trip, type TripDay, type TripPlace } from '@app/domain/trip'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../../test/page-providers.tsx'
import { AuthProvider } from '../../../../entities/traveller/session/auth-provider.tsx'
import type { TripEditor } from '../use-trip-editor.ts'
import { areasOf, DayGlance } from './day-glance.tsx'
import { DayNote } from './day-note.tsx'
import { sketchPoints } from './day-sketch.tsx'

afterEach(cleanup)

const HERE = { latitude: 38.7, longitude: -9.1 }
const EDGE = { title: '', coordinates: HERE, at: 540, bufferMinutes: 0 }
const at = (placeId: string) => ({ id: placeId, kind: 'visit', title: placeId, placeId, cost: null }) as unknown as Stop
const inArea = (id: string, area: string) => ({ id, name: id, guide: { area } }) as unknown as TripPlace
const DAY: TripDay = {
  id: 'one',
  date: calendarDate('2027-05-05'),
  timeZone: 'UTC',
  city: { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: HERE },
  start: EDGE,
  end: EDGE,
  stops: ['a', 'b', 'c', 'd', 'e'].map(at),
  note: '',
  prices: {
    currency: 'EUR',
    lodging: { low: 80_00, high: 120_00 },
    meals: { low: 40_00, high: 61_40 },
    transport: { low: 5_00, high: 9_00 },
  },
}
const PLACES = {
  a: inArea('a', 'Alfama'),
  b: inArea('b', 'Belém'),
  c: inArea('c', 'Belém'),
  d: inArea('d', 'Lisbon'),
  e: inArea('e', 'Baixa'),
}
const TRIP: Trip = { id: 't', title: '', days: [DAY], places: PLACES, ideas: [], wishes: NO_WISHES }

const show = (element: React.ReactNode) =>
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthProvider>{element}</AuthProvider>
    </PageProviders>,
  )

it('names the two quarters with most stops, and never the city as its own quarter', () => {
  expect(areasOf(DAY, TRIP)).toEqual(['Belém', 'Alfama'])
})

it('shows where, how warm and how dear a day is, and leaves out what is not known', () => {
  const months = Array.from({ length: 12 }, (_, month) => month + 13)
  const { container } = show(
    <DayGlance trip={TRIP} day={DAY} facts={{ climate: [{ cityId: 1, meanC: months, rainMm: months }] }} />,
  )
  expect(container.textContent).toBe('Lisbon: Belém, Alfama17°C on average€130–190 for everyone')
  cleanup()
  const { prices: _, ...unpriced } = DAY
  const bare = { ...TRIP, days: [{ ...unpriced, date: null }], places: {} }
  expect(show(<DayGlance trip={bare} day={bare.days[0]!} facts={{}} />).container.textContent).toBe('Lisbon')
})

it('offers a note as a quiet button, and keeps a written one in sight', () => {
  const edit = vi.fn<TripEditor['edit']>()
  const editor = { trip: TRIP, edit } as unknown as TripEditor
  show(<DayNote day={DAY} number={1} editor={editor} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add a note: Note for day 1' }))
  const field = screen.getByRole('textbox', { name: 'Note for day 1' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Tiles' } })
  expect(edit.mock.calls[0]?.[0].days[0]?.note).toBe('Tiles')
  cleanup()
  show(<DayNote day={{ ...DAY, note: 'Tiles' }} number={1} editor={editor} />)
  expect(screen.getByDisplayValue('Tiles')).toBeTruthy()
})

it('draws the places of a day to one scale, north up, in the middle of the square', () => {
  const [west, east] = sketchPoints([
    { latitude: 60, longitude: 10 },
    { latitude: 60, longitude: 10.02 },
  ])
  expect([west, east]).toEqual([
    [7, 22],
    [37, 22],
  ])
  const [south, north] = sketchPoints([
    { latitude: 0, longitude: 10 },
    { latitude: 0.003, longitude: 10 },
  ])
  // Neighbours are not spread over the whole square.
  expect([south, north]).toEqual([
    [22, 29.5],
    [22, 14.5],
  ])
  expect(sketchPoints([])).toEqual([])
})
