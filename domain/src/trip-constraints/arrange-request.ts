import type { Destination, Said, TripRequest } from '../trip-request/index.ts'
import { type Arrangement, arrangeStays, type WantedStay } from './arrange-stays.ts'

type IsDirect = (from: string, to: string) => boolean

/**
 * The destinations in an order that meets the fixed days and direct flights of the request, with their nights; without
 * such an order the request as it was, with the smallest change that would help.
 */
export function arrangeRequest(given: TripRequest, isDirect: IsDirect | null = null): TripRequest {
  const request = isDirect ? given : withUncheckedFlights(given)
  const { destinations, windows = [], directFlights } = request
  if (destinations.length < 2 || (windows.length === 0 && !(directFlights && isDirect))) return request
  const stays = destinations.map(({ value }) => wantedStay(value, windows))
  const arrangement = arrangeStays({ days: daysOf(request, stays), stays, isDirect: directFlights ? isDirect : null })
  return arrangement ? withArrangement(request, arrangement) : request
}

/** Where no routes are at hand, the wish is quoted instead. */
function withUncheckedFlights({ directFlights, ...request }: TripRequest): TripRequest {
  return directFlights ? { ...request, unread: [...(request.unread ?? []), directFlights] } : request
}

function wantedStay({ name, nights }: Destination, windows: NonNullable<TripRequest['windows']>): WantedStay {
  const own = windows.flatMap(({ value }) => (value.place === name ? [value] : []))
  return { city: name, days: nights, windows: own.map(({ firstDay, lastDay }) => ({ firstDay, lastDay })) }
}

const USUAL_DAYS = 2

/** As stated; a stated length that is only that of one stay says nothing of the trip. */
function daysOf({ days }: TripRequest, stays: readonly WantedStay[]): number {
  const stated = stays.reduce((sum, stay) => sum + (stay.days ?? 0), 0)
  const open = stays.filter((stay) => stay.days === null)
  if (days && days.value >= stated + open.length) return days.value
  const lengths = open.map(({ windows: [first] }) => (first ? first.lastDay - first.firstDay + 1 : USUAL_DAYS))
  const shortest = lengths.reduce((sum, length) => sum + length, stated)
  return Math.max(shortest, ...stays.flatMap((stay) => stay.windows.map(({ firstDay }) => firstDay)))
}

function withArrangement(request: TripRequest, arrangement: Arrangement): TripRequest {
  if (arrangement.kind === 'impossible') return { ...request, conflict: arrangement.change ?? { kind: 'unknown' } }
  const { stays } = arrangement
  const destinations = stays.flatMap(({ city, days }, index): readonly Said<Destination>[] => {
    const said = request.destinations.find(({ value }) => value.name === city)
    // The last day is that of the journey home.
    const nights = index === stays.length - 1 ? Math.max(1, days - 1) : days
    return said ? [{ ...said, value: { ...said.value, nights } }] : []
  })
  const length = stays.reduce((sum, { days }) => sum + days, 0)
  const [first] = request.destinations
  const days = request.days?.value === length ? request.days : first && { value: length, span: first.span }
  return { ...request, destinations, days: days ?? null }
}
