/** For the tests: a city with a given number of places, the same for the same seed. */
import { addDays, calendarDate, type CalendarDate, euros } from '../kernel/index.ts'
import { Random } from '../orienteering/index.ts'
import { NO_WISHES, type Trip, type TripCity, type TripDay, type TripPlace, type TripWishes } from '../trip/index.ts'

export const CITY: TripCity = {
  name: 'Paris',
  country: 'FR',
  cityId: 2_988_507,
  coordinates: { latitude: 48.857, longitude: 2.34 },
}

const KINDS: readonly (readonly [kind: string, minutes: number, hours: string | null, isIndoor: boolean])[] = [
  ['museum', 120, 'Mo,We-Su 09:00-18:00', true],
  ['museum', 90, 'Tu-Su 10:00-13:00,14:00-18:00; PH off', true],
  ['gallery', 60, 'We-Su 11:00-19:00', true],
  ['church', 30, 'Mo-Su 08:00-18:45', true],
  ['palace', 120, 'Tu-Su 09:30-17:30', true],
  ['park', 60, 'Mo-Su 07:30-20:30', false],
  ['square', 25, '24/7', false],
  ['viewpoint', 30, null, false],
  ['market', 45, 'Mo-Sa 08:00-13:00', false],
  ['tower', 90, 'Mo-Su 09:30-23:45', false],
  ['restaurant', 75, 'Tu-Sa 12:00-14:30,19:00-22:30', true],
  ['attraction', 45, null, true],
]

export function samplePlaces(count: number, seed: number): readonly TripPlace[] {
  const random = new Random(seed)
  return Array.from({ length: count }, (_, index) => {
    const [kind, visitMinutes, hours, isIndoor] = KINDS[random.below(KINDS.length)]!
    const offset = (): number => (random.next() + random.next() - 1) * 0.05
    return {
      id: `place-${index}`,
      name: `Place ${index}`,
      coordinates: {
        latitude: CITY.coordinates.latitude + offset(),
        longitude: CITY.coordinates.longitude + offset() * 1.5,
      },
      kind,
      hours: hours === null ? null : { text: hours, basis: 'source' },
      visitMinutes,
      price: random.next() < 0.5 ? euros(random.below(25)) : null,
      isIndoor,
      renown: random.next() ** 2,
      sources: ['sample'],
    }
  })
}

const HOTEL = { title: 'Hotel', coordinates: { latitude: 48.862, longitude: 2.352 }, bufferMinutes: 0 }

export function sampleTrip(dayCount: number, wishes: Partial<TripWishes> = {}, first = '2027-05-10'): Trip {
  const days = Array.from({ length: dayCount }, (_, index) => sampleDay(index, addDays(calendarDate(first), index)))
  return { id: 'trip', title: 'Paris', days, places: {}, ideas: [], wishes: { ...NO_WISHES, ...wishes } }
}

function sampleDay(index: number, date: CalendarDate): TripDay {
  return {
    id: `day-${index + 1}`,
    date,
    timeZone: 'Europe/Paris',
    city: CITY,
    start: { ...HOTEL, at: 9 * 60 },
    end: { ...HOTEL, at: 21.5 * 60 },
    stops: [],
    note: '',
  }
}
