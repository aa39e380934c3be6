/** A possible day in Paris, and ways to break it: for the tests of the checker. */
import { calendarDate, euros } from '../src/kernel/index.ts'
import { NO_WISHES, type Stop, type Trip, type TripDay, type TripPlace } from '../src/trip/index.ts'

const place = (changes: Partial<TripPlace> & Pick<TripPlace, 'id' | 'name' | 'coordinates'>): TripPlace => ({
  kind: 'museum',
  hours: { text: 'Mo-Su 09:00-18:00', basis: 'source' },
  visitMinutes: 120,
  price: euros(10),
  isIndoor: true,
  renown: 0.5,
  sources: ['test'],
  ...changes,
})

export const LOUVRE = place({
  id: 'louvre',
  name: 'Louvre',
  coordinates: { latitude: 48.8606, longitude: 2.3376 },
  hours: { text: 'We-Mo 09:00-18:00', basis: 'source' },
})
export const ORSAY = place({
  id: 'orsay',
  name: "Musée d'Orsay",
  coordinates: { latitude: 48.86, longitude: 2.3266 },
  hours: { text: 'Tu-Su 09:30-18:00', basis: 'source' },
})
/** Four and a half kilometres from both. */
export const SACRE_COEUR = place({
  id: 'sacre-coeur',
  name: 'Sacré-Cœur',
  kind: 'church',
  coordinates: { latitude: 48.8867, longitude: 2.3431 },
  hours: { text: '06:30-22:30', basis: 'source' },
  price: euros(0),
})
const BED = { latitude: 48.8606, longitude: 2.34 }

export const stop = (id: string, arrive: number, leave: number, changes: Partial<Stop> = {}): Stop => ({
  id,
  kind: 'visit',
  title: id,
  placeId: id,
  arrive,
  leave,
  leg: null,
  isLocked: false,
  isMustSee: false,
  note: '',
  cost: null,
  ...changes,
})

export const clock = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

/** Wednesday, 12 May 2027. */
export const DAY: TripDay = {
  id: 'day-1',
  date: calendarDate('2027-05-12'),
  timeZone: 'Europe/Paris',
  city: { name: 'Paris', country: 'FR', cityId: 2_988_507, coordinates: BED },
  start: { title: 'Hotel', coordinates: BED, at: clock('08:00'), bufferMinutes: 0 },
  end: { title: 'Hotel', coordinates: BED, at: clock('22:00'), bufferMinutes: 0 },
  stops: [
    stop('louvre', clock('09:30'), clock('12:00')),
    stop('lunch', clock('12:15'), clock('13:15'), { kind: 'meal', placeId: null }),
    stop('orsay', clock('13:45'), clock('16:00')),
    stop('sacre-coeur', clock('16:45'), clock('18:00')),
  ],
  note: '',
}

export const TRIP: Trip = {
  id: 'trip',
  title: 'Paris',
  days: [DAY],
  places: { louvre: LOUVRE, orsay: ORSAY, 'sacre-coeur': SACRE_COEUR },
  ideas: [],
  wishes: NO_WISHES,
}

export const withDay = (changes: Partial<TripDay>, trip: Trip = TRIP): Trip => ({
  ...trip,
  days: [{ ...DAY, ...changes }],
})

/** The same day with one stop changed. */
export const withStop = (id: string, changes: Partial<Stop>): Trip =>
  withDay({ stops: DAY.stops.map((each) => (each.id === id ? { ...each, ...changes } : each)) })

export const withPlace = (id: string, changes: Partial<TripPlace>): Trip => ({
  ...TRIP,
  places: { ...TRIP.places, [id]: { ...(TRIP.places[id] ?? LOUVRE), ...changes } },
})
