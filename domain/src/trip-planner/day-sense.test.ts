import { describe, expect, it } from 'vitest'

import type { Importance, TimeOfDay } from '../guide/index.ts'
import { calendarDate } from '../kernel/index.ts'
import type { Stop, Trip, TripDay, TripPlace } from '../trip/index.ts'
import { planTrip } from './index.ts'
import { CITY, sampleTrip } from './sample-city.ts'

const { latitude, longitude } = CITY.coordinates
const OPTIONS = { seed: 1, isHoliday: () => false }
const h = (hours: number) => hours * 60

function sight(
  id: string,
  changes: Partial<TripPlace> & { bestTimes?: TimeOfDay[]; importance?: Importance } = {},
): TripPlace {
  const { bestTimes = ['any'], importance = 4, ...more } = changes
  return {
    id,
    name: `Sight ${id}`,
    coordinates: CITY.coordinates,
    kind: 'monument',
    hours: { text: '24/7', basis: 'usual' },
    visitMinutes: 60,
    price: null,
    isIndoor: false,
    renown: 0.8,
    guide: {
      importance,
      bestTimes,
      booking: { need: 'none', daysAhead: 0 },
      ticketId: null,
      domain: null,
      asOf: '2026-11',
    },
    sources: ['guide'],
    ...more,
  }
}
const beside = (km: number) => ({ latitude: latitude + km / 111, longitude })
const stopOf = ({ days }: Trip, id: string): Stop | undefined =>
  days.flatMap(({ stops }) => stops).find(({ placeId }) => placeId === id)
const locked = (changes: Partial<Stop>): Stop => ({
  id: 'travel-1',
  kind: 'appointment',
  title: 'On the way',
  placeId: null,
  arrive: h(8),
  leave: h(8),
  leg: null,
  isLocked: true,
  isMustSee: false,
  note: '',
  cost: null,
  ...changes,
})
const oneDay = (change: (day: TripDay) => Partial<TripDay> = () => ({})): Trip => {
  // In October the sun sets in Paris at ten past seven.
  const trip = sampleTrip(1, {}, '2027-10-06')
  return { ...trip, days: trip.days.map((day) => ({ ...day, ...change(day) })) }
}

describe('the hour of a visit', () => {
  it('is late for a view that is best at sunset, and early for what is best in the morning', () => {
    const places = [
      sight('view', { bestTimes: ['sunset', 'morning', 'afternoon'], coordinates: beside(0.5), visitMinutes: 30 }),
      sight('market', { bestTimes: ['morning', 'afternoon'], coordinates: beside(0.7) }),
      sight('hall', { coordinates: beside(0.9) }),
      sight('court', { coordinates: beside(0.8), kind: 'street' }),
    ]
    const trip = planTrip(oneDay(), places, OPTIONS)
    expect(stopOf(trip, 'view')?.arrive).toBeGreaterThan(h(17.75))
    expect(stopOf(trip, 'market')?.leave).toBeLessThanOrEqual(h(12))
  })

  it('is no afternoon for what is best in the morning alone', () => {
    const places = [sight('temple', { bestTimes: ['morning'], hours: { text: 'Mo-Su 13:00-17:00', basis: 'usual' } })]
    expect(stopOf(planTrip(oneDay(), places, OPTIONS), 'temple')).toBeUndefined()
  })

  it('is that of a ticket, on the day of the ticket and no other', () => {
    const trip = sampleTrip(3, {
      mustSee: ['Sight tower'],
      dated: [{ name: 'Sight tower', date: calendarDate('2027-05-12'), at: h(8) }],
    })
    const tower = sight('tower', { hours: { text: 'Mo-Su 10:00-17:00', basis: 'usual' } })
    const planned = planTrip(trip, [tower, sight('hall', { coordinates: beside(0.9) })], OPTIONS)
    expect(planned.days.map(({ stops }) => stops.some(({ placeId }) => placeId === 'tower'))).toEqual([
      false,
      false,
      true,
    ])
    expect(stopOf(planned, 'tower')?.arrive).toBe(h(8))
  })

  it('is dawn for a balloon whose hours nobody knows', () => {
    const balloon = sight('balloon', { kind: 'activity', hours: null, bestTimes: ['dawn'], importance: 5 })
    expect(stopOf(planTrip(oneDay(), [balloon], OPTIONS), 'balloon')?.arrive).toBeLessThan(h(8))
  })

  it('is never the middle of the night because a train leaves at eight', () => {
    const square = sight('square', { importance: 5, bestTimes: ['morning', 'evening'] })
    const there = { latitude: latitude + 3, longitude }
    const way = { mode: 'bus' as const, minutes: 420, price: null, codes: [], isEstimate: false, to: there }
    const trip = oneDay(({ city }) => ({
      city: { ...city, name: 'Elsewhere', coordinates: there },
      stops: [locked({ leave: h(15), way })],
    }))
    expect(stopOf(planTrip(trip, [square], OPTIONS), 'square')).toBeUndefined()
  })
})

