import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { planTrip } from '../trip-planner/index.ts'
import { NO_WISHES, type Stop, type Trip, type TripCity, type TripPlace } from '../trip/index.ts'
import { askOfTrip, draftTrip, planAgain, type TripAsk } from './index.ts'

const at = (name: string, latitude: number, longitude: number): TripCity => ({
  name,
  country: 'FR',
  cityId: null,
  coordinates: { latitude, longitude },
})
const PARIS = { city: at('Paris', 48.857, 2.34), timeZone: 'Europe/Paris', nights: null }
const LYON = { city: at('Lyon', 45.76, 4.84), timeZone: 'Europe/Paris', nights: null }
const ASK: TripAsk = {
  title: '3 days in Paris',
  cities: [PARIS],
  firstDate: calendarDate('2027-05-10'),
  dayCount: 3,
  ...NO_WISHES,
  appointments: [{ title: 'Call home', date: calendarDate('2027-05-11'), at: 17 * 60 }],
  arriveAt: null,
  departAt: null,
}
const KINDS = ['museum', 'church', 'park', 'gallery', 'palace', 'market'] as const
const PLACES = Array.from({ length: 48 }, (_, index): TripPlace => ({
  id: `place-${index}`,
  name: `Place ${index}`,
  coordinates: { latitude: 48.84 + (index % 7) * 0.006, longitude: 2.3 + Math.floor(index / 7) * 0.012 },
  kind: KINDS[index % KINDS.length]!,
  hours: { text: index % 5 === 0 ? 'Tu-Su 10:00-18:00' : 'Mo-Su 09:00-19:00', basis: 'source' },
  visitMinutes: 45 + (index % 4) * 15,
  price: null,
  isIndoor: index % 2 === 0,
  renown: ((index * 37) % 100) / 100,
  sources: ['sample'],
}))
const OPTIONS = { seed: 6, isHoliday: () => false }

const draft = (ask: TripAsk): Trip => draftTrip(ask, 'trip')!
const plan = (trip: Trip): Trip => planTrip(trip, PLACES, OPTIONS)
const again = (before: Trip, ask: TripAsk, base: TripAsk = ASK): Trip => {
  const { trip, finish } = planAgain(draft(ask), before, draft(base))
  return finish(plan(trip))
}
const change = (trip: Trip, dayIndex: number, edit: (stops: readonly Stop[]) => readonly Stop[]): Trip => ({
  ...trip,
  days: trip.days.map((day, index) => (index === dayIndex ? { ...day, stops: edit(day.stops) } : day)),
})
const visitsOf = (trip: Trip, dayIndex: number): readonly Stop[] =>
  trip.days[dayIndex]!.stops.filter(({ kind }) => kind === 'visit')
const stopsOf = (trip: Trip): readonly Stop[] => trip.days.flatMap(({ stops }) => stops)
const OWN: Stop = {
  id: 'own',
  kind: 'free',
  title: 'Coffee with Mara',
  placeId: null,
  arrive: 15 * 60,
  leave: 16 * 60,
  leg: null,
  isLocked: false,
  isMustSee: false,
  note: '',
  cost: null,
}
const FIRST = plan(draft(ASK))
const CALM: TripAsk = { ...ASK, pace: 'calm' }

