import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import type { AskedCity } from '../trip-draft/index.ts'
import type { LeftOut, PlannedDayTrip } from '../trip-routes/index.ts'
import { NO_WISHES, type Stop, type Trip, type TripDay, type TripPlace, type TripWishes } from '../trip/index.ts'
import { type CityKnowledge, finishTrip, type KnownDish } from './index.ts'

const AT = { latitude: 38.71, longitude: -9.14 }
const CITY = { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: AT }
const EDGE = { title: 'Lisbon', coordinates: AT, bufferMinutes: 0 }
const h = (hours: number) => hours * 60
const far = (km: number) => ({ latitude: AT.latitude + km / 111, longitude: AT.longitude })

const dish = (name: string, changes: Partial<KnownDish> = {}): KnownDish => ({
  name,
  localName: null,
  diets: [],
  contains: [],
  meals: ['any'],
  areas: [],
  price: null,
  importance: 3,
  ...changes,
})
const KNOWN: CityKnowledge = {
  country: 'PT',
  coordinates: AT,
  asOf: '2026-11',
  areas: [
    { name: 'Hills', coordinates: far(0.2), radiusKm: 9 },
    { name: 'Baixa', coordinates: far(0.5), radiusKm: 1 },
  ],
  dishes: [dish('Sardines', { importance: 5, contains: ['fish'] })],
  serving: null,
  daily: { low: null, mid: null, high: null },
}
const stop = (id: string, from: number, to: number, changes: Partial<Stop> = {}): Stop => ({
  id,
  kind: 'visit',
  title: id,
  placeId: null,
  arrive: h(from),
  leave: h(to),
  leg: null,
  isLocked: false,
  isMustSee: false,
  note: '',
  cost: null,
  ...changes,
})
const meal = (id: string, at: number) => stop(id, at, at + 1, { kind: 'meal' })
const day = (stops: readonly Stop[], changes: Partial<TripDay> = {}): TripDay => ({
  id: 'day-1',
  date: calendarDate('2027-05-12'),
  timeZone: 'Europe/Lisbon',
  city: CITY,
  start: { ...EDGE, at: h(9) },
  end: { ...EDGE, at: h(22) },
  stops,
  note: '',
  ...changes,
})
const sight = (id: string, changes: Partial<TripPlace> = {}): TripPlace => ({
  id,
  name: id,
  coordinates: AT,
  kind: 'square',
  hours: { text: '24/7', basis: 'usual' },
  visitMinutes: 30,
  price: null,
  isIndoor: false,
  renown: 1,
  guide: {
    importance: 5,
    bestTimes: ['any'],
    booking: { need: 'none', daysAhead: 0 },
    ticketId: null,
    domain: null,
    asOf: '2026-11',
  },
  sources: ['guide'],
  ...changes,
})

type Given = {
  readonly wishes?: Partial<TripWishes>
  readonly places?: readonly TripPlace[]
  readonly ideas?: readonly string[]
  readonly candidates?: readonly TripPlace[]
  readonly dishes?: readonly KnownDish[]
  readonly leftOut?: readonly LeftOut[]
  readonly cities?: readonly AskedCity[]
}

function finish(days: readonly TripDay[], given: Given = {}): Trip {
  const { wishes, places = [], ideas = [], candidates = [], dishes, leftOut = [], cities = [] } = given
  const trip: Trip = {
    id: 'trip',
    title: 'Lisbon',
    days,
    places: Object.fromEntries(places.map((place) => [place.id, place])),
    ideas,
    wishes: { ...NO_WISHES, adults: 2, ...wishes },
  }
  return finishTrip(trip, {
    known: [{ ...KNOWN, ...(dishes && { dishes }) }],
    candidates,
    ask: { appointments: [], cities, arriveAt: null, departAt: null, route: { leftOut, names: [], asOf: '' } },
    options: { seed: 1 },
  })
}
const titles = ({ days }: Trip) => days.flatMap(({ stops }) => stops.map(({ title }) => title))
const hintOf = (trip: Trip, id: string) => trip.days.flatMap(({ stops }) => stops).find((each) => each.id === id)?.hint

describe('a meal', () => {
  const lunch = [stop('a', 9, 12.5), meal('lunch', 12.5), stop('b', 13.5, 18.5), meal('dinner', 18.5)]

  it('is in the smallest quarter around it', () => {
    expect(titles(finish([day(lunch)]))).toContain('Lunch in Baixa')
  })

  it('is a dish made for the diet before one of pork that a kitchen may change', () => {
    const dishes = [
      dish('Ramen', { importance: 5, diets: ['vegetarian-option'], contains: ['pork'] }),
      dish('Bean stew', { diets: ['vegetarian'] }),
    ]
    expect(hintOf(finish([day(lunch)], { wishes: { diets: ['vegetarian'] }, dishes }), 'lunch')).toContain('Bean stew')
  })

  it('is no dish of another quarter', () => {
    const dishes = [dish('Langoustine', { importance: 5, areas: ['Harbour'] }), dish('Soup', { importance: 1 })]
    expect(hintOf(finish([day(lunch)], { dishes }), 'lunch')).toContain('Soup')
  })

  it('far from every base is what one eats in the whole country', () => {
    const away = { mode: 'bus' as const, minutes: 120, price: null, codes: [], isEstimate: false, to: far(150) }
    const stops = [stop('excursion-1', 9, 12, { isLocked: true, way: away }), meal('lunch', 12.5)]
    const dishes = [dish('Langoustine', { importance: 5, areas: ['Baixa'] }), dish('Soup', { importance: 1 })]
    expect(hintOf(finish([day(stops)], { dishes }), 'lunch')).toContain('Soup')
  })

  it('is had in a camp where the evening is spent there', () => {
    const night = [stop('a', 9, 12.5), meal('lunch', 12.5), stop('b', 13.5, 18), stop('camp', 18, 22)]
    expect(hintOf(finish([day(night)]), 'camp')).toMatch(/^Dinner there\. Try Sardines/)
  })
})

