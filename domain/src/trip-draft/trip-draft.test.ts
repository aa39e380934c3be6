import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { readTripRequest } from '../trip-request/index.ts'
import type { PlannedBase } from '../trip-routes/index.ts'
import type { TripCity } from '../trip/index.ts'
import { draftTrip, lastDateOf, readAsk, shareNights, type TripAsk } from './index.ts'

const CITIES: Readonly<Record<string, TripCity>> = {
  lisbon: { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: { latitude: 38.7, longitude: -9.1 } },
  porto: { name: 'Porto', country: 'PT', cityId: 2, coordinates: { latitude: 41.1, longitude: -8.6 } },
}
const read = (text: string): TripAsk =>
  readAsk(
    readTripRequest(text, {
      today: calendarDate('2026-03-01'),
      findCity: (name) => CITIES[name.toLowerCase()] ?? null,
    }),
  )
const asked = (nights: readonly (number | null)[]) =>
  nights.map((each) => ({ city: CITIES['lisbon']!, timeZone: 'Europe/Lisbon', nights: each }))

describe('a sentence', () => {
  it('becomes the input of a plan', () => {
    expect(read('Lisbon for 4 days from 5 May 2026, two adults, calm, with art')).toMatchObject({
      cities: [{ city: { name: 'Lisbon' } }],
      firstDate: '2026-05-05',
      dayCount: 4,
      adults: 2,
      pace: 'calm',
      interests: ['art'],
    })
  })
  it.each([
    ['Lisbon 4 days, balloon on 6 may', '2026-05-05'],
    ['Lisbon 8 days, balloon on 6 may', '2026-05-03'],
  ])('arrives before what has the only date: %s', (text, firstDate) =>
    expect(read(text)).toMatchObject({ firstDate, dated: [{ name: 'balloon', date: '2026-05-06', at: null }] }),
  )
  it('with few details gets the defaults', () =>
    expect(read('Porto')).toMatchObject({ firstDate: null, dayCount: 3, adults: 2, budget: null }))
})

