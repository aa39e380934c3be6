import { calendarDate } from '@app/domain/kernel'
import { NO_WISHES, type Leg, type Stop, type Trip, type TripDay, type TripPlace } from '@app/domain/trip'
import type { Finding } from '@app/domain/trip-checker'

const place = (
  number: number,
  name: string,
  kind: string,
  [latitude, longitude]: readonly [number, number],
  more: Partial<TripPlace> = {},
): TripPlace => ({
  id: `sight-${number}`,
  name,
  kind,
  coordinates: { latitude, longitude },
  hours: { text: 'Tu-Su 10:00-18:00', basis: 'source' },
  visitMinutes: 60,
  price: { minorUnits: 0, currency: 'EUR' },
  isIndoor: null,
  renown: 1,
  sources: ['city-sights'],
  ...more,
})

const USUAL = { hours: { text: 'Tu-Su 10:00-18:00', basis: 'usual' } } as const

export const LISBON_PLACES: readonly TripPlace[] = [
  place(1, 'Belém Tower', 'tower', [38.6914, -9.2158], {
    ...USUAL,
    price: { minorUnits: 1600, currency: 'USD' },
    priceBasis: 'usual',
    visitMinutes: 45,
    fact: 'Lace in stone at the river’s mouth',
  }),
  place(2, 'Jerónimos Monastery', 'monastery', [38.6979, -9.2056], {
    price: { minorUnits: 1800, currency: 'EUR' },
    visitMinutes: 75,
    fact: 'Vasco da Gama lies here',
  }),
  place(3, 'São Jorge Castle', 'castle', [38.7139, -9.1335], { price: { minorUnits: 1500, currency: 'EUR' } }),
  place(4, 'Praça do Comércio', 'square', [38.7075, -9.1364], { visitMinutes: 20 }),
  place(5, 'National Tile Museum', 'museum', [38.7244, -9.1139], { ...USUAL, price: null, visitMinutes: 90 }),
  place(6, 'Oceanário de Lisboa', 'aquarium', [38.7635, -9.0937], { price: { minorUnits: 2500, currency: 'EUR' } }),
]

const CITY = {
  name: 'Lisbon',
  country: 'PT',
  cityId: 2_267_057,
  coordinates: { latitude: 38.7167, longitude: -9.1333 },
}
const EDGE = { title: 'Lisbon', coordinates: CITY.coordinates, bufferMinutes: 0 }

const walk = (minutes: number, metres: number): Leg => ({ mode: 'walk', minutes, metres })

const stop = (id: string, place: number | null, title: string, arrive: number, leg: Leg | null): Stop => ({
  id,
  kind: place === null ? 'meal' : 'visit',
  title,
  placeId: place === null ? null : `sight-${place}`,
  arrive,
  leave: arrive + 60,
  leg,
  isLocked: false,
  isMustSee: false,
  note: '',
  cost: null,
})

const day = (number: number, stops: readonly Stop[]): TripDay => ({
  id: `day-${number}`,
  date: calendarDate(`2027-05-1${number + 1}`),
  timeZone: 'Europe/Lisbon',
  city: CITY,
  start: { ...EDGE, at: 540 },
  end: { ...EDGE, at: 1320 },
  stops,
  note: '',
})

export const LISBON_TRIP: Trip = {
  id: 'proposed',
  title: 'Lisbon',
  days: [
    day(1, [
      stop('a', 2, 'Jerónimos Monastery', 580, { mode: 'transit', minutes: 35, metres: 8596 }),
      stop('b', null, 'Lunch', 720, walk(9, 617)),
      stop('c', 1, 'Belém Tower', 835, walk(15, 1200)),
      stop('d', null, 'Dinner', 1140, { mode: 'transit', minutes: 35, metres: 8591 }),
    ]),
    day(2, [
      stop('e', 3, 'São Jorge Castle', 600, walk(12, 900)),
      stop('f', 4, 'Praça do Comércio', 690, walk(14, 1100)),
      stop('g', 5, 'National Tile Museum', 780, { mode: 'transit', minutes: 22, metres: 2600 }),
    ]),
    day(3, []),
    day(4, [stop('h', 6, 'Oceanário de Lisboa', 600, { mode: 'transit', minutes: 30, metres: 7000 })]),
  ],
  places: Object.fromEntries(LISBON_PLACES.map((each) => [each.id, each])),
  ideas: [],
  wishes: NO_WISHES,
}

export const MUSEUM_CLOSED: Finding = {
  code: 'wrong-weekday',
  severity: 'warning',
  dayId: 'day-2',
  stopIds: ['g'],
  at: 780,
  because: 'closing-day',
  basis: 'usual',
  weekday: 0,
  nextOpen: calendarDate('2027-05-11'),
}

export const TOO_SHORT: Finding = {
  code: 'transfer-too-short',
  severity: 'error',
  dayId: 'day-2',
  stopIds: ['f', 'g'],
  at: 780,
  neededMinutes: 22,
  availableMinutes: 10,
  metres: 2600,
  mode: 'transit',
  toEndOfDay: false,
}
