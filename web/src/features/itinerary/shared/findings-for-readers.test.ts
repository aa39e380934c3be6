import { calendarDate } from '@app/domain/kernel'
import { NO_WISHES, type Stop, type Trip } from '@app/domain/trip'
import { expect, it } from 'vitest'

import { findingsForReaders } from './shared-trip-page.tsx'

const HERE = { latitude: 38.71, longitude: -9.14 }
const DATE = calendarDate('2027-05-01')
const EDGE = { title: 'Lisbon', coordinates: HERE, bufferMinutes: 0 }
const stop = (id: string, arrive: number): Stop => ({
  id,
  kind: 'visit',
  title: 'Museum',
  placeId: 'museum',
  arrive,
  leave: arrive + 60,
  leg: null,
  isLocked: false,
  isMustSee: false,
  note: '',
  cost: null,
})
const TRIP: Trip = {
  id: 'shared',
  title: '',
  days: [
    {
      id: 'one',
      date: DATE,
      timeZone: 'Europe/Lisbon',
      city: { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: HERE },
      start: { ...EDGE, at: 540 },
      end: { ...EDGE, at: 1320 },
      stops: [stop('first', 600), stop('overlapping', 630)],
      note: '',
    },
  ],
  places: {
    museum: {
      id: 'museum',
      name: 'Museum',
      coordinates: HERE,
      kind: 'museum',
      hours: { text: 'Mo-Su 10:00-18:00', basis: 'source' },
      visitMinutes: 60,
      price: null,
      isIndoor: true,
      renown: 0.5,
      sources: [],
    },
  },
  ideas: [],
  wishes: NO_WISHES,
}

it('shows a reader the holiday, but no finding that depends on the lodging', () => {
  const days = [{ date: DATE, name: 'Labour Day', isEstimated: false }]
  const holidays = [{ country: 'PT', from: DATE, to: DATE, days }]
  expect(findingsForReaders(TRIP, { holidays }).map(({ code }) => code)).toEqual(['holiday'])
})