describe('planning again', () => {
  it('keeps a locked stop on its day at its time', () => {
    const locked = visitsOf(FIRST, 1)[0]!
    const before = change(FIRST, 1, (stops) =>
      stops.map((stop) => (stop.id === locked.id ? { ...stop, isLocked: true } : stop)),
    )
    const found = again(before, CALM).days[1]!.stops.find(({ placeId }) => placeId === locked.placeId)
    expect(found).toMatchObject({ arrive: locked.arrive, leave: locked.leave, isLocked: true, isMustSee: false })
  })

  it("keeps the traveller's own stops, as movable as before", () => {
    const before = change(FIRST, 0, (stops) => [...stops, OWN])
    const after = again(before, CALM)
    expect(after.days[0]!.stops.find(({ id }) => id === 'own')).toMatchObject(OWN)
    const others = after.days[0]!.stops.filter(({ id }) => id !== 'own')
    expect(others.every(({ arrive, leave }) => leave <= OWN.arrive || arrive >= OWN.leave)).toBe(true)
  })

  it('keeps every note: at its stop, or with its day when the stop does not fit', () => {
    const noted = visitsOf(FIRST, 2)[0]!
    const before = {
      ...change(FIRST, 2, (stops) => stops.map((stop) => (stop.id === noted.id ? { ...stop, note: 'Row 4' } : stop))),
    }
    const withDay = { ...before, days: before.days.map((day) => ({ ...day, note: `about ${day.id}` })) }
    const after = again(withDay, CALM)
    expect(after.days.map(({ note }) => note.split('\n')[0])).toEqual(['about day-1', 'about day-2', 'about day-3'])
    expect(stopsOf(after).find(({ placeId }) => placeId === noted.placeId)?.note).toBe('Row 4')
    const { trip, finish } = planAgain(draft(CALM), withDay, draft(ASK))
    const without = { ...trip, days: trip.days.map((day) => ({ ...day, stops: [] })) }
    expect(finish(without).days[2]!.note).toBe(`about day-3\n${noted.title}: Row 4`)
  })

  it('does not restore a removed appointment, and adds a newly requested one', () => {
    const before = change(FIRST, 1, (stops) => stops.filter(({ id }) => id !== 'appointment-1'))
    expect(stopsOf(again(before, CALM)).some(({ id }) => id === 'appointment-1')).toBe(false)
    const moved = { ...CALM, appointments: [{ ...ASK.appointments[0]!, at: 18 * 60 }] }
    expect(stopsOf(again(before, moved)).find(({ id }) => id === 'appointment-1')).toMatchObject({ arrive: 18 * 60 })
    expect(stopsOf(again(FIRST, { ...CALM, appointments: [] })).some(({ id }) => id === 'appointment-1')).toBe(false)
  })

  it('keeps an appointment at the time to which it was moved by hand', () => {
    const before = change(FIRST, 1, (stops) =>
      stops.map((stop) => (stop.id === 'appointment-1' ? { ...stop, arrive: 990, leave: 1020 } : stop)),
    )
    const found = stopsOf(again(before, CALM)).filter(({ id }) => id === 'appointment-1')
    expect(found).toMatchObject([{ arrive: 990, leave: 1020 }])
  })

  it('keeps bookings on their date when the trip begins a day earlier', () => {
    const before = change(FIRST, 0, (stops) =>
      stops.map((stop) => (stop.kind === 'meal' ? { ...stop, isLocked: true, title: 'Booked table' } : stop)),
    )
    const after = again(before, { ...ASK, firstDate: calendarDate('2027-05-09'), dayCount: 4 })
    const booked = after.days.filter(({ stops }) => stops.some(({ title }) => title === 'Booked table'))
    expect(booked.map(({ date }) => date)).toEqual(['2027-05-10'])
    const ids = stopsOf(after).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('drops the old leg between two cities with the night that moved it', () => {
    const two: TripAsk = { ...ASK, appointments: [], dayCount: 4, cities: [PARIS, LYON] }
    const before = draft(two)
    const longer = { ...two, cities: [{ ...PARIS, nights: 3 }, LYON] }
    const ways = stopsOf(planAgain(draft(longer), before, draft(two)).trip).map(({ id }) => id)
    expect(ways).toEqual(['travel-4'])
  })

  it('keeps a manually set departure time, and not one derived from the pace', () => {
    const before = {
      ...FIRST,
      days: FIRST.days.map((day, index) => (index === 1 ? { ...day, start: { ...day.start, at: 11 * 60 } } : day)),
    }
    expect(again(before, CALM).days.map(({ start }) => start.at)).toEqual([570, 660, 570])
  })

  it('turns fixed stops of removed days into ideas', () => {
    const last = visitsOf(FIRST, 2)[0]!
    const before = change(FIRST, 2, (stops) =>
      stops.map((stop) => (stop.id === last.id ? { ...stop, isLocked: true } : stop)),
    )
    const { trip } = planAgain(draft({ ...ASK, dayCount: 2 }), before, draft(ASK))
    expect(trip.ideas).toContain(last.placeId)
    expect(trip.places[last.placeId ?? '']).toBeDefined()
  })
})

describe('the wishes of a trip that was edited since', () => {
  it('are those of the trip', () => {
    const trip = {
      ...FIRST,
      title: 'Our May',
      wishes: { ...FIRST.wishes, budget: { minorUnits: 900, currency: 'EUR' } },
    }
    expect(askOfTrip(ASK, trip)).toEqual({ ...ASK, title: 'Our May', budget: { minorUnits: 900, currency: 'EUR' } })
  })

  it('count a removed day where it was', () => {
    const two: TripAsk = {
      ...ASK,
      dayCount: 4,
      cities: [
        { ...PARIS, nights: 2 },
        { ...LYON, nights: 2 },
      ],
    }
    const trip = draft(two)
    const shorter = { ...trip, days: trip.days.filter((_, index) => index !== 1) }
    expect(askOfTrip(two, shorter)).toMatchObject({ dayCount: 3, cities: [{ nights: 1 }, { nights: 2 }] })
  })
})
