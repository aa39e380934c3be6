/** Two days in Lisbon, small enough to be read in a test. */
import { calendarDate, euros } from '../src/kernel/index.ts'
import { NO_WISHES, type Stop, type Trip, type TripDay, type TripPlace } from '../src/trip/index.ts'

const LISBON = { latitude: 38.7115, longitude: -9.1372 }

export function samplePlace(id: string, changes: Partial<TripPlace> = {}): TripPlace {
  return {
    id,
    name: id,
    coordinates: LISBON,
    kind: 'museum',
    hours: { text: 'Tu-Su 10:00-18:00', basis: 'source' },
    visitMinutes: 60,
    price: euros(10),
    isIndoor: true,
    renown: 0.5,
    sources: ['test'],
    ...changes,
  }
}

export function sampleStop(placeId: string, arrive: number, changes: Partial<Stop> = {}): Stop {
  return {
    id: `stop-${placeId}`,
    kind: 'visit',
    title: placeId,
    placeId,
    arrive,
    leave: arrive + 60,
    leg: null,
    isLocked: false,
    isMustSee: false,
    note: '',
    cost: euros(20),
    ...changes,
  }
}

export function sampleDay(id: string, date: string | null, stops: readonly Stop[] = []): TripDay {
  return {
    id,
    date: date === null ? null : calendarDate(date),
    timeZone: 'Europe/Lisbon',
    city: { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: LISBON },
    start: { title: 'Hotel', coordinates: LISBON, at: 540, bufferMinutes: 0 },
    end: { title: 'Hotel', coordinates: LISBON, at: 1320, bufferMinutes: 0 },
    stops,
    note: '',
  }
}

/** Tuesday and Wednesday; the tower is six kilometres away, on the river. */
export function sampleTrip(changes: Partial<Trip> = {}): Trip {
  const places = [
    samplePlace('castle', { coordinates: { latitude: 38.7139, longitude: -9.1334 } }),
    samplePlace('cathedral', { coordinates: { latitude: 38.7098, longitude: -9.1326 } }),
    samplePlace('tower', { coordinates: { latitude: 38.6916, longitude: -9.216 }, isIndoor: false }),
    samplePlace('garden', { hours: null, price: null, isIndoor: false, kind: 'park' }),
    samplePlace('tiles', { coordinates: { latitude: 38.7247, longitude: -9.1139 } }),
  ]
  return {
    id: 'trip',
    title: 'Lisbon',
    days: [
      sampleDay('one', '2026-05-05', [sampleStop('castle', 600), sampleStop('cathedral', 720)]),
      sampleDay('two', '2026-05-06', [sampleStop('tower', 600)]),
    ],
    places: Object.fromEntries(places.map((place) => [place.id, place])),
    ideas: ['garden', 'tiles'],
    wishes: NO_WISHES,
    ...changes,
  }
}
