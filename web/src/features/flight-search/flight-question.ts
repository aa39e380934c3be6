import { TRAVEL_CLASSES, TRIP_KINDS } from '@app/domain/booking-search'
import * as z from 'zod/mini'

const LONGEST_TEXT = 120

const typed = z.catch(z.string().check(z.trim(), z.maxLength(LONGEST_TEXT)), '')
/** What is no number at all becomes one that no limit allows. */
const count = (standard: number) =>
  z.pipe(
    z._default(z.string(), String(standard)),
    z.transform((text) => (/^\d{1,2}$/.test(text) ? Number(text) : -1)),
  )

const Question = z.object({
  from: z._default(typed, ''),
  to: z._default(typed, ''),
  depart: z._default(typed, ''),
  return: z._default(typed, ''),
  adults: count(1),
  children: count(0),
  lap: count(0),
  seat: count(0),
  class: z.catch(z.enum(TRAVEL_CLASSES), 'economy'),
  trip: z.enum(TRIP_KINDS),
})

/** The form as it stands in the address, so that a search can be linked, and made without script. */
export type FlightQuestion = z.output<typeof Question>

export function readFlightQuestion(search: URLSearchParams): FlightQuestion {
  // The card on the home page counts passengers, all of them grown up, and leaves the return empty for one way.
  const passengers = search.get('passengers')
  const meant = search.get('return') || !isFlightAsked(search) ? 'roundtrip' : 'oneway'
  const trip = TRIP_KINDS.find((kind) => kind === search.get('trip')) ?? meant
  // Of two with one name the first counts, as in `get`: without script an empty one follows (`ui/late-date.tsx`).
  const asked = Object.fromEntries([...search].toReversed())
  return Question.parse({ ...(passengers && { adults: passengers }), ...asked, trip })
}

/** A form sent empty is a question too, and hears what is missing; a link that only names a place fills in the form. */
export function isFlightAsked(search: URLSearchParams): boolean {
  return search.has('depart')
}
