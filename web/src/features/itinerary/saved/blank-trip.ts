import { isCalendarDate } from '@app/domain/kernel'
import { NO_WISHES, type Stop, type Trip, type TripCity, type TripDay } from '@app/domain/trip'
import { setFirstDate, USUAL_FACTS } from '@app/domain/trip-edit'

/** A hand-written trip has no city until the traveller chooses one. */
const NOWHERE: TripCity = { name: '', country: '', cityId: null, coordinates: { latitude: 0, longitude: 0 } }

type Page = { readonly note: string; readonly stops: readonly Stop[] }
type Blank = { readonly id: string; readonly title: string; readonly timeZone: string; readonly firstDate: string }

export function blankTrip(
  { id, title, timeZone, firstDate }: Blank,
  pages: readonly Page[] = [{ note: '', stops: [] }],
): Trip {
  const days = pages.map(({ note, stops }, index): TripDay => ({
    id: `day-${index + 1}`,
    date: null,
    timeZone,
    city: NOWHERE,
    start: { title: '', coordinates: NOWHERE.coordinates, at: 0, bufferMinutes: 0 },
    end: { title: '', coordinates: NOWHERE.coordinates, at: 1440, bufferMinutes: 0 },
    stops,
    note,
  }))
  const trip: Trip = { id, title, days, places: {}, ideas: [], wishes: { ...NO_WISHES, adults: 1 } }
  return isCalendarDate(firstDate) ? setFirstDate(trip, firstDate, USUAL_FACTS) : trip
}

export function ownStop(id: string, title: string, arrive: number, minutes = 60): Stop {
  return {
    id,
    kind: 'free',
    title,
    placeId: null,
    arrive,
    leave: arrive + minutes,
    leg: null,
    isLocked: false,
    isMustSee: false,
    note: '',
    cost: null,
  }
}
