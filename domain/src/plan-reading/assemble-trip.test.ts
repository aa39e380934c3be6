import { describe, expect, it } from 'vitest'

import { LOUVRE, ORSAY, SACRE_COEUR, TRIP } from '../../test/sample-plan.ts'
import { calendarDate } from '../kernel/index.ts'
import { assembleTrip, type PlanKnowledge, readPlan } from './index.ts'

const PLACES = [LOUVRE, ORSAY, SACRE_COEUR]
const AIRPORT = { latitude: 49.0097, longitude: 2.5479 }
const knowledge: PlanKnowledge = {
  cityOf: () => ({
    city: { name: 'Paris', country: 'FR', cityId: 1, coordinates: LOUVRE.coordinates },
    timeZone: 'Europe/Paris',
  }),
  findPlaces: ({ text }) =>
    PLACES.flatMap((place) => {
      const start = text.indexOf(place.name)
      return start === -1 ? [] : [{ place, start, end: start + place.name.length }]
    }),
  airportOf: () => AIRPORT,
  wishes: TRIP.wishes,
}
const assemble = (text: string) =>
  assembleTrip(readPlan(text, { today: calendarDate('2026-11-15'), firstDate: calendarDate('2027-05-12') }), knowledge)
const stops = (text: string) =>
  assemble(text).trip.days.map(({ stops: own }) => own.map(({ title, arrive, leave }) => `${title} ${arrive}-${leave}`))

describe('assembleTrip', () => {
  it('gives a visit its usual length, shortened to reach the next one, but not below half of it', () => {
    expect(stops('9:00 Louvre\n13:00 Sacré-Cœur')).toEqual([['Louvre 540-660', 'Sacré-Cœur 780-900']])
    expect(stops('9:00 Louvre\n10:30 Sacré-Cœur')).toEqual([['Louvre 540-606', 'Sacré-Cœur 630-750']])
    expect(stops('9:00 Louvre\n10:10 Sacré-Cœur')).toEqual([['Louvre 540-600', 'Sacré-Cœur 610-730']])
  })

  it('computes missing times, and lists them', () => {
    const { trip, countedStopIds } = assemble("Day 1\n- Louvre\n- Musée d'Orsay\n- 18:00 Sacré-Cœur")
    expect(countedStopIds).toEqual(['day-1-1', 'day-1-2'])
    expect(trip.days[0]?.stops.map(({ arrive }) => arrive)).toEqual([570, 707, 1080])
  })

  it('keeps unknown facts unknown, and drops remarks', () => {
    const { trip } = assemble('Day 1\n- 9:00 The Hidden Garden\nIt is said to be lovely.')
    expect(trip.days[0]?.stops).toMatchObject([{ title: 'Hidden Garden', placeId: null, kind: 'visit' }])
  })

  it('lists impossible values, and lines treated as remarks', () => {
    const { unreadable, remarks } = assemble(
      'Day 1 - 31 February 2027\n25:00 fly home\n26:00 Louvre\nIt is said to be lovely.\nDay 2\nFlight home',
    )
    expect(unreadable).toEqual([
      { dayId: 'day-1', stopId: null, because: 'no-such-date', written: '31 February 2027' },
      { dayId: 'day-1', stopId: null, because: 'no-such-hour', written: '25:00 fly home' },
      { dayId: 'day-1', stopId: 'day-1-1', because: 'no-such-hour', written: '26:00 Louvre' },
      { dayId: 'day-2', stopId: null, because: 'flight-without-hour', written: 'Flight home' },
    ])
    expect(remarks).toEqual(['It is said to be lovely.'])
  })

  it('ends a transfer with a visit, unless the next line is about the same place', () => {
    expect(stops('- 9:00 Louvre\n- 12:00 Walk to Sacré-Cœur\n- 16:00 free time')).toEqual([
      ['Louvre 540-660', expect.stringMatching(/^Sacré-Cœur 7\d\d-/), expect.any(String)],
    ])
    expect(stops('- 9:00 Walk to Louvre\n- 9:30 Louvre')).toEqual([['Louvre 570-690']])
  })

  it('splits a line that names two places', () => {
    expect(stops("9:00 Louvre and Musée d'Orsay")).toEqual([['Louvre 540-660', "Musée d'Orsay 677-797"]])
  })

  it('leaves time before a flight and after landing', () => {
    const { trip } = assemble('Day 1\n8:00 Flight arrival\n11:00 Louvre\nDay 2\n9:00 Louvre\n15:00 flight home')
    expect(trip.days[0]?.start).toMatchObject({ at: 480, bufferMinutes: 60, coordinates: AIRPORT })
    expect(trip.days[1]?.end).toMatchObject({ at: 900, bufferMinutes: 120, coordinates: AIRPORT })
  })

  it('reads a transfer as a departure time, one o’clock as after lunch, and a late time as the same night', () => {
    expect(stops('9:00 Louvre\n10:00 Walk to the river\n1:00 Sacré-Cœur')).toEqual([
      ['Louvre 540-600', 'Sacré-Cœur 780-900'],
    ])
    expect(stops('22:00 Louvre\n1:00 Sacré-Cœur')).toEqual([['Louvre 1320-1440', 'Sacré-Cœur 1500-1620']])
  })
})
