import { describe, expect, it } from 'vitest'

import type { GuideCountry, GuideEvent } from '../guide/index.ts'
import { calendarDate } from '../kernel/index.ts'
import { NO_WISHES, type Stop, type Trip, type TripDay, type TripPlace } from '../trip/index.ts'
import { bookAhead, countryStays, daysOff, packingList, tripEvents, weatherOfStays } from './index.ts'

const ROME = { name: 'Rome', country: 'IT', cityId: 1, coordinates: { latitude: 41.9, longitude: 12.5 } }
const PARIS = { name: 'Paris', country: 'FR', cityId: 2, coordinates: { latitude: 48.9, longitude: 2.3 } }
const EDGE = { title: '', coordinates: ROME.coordinates, at: 540, bufferMinutes: 0 }

const stop = (id: string, changes: Partial<Stop> = {}): Stop => ({
  id,
  kind: 'visit',
  title: id,
  placeId: id,
  arrive: 600,
  leave: 660,
  leg: null,
  isLocked: false,
  isMustSee: false,
  note: '',
  cost: null,
  ...changes,
})
const day = (id: string, date: string | null, city: TripDay['city'], stops: readonly Stop[] = []): TripDay => ({
  id,
  date: date === null ? null : calendarDate(date),
  timeZone: 'Europe/Rome',
  city,
  start: EDGE,
  end: EDGE,
  stops,
  note: '',
})
const place = (name: string, kind: string, booking: { need: 'none' | 'useful' | 'essential'; daysAhead: number }) =>
  ({
    id: name,
    name,
    kind,
    guide: { importance: 5, bestTimes: [], booking, ticketId: null, domain: 'tickets.example', asOf: '2026-11' },
  }) as unknown as TripPlace
const trip = (
  days: readonly TripDay[],
  places: readonly TripPlace[] = [],
  wishes: Partial<Trip['wishes']> = {},
): Trip => ({
  id: 't',
  title: '',
  days,
  places: Object.fromEntries(places.map((each) => [each.id, each])),
  ideas: [],
  wishes: { ...NO_WISHES, ...wishes },
})
const TODAY = calendarDate('2026-11-19')

describe('bookAhead', () => {
  const museum = place('Museum', 'museum', { need: 'essential', daysAhead: 30 })
  const tower = place('Tower', 'tower', { need: 'useful', daysAhead: 2 })
  const park = place('Park', 'park', { need: 'none', daysAhead: 0 })

  it('lists what fills up once, the first to book first, and leaves the rest out', () => {
    const plan = trip(
      [
        day('1', '2027-03-01', ROME, [stop('Tower'), stop('Park')]),
        day('2', '2027-03-02', ROME, [stop('Museum'), stop('Tower')]),
      ],
      [museum, tower, park],
    )
    expect(bookAhead(plan, TODAY).map(({ title, bookBy, isLate }) => [title, bookBy, isLate])).toEqual([
      ['Museum', '2027-01-31', false],
      ['Tower', '2027-02-27', false],
    ])
  })

  it.each([
    ['2026-12-18', true],
    ['2026-12-19', false],
    ['2026-11-18', false],
  ])('on %s the day to book by is over: %s', (date, isLate) => {
    const [found] = bookAhead(trip([day('1', date, ROME, [stop('Museum')])], [museum]), TODAY)
    expect(found?.isLate).toBe(isLate)
  })

  it('knows no last day without a date, and none for a train that sells out', () => {
    const way = { mode: 'train', minutes: 60, price: null, codes: ['sells-out'], isEstimate: false } as const
    const train = stop('travel-1', { placeId: null, title: 'Train to Paris', way })
    expect(bookAhead(trip([day('1', null, ROME, [stop('Museum'), train])], [museum]), TODAY)).toMatchObject([
      { title: 'Museum', bookBy: null, daysAhead: 30, asOf: '2026-11' },
      { title: 'Train to Paris', bookBy: null, daysAhead: null, need: 'essential', asOf: null },
    ])
  })
})

describe('countryStays', () => {
  const LONDON = { ...PARIS, name: 'London', country: 'GB' }

  it('counts the day of leaving in both countries, and the Schengen area as one', () => {
    const plan = trip([
      day('1', '2027-03-01', ROME),
      day('2', '2027-03-02', LONDON),
      day('3', '2027-03-03', PARIS),
      day('4', '2027-03-04', PARIS),
      day('5', null, { ...ROME, country: '' }),
    ])
    expect(countryStays(plan)).toEqual([
      { country: 'IT', borderDays: 5, arrivesOn: '2027-03-01', leavesOn: '2027-03-02' },
      { country: 'GB', borderDays: 2, arrivesOn: '2027-03-02', leavesOn: '2027-03-03' },
      { country: 'FR', borderDays: 5, arrivesOn: '2027-03-03', leavesOn: '2027-03-05' },
    ])
  })
})

const YEAR = {
  meanC: [7, 8, 11, 14, 18, 22, 25, 25, 21, 17, 12, 8],
  rainMm: [70, 60, 50, 50, 40, 20, 10, 20, 70, 90, 110, 80],
}