describe('a trip without dates', () => {
  const saturdays = { hours: { text: 'Sa 08:00-14:00', basis: 'usual' as const } }
  const undated = oneDay(() => ({ date: null }))

  it('has no market of one weekday, unless one would be blamed for missing it', () => {
    expect(stopOf(planTrip(undated, [sight('small', saturdays)], OPTIONS), 'small')).toBeUndefined()
    const first = sight('great', { ...saturdays, importance: 5 })
    expect(stopOf(planTrip(undated, [first], OPTIONS), 'great')).toBeDefined()
  })
})

describe('what lies on the way', () => {
  const there = { latitude: latitude + 1.5, longitude }
  const between = sight('between', { coordinates: { latitude: latitude + 0.75, longitude } })
  const travelling = (mode: 'car' | 'fly') =>
    oneDay(({ city, end }) => ({
      city: { ...city, name: 'Far', coordinates: there },
      end: { ...end, title: 'Far', coordinates: there },
      ride: 'drive',
      stops: [
        locked({
          arrive: h(9),
          leave: h(9),
          // One's own car halts where it likes, so its journey has no end of its own.
          way: { mode, minutes: 150, price: null, codes: [], isEstimate: false, ...(mode === 'fly' && { to: there }) },
        }),
      ],
    }))

  it('is seen from a car of one’s own, and not from a plane', () => {
    expect(stopOf(planTrip(travelling('car'), [between], OPTIONS), 'between')).toBeDefined()
    expect(stopOf(planTrip(travelling('fly'), [between], OPTIONS), 'between')).toBeUndefined()
  })

  it('is not seen where the guide knows no road past it', () => {
    const besideDrives = new Map([['Far', new Set(['another'])]])
    expect(stopOf(planTrip(travelling('car'), [between], { ...OPTIONS, besideDrives }), 'between')).toBeUndefined()
  })
})

it('keeps in town what lies towards an excursion, but nearer to the city', () => {
  const end = { latitude: latitude + 0.2, longitude }
  const way = { mode: 'train' as const, minutes: 40, price: null, codes: [], isEstimate: false, to: end }
  const trip = sampleTrip(2)
  const days = trip.days.map((day, index) =>
    index === 0
      ? day
      : {
          ...day,
          stops: [
            locked({ id: 'excursion-2', arrive: h(9), leave: h(10), way }),
            locked({ id: 'excursion-2-there', title: 'Palaces', arrive: h(10), leave: h(16) }),
          ],
        },
  )
  const near = sight('near', { importance: 5, coordinates: beside(6) })
  const out = sight('out', { importance: 5, coordinates: { latitude: end.latitude - 0.02, longitude } })
  const planned = planTrip({ ...trip, days }, [near, out], OPTIONS)
  expect(stopOf(planned, 'near')).toBeDefined()
  expect(stopOf(planned, 'out')).toBeUndefined()
})

it('skips no dinner for a must-see that could be seen at another hour', () => {
  const places = [
    sight('street', {
      importance: 5,
      visitMinutes: 150,
      bestTimes: ['morning', 'evening'],
      hours: { text: 'Mo-Su 18:00-22:00', basis: 'usual' },
    }),
  ]
  const [day] = planTrip(oneDay(), places, OPTIONS).days
  expect(day?.stops.some(({ kind, arrive }) => kind === 'meal' && arrive > h(17))).toBe(true)
})