describe('free time', () => {
  it('of half a day is two things, and names a square round the corner that no day has', () => {
    const stops = [stop('a', 9, 12.5), meal('lunch', 12.5), meal('dinner', 19)]
    const trip = finish([day(stops)], { places: [sight('Old Square')], ideas: ['Old Square'] })
    const free = trip.days[0]?.stops.filter(({ kind }) => kind === 'free') ?? []
    expect(free).toHaveLength(2)
    expect(Math.max(...free.map(({ arrive, leave }) => leave - arrive))).toBeLessThanOrEqual(h(3))
    expect(new Set(free.map(({ title }) => title)).size).toBe(2)
    expect(free.map(({ title }) => title).join()).toContain('Old Square')
  })

  it('after a day trip is a rest', () => {
    const stops = [
      stop('excursion-1-there', 9, 14, { isLocked: true }),
      stop('excursion-1-back', 14, 15, { isLocked: true }),
      meal('dinner', 18.5),
    ]
    expect(titles(finish([day(stops)]))).toContain('Rest after the day trip in Baixa')
  })

  it('of a drive is the way to where one sleeps, before dinner', () => {
    const end = { ...EDGE, title: 'Porto', coordinates: far(60), at: h(22) }
    const way = { mode: 'car' as const, minutes: 180, price: null, codes: [], isEstimate: false }
    const stops = [
      stop('travel-1', 9, 9, { isLocked: true, way }),
      stop('a', 10, 12.5),
      meal('lunch', 12.5),
      stop('b', 13.5, 15),
      meal('dinner', 19),
    ]
    const trip = finish([day(stops, { end, city: { ...CITY, name: 'Porto', coordinates: far(60) }, ride: 'drive' })])
    const names = titles(trip)
    expect(names.indexOf('On to Porto')).toBeGreaterThan(0)
    expect(names.indexOf('On to Porto')).toBeLessThan(names.findIndex((name) => name.startsWith('Dinner')))
  })
})

describe('what is not planned', () => {
  it('tells what was not wanted from what did not fit', () => {
    const museum = sight('Great Museum', { kind: 'museum' })
    const trip = finish([day([stop('a', 9, 20)])], { wishes: { mustNot: ['museums'] }, candidates: [museum] })
    expect(trip.notPlanned).toContainEqual({ name: 'Great Museum', placeId: null, because: 'not-wanted' })
  })

  it('tells a closed weekday from a closed season', () => {
    const sundays = sight('Sunday Market', { hours: { text: 'Su 08:00-14:00', basis: 'usual' } })
    const winter = sight('Ice Rink', { hours: { text: 'Dec-Feb 08:00-14:00', basis: 'usual' } })
    const trip = finish([day([stop('a', 9, 20)])], { candidates: [sundays, winter] })
    expect(Object.fromEntries((trip.notPlanned ?? []).map(({ name, because }) => [name, because]))).toEqual({
      'Sunday Market': 'closed',
      'Ice Rink': 'out-of-season',
    })
  })

  it('leaves out streets of kitchens, and what a boat shows anyway', () => {
    const eaten = sight('Pavement kitchens', { kind: 'food_area' })
    const seen = sight('Lan Ha Bay', { kind: 'reef', coordinates: far(15) })
    const trip = finish([day([stop('aboard-1', 12, 21.5, { isLocked: true })])], { candidates: [eaten, seen] })
    expect(trip.notPlanned).toEqual([])
  })
})

it('answers a wish for food with where one eats', () => {
  const street = sight('Food Street', { kind: 'food_street' })
  const stops = [stop('a', 9, 18), { ...meal('dinner', 19), placeId: 'Food Street', title: 'Food Street' }]
  const trip = finish([day(stops)], { wishes: { interests: ['food'] }, places: [street] })
  expect(trip.answers).toContainEqual(expect.objectContaining({ wish: 'interest', isMet: 'yes', how: 'Food Street.' }))
})

it('answers a wish for a beach with the day trip to one', () => {
  const cascais = { name: 'Cascais', tags: ['beach', 'coast'] } as unknown as PlannedDayTrip
  const cities = [{ base: { dayTrips: [cascais] } } as unknown as AskedCity]
  const trip = finish([day([{ ...stop('away', 9, 17), title: 'Cascais' }])], {
    wishes: { interests: ['beach'] },
    cities,
  })
  expect(trip.answers).toContainEqual(expect.objectContaining({ wish: 'interest', isMet: 'yes', how: 'Cascais.' }))
})