describe('weatherOfStays', () => {
  it('spans the months of a stay, and says when a place is not known', () => {
    const plan = trip([day('1', '2027-03-31', ROME), day('2', '2027-04-01', ROME), day('3', '2027-04-02', PARIS)])
    expect(weatherOfStays(plan, (id) => (id === 1 ? YEAR : undefined))).toMatchObject([
      { city: { name: 'Rome' }, from: '2027-03-31', to: '2027-04-01', meanC: { low: 11, high: 14 } },
      { city: { name: 'Paris' }, meanC: null, rainMm: null },
    ])
    expect(weatherOfStays(trip([day('1', null, ROME)]), () => YEAR)).toEqual([])
  })
})

it('names holidays of the country of each day, and events that are felt', () => {
  const plan = trip([day('1', '2027-07-13', ROME), day('2', '2027-07-14', PARIS), day('3', null, PARIS)])
  const bastille = { date: calendarDate('2027-07-14'), name: 'Fête nationale', isEstimated: false }
  const found = daysOff(plan, (country, from) => (country === 'FR' && from === bastille.date ? [bastille] : []))
  expect(found).toEqual([{ ...bastille, country: 'FR' }])
  const event = (id: string, effects: GuideEvent['effects']) =>
    ({ id, effects, importance: 3, rule: { kind: 'fixed', from: '07-14', to: '07-14' } }) as GuideEvent
  const events = [event('felt', ['closures']), event('quiet', ['best-photos'])]
  expect(tripEvents(plan, 'FR', events).map(({ event: { id } }) => id)).toEqual(['felt'])
  expect(tripEvents(plan, 'IT', events)).toEqual([])
})

describe('packingList', () => {
  const NOTHING = { weather: [], guides: [], plugs: [] }
  const codes = (plan: Trip, known: Partial<Parameters<typeof packingList>[1]> = {}) =>
    packingList(plan, { ...NOTHING, ...known }).map(({ code }) => code)
  const weather = (low: number, high: number, rain: number) => [
    {
      city: ROME,
      from: TODAY,
      to: TODAY,
      meanC: { low, high },
      rainMm: { low: 0, high: rain },
    },
  ]

  it.each([
    ['frost', weather(4.9, 9, 20), ['winter-coat', 'warm-layer']],
    ['a cool spring', weather(5, 16.9, 59), ['warm-layer']],
    ['a mild spring', weather(18.9, 18.9, 59), ['warm-layer', 'light-clothes', 'sun-cover']],
    ['a wet summer', weather(19, 22, 60), ['light-clothes', 'sun-cover', 'rain-jacket']],
    ['heat', weather(22, 28, 10), ['light-clothes', 'sun-cover']],
    ['an unknown place', [], []],
  ])('for %s', (_, stays, expected) => {
    expect(codes(trip([]), { weather: stays })).toEqual(['documents', ...expected, 'medicines'])
  })

  it('follows the plan and the party, each item once with its first reason', () => {
    const none = { need: 'none', daysAhead: 0 } as const
    const places = [place('Lido', 'beach', none), place('Duomo', 'cathedral', none), place('Etna', 'volcano', none)]
    const plan = trip(
      [
        {
          ...day(
            '1',
            null,
            ROME,
            places.map(({ id }) => stop(id)),
          ),
          ride: 'drive',
        },
      ],
      places,
      { childAges: [2, 9] },
    )
    const guide = {
      code: 'IT',
      asOf: '2026-11',
      drivingPermit: 'idp-advised',
      dress: ['cover-shoulders'],
      mosquito: [],
    }
    const found = packingList(plan, { ...NOTHING, guides: [guide as unknown as GuideCountry] })
    expect(found.map(({ code }) => code)).toEqual([
      ...['documents', 'swimwear', 'modest-clothes', 'walking-shoes', 'baby-things', 'child-seat', 'driving-licence'],
      ...['driving-permit', 'medicines'],
    ])
    expect(found[2]?.because).toEqual({ kind: 'plan', title: 'Duomo' })
  })

  it('takes from the guide what a country asks for', () => {
    const guide = { code: 'KH', asOf: '2026-11', dress: [], mosquito: ['dengue'], tapWater: 'unsafe', cashNeed: 'high' }
    const plugs = [
      { country: 'KH', types: ['A', 'C'] },
      { country: 'LA', types: ['A', 'C'] },
      { country: 'SG', types: ['G'] },
    ]
    const guides = [guide as unknown as GuideCountry]
    expect(codes(trip([]), { guides, plugs })).toEqual([
      ...['documents', 'repellent', 'water-filter', 'cash', 'plug-adapter', 'plug-adapter', 'medicines'],
    ])
    const nuisance = { ...guide, mosquito: ['nuisance'], tapWater: 'mixed', cashNeed: 'low' } as unknown as GuideCountry
    expect(codes(trip([]), { guides: [nuisance] })).toEqual(['documents', 'medicines'])
  })
})