describe('days and cities', () => {
  it.each([
    [[null], 4, [4]],
    [[null, null], 5, [3, 2]],
    [[2, null], 5, [2, 3]],
    [[2, 3], 6, [2, 4]],
    [[null, null, null], 2, [1, 1, 1]],
  ])('nights %j of %i days: %j', (nights, days, expected) => expect(shareNights(asked(nights), days)).toEqual(expected))

  const ask = { ...read('Lisbon and Porto for 4 days from 5 May 2026'), arriveAt: 11 * 60, departAt: 18 * 60 }
  const trip = draftTrip(ask, 'id')
  it('have dates, lodgings, and times of arrival and departure', () => {
    expect(trip?.days.map(({ date, city }) => `${date} ${city.name}`)).toEqual([
      '2026-05-05 Lisbon',
      '2026-05-06 Lisbon',
      '2026-05-07 Porto',
      '2026-05-08 Porto',
    ])
    expect(trip?.days[0]?.start).toMatchObject({ at: 660, bufferMinutes: 75 })
    expect(trip?.days[3]?.end).toMatchObject({ at: 1080, bufferMinutes: 150 })
    expect(lastDateOf(ask)).toBe('2026-05-08')
  })
  it('are ordered by distance, from the city that was named first', () => {
    const at = (name: string, latitude: number, longitude: number) => ({
      city: { name, country: '', cityId: null, coordinates: { latitude, longitude } },
      timeZone: 'Europe/Madrid',
      nights: null,
    })
    const cities = [at('Lisbon', 38.7, -9.1), at('Barcelona', 41.4, 2.2), at('Madrid', 40.4, -3.7)]
    const days = (appointments: TripAsk['appointments']) =>
      draftTrip({ ...ask, cities, appointments, dayCount: 3 }, 'id')?.days.map(({ city }) => city.name)
    expect(days([])).toEqual(['Lisbon', 'Madrid', 'Barcelona'])
    const concert = { title: 'Concert', date: calendarDate('2026-05-06'), at: 1200 }
    expect(days([concert])).toEqual(['Lisbon', 'Barcelona', 'Madrid'])
  })
  it.each([
    [22 * 60 + 40, 24 * 60 + 10],
    [19 * 60, 22 * 60],
    [9 * 60, 22 * 60],
  ])('end soon after an arrival at %i', (arriveAt, end) =>
    expect(draftTrip({ ...ask, arriveAt }, 'id')?.days[0]?.end.at).toBe(end),
  )
  it('begin early enough for a breakfast before an early flight', () =>
    expect(draftTrip({ ...ask, departAt: 9 * 60 }, 'id')?.days[3]).toMatchObject({
      start: { at: 345 },
      end: { at: 540, bufferMinutes: 150 },
    }))
  it('begin with the leg from the previous city', () =>
    expect(trip?.days[2]?.stops).toMatchObject([{ title: 'Lisbon – Porto', isLocked: true, arrive: 540 }]))
  it('contain an appointment on its day', () => {
    const dinner = { title: 'Dinner with Ana', date: calendarDate('2026-05-06'), at: 1200 }
    expect(draftTrip({ ...ask, appointments: [dinner] }, 'id')?.days[1]?.stops).toMatchObject([
      { title: 'Dinner with Ana' },
    ])
  })
  it('end early and are never packed with small children, unless the evening is booked', () => {
    const concert = { title: 'Concert', date: calendarDate('2026-05-06'), at: 18 * 60 + 30 }
    const family: TripAsk = { ...ask, childAges: [5, 8], pace: 'full', appointments: [concert] }
    const made = draftTrip(family, 'id')
    expect(made?.days.map(({ end }) => end.at / 60)).toEqual([20, 21, 20, 18])
    expect(made?.wishes.pace).toBe('steady')
    const older = draftTrip({ ...family, childAges: [15] }, 'id')
    expect([older?.days[0]?.end.at, older?.wishes.pace]).toEqual([22 * 60 + 30, 'full'])
  })
  it('are null without a city', () => expect(draftTrip({ ...ask, cities: [] }, 'id')).toBeNull())
})

it('spends the day of arrival on a boat that one sleeps on, with its meals', () => {
  const about = { country: 'VN', nights: 1, isRural: true, dayTrips: [], waySights: [], avoid: [] }
  const night: PlannedBase['sights'][number] = {
    id: 'bay.cruise',
    name: 'Overnight cruise',
    importance: 5,
    coordinates: null,
    kind: 'tour',
    visitMinutes: 900,
    bestTimes: ['any'],
    fee: null,
    suits: [],
    unsuitedFor: [],
    hours: null,
    setting: 'outdoor',
    booking: { need: 'none', daysAhead: 0 },
    ticketId: null,
    domain: null,
    area: 'Bay',
  }
  const base = (id: string, arriveDay: number, more: Partial<PlannedBase>): PlannedBase => ({
    ...about,
    point: { destinationId: id, areaId: null },
    name: id,
    coordinates: CITIES['porto']!.coordinates,
    arriveDay,
    leaveDay: arriveDay + 1,
    leg: null,
    sights: [],
    ...more,
  })
  const leg = {
    mode: 'shuttle' as const,
    minutes: 180,
    price: null,
    codes: [],
    domain: null,
    basis: 'guide' as const,
    others: [],
  }
  const stay = (city: string, own: PlannedBase) => ({ city: CITIES[city]!, timeZone: 'UTC', nights: 1, base: own })
  const cities = [stay('lisbon', base('hanoi', 1, {})), stay('porto', base('bay', 2, { leg, sights: [night] }))]
  const stops = draftTrip({ ...read('Lisbon for 2 days'), cities, dayCount: 2 }, 'id')?.days[1]?.stops ?? []
  expect(stops.map(({ title, arrive, leave }) => [title, arrive, leave])).toEqual([
    ['Lisbon – Porto', 540, 720],
    ['Overnight cruise', 720, 1290],
  ])
})
