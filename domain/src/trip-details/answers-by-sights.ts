/** Wishes about how many sights a day has, and which. */
import type { SpecialWish, Trip, TripDay, TripPlace, WishAnswer } from '../trip/index.ts'
import { placesOn, within } from './day-words.ts'

type Answer = Pick<WishAnswer, 'how' | 'isMet'>
type Code = Extract<
  SpecialWish['code'],
  'no-crowds' | 'no-queues' | 'off-the-beaten-track' | 'one-a-day' | 'rests' | 'two-a-day' | 'with-dog'
>

export const ANSWERS_BY_SIGHTS: Readonly<Record<Code, (trip: Trip) => Answer>> = {
  rests: ({ days }) => {
    const rested = days.filter(({ stops }) => stops.some(isRest)).length
    const how = `${rested} of ${days.length} days have a rest or a free hour after lunch.`
    return { isMet: rested === days.length ? 'yes' : rested > 0 ? 'partly' : 'no', how }
  },
  'one-a-day': (trip) => atMost(trip, 1),
  'two-a-day': (trip) => atMost(trip, 2),
  'no-queues': (trip) => {
    const booked = placesOn(trip).filter(({ guide }) => guide && guide.booking.need !== 'none')
    if (booked.length === 0) return { isMet: 'yes', how: 'Nothing in the plan usually needs a ticket in advance.' }
    return { isMet: 'yes', how: `With a timed ticket you walk past the line: book ${within(names(booked))}.` }
  },
  'no-crowds': (trip) => {
    const famous = placesOn(trip).filter(({ guide }) => guide?.importance === 5)
    if (famous.length === 0) return { isMet: 'yes', how: 'None of the sights that everybody visits is in the plan.' }
    return {
      isMet: 'partly',
      how: `Busy at most hours: ${within(names(famous))}. Go when it opens, or in the last hour.`,
    }
  },
  'off-the-beaten-track': (trip) => {
    const quiet = placesOn(trip).filter(({ guide }) => guide && guide.importance <= 3)
    if (quiet.length === 0) return { isMet: 'no', how: 'Our guide knows only the well-known sights there.' }
    return { isMet: 'yes', how: `Less known: ${within(names(quiet))}.` }
  },
  'with-dog': (trip) => {
    const places = placesOn(trip)
    const open = places.filter(({ isIndoor }) => isIndoor === false)
    const closed = places.filter(({ isIndoor }) => isIndoor === true)
    const how = closed.length > 0 ? ` Ask first, dogs often stay outside: ${within(names(closed))}.` : ''
    return { isMet: closed.length > 0 ? 'partly' : 'yes', how: `${open.length} stops are in the open.${how}` }
  },
}

const names = (places: readonly TripPlace[]): readonly string[] => places.map(({ name }) => name)

const isRest = ({ id, kind, arrive }: TripDay['stops'][number]): boolean =>
  id.endsWith('-rest') || (kind === 'free' && arrive >= REST_HOURS.from && arrive <= REST_HOURS.to)

const REST_HOURS = { from: 12 * 60 + 30, to: 16 * 60 }

function atMost({ days, places }: Trip, most: number): Answer {
  const isBeach = (id: string | null): boolean => id !== null && places[id]?.kind === 'beach'
  const counts = days.map(({ stops }) => stops.filter((stop) => isSight(stop) && !isBeach(stop.placeId)).length)
  const over = counts.flatMap((count, index) => (count > most ? [index + 1] : []))
  if (over.length === 0) return { isMet: 'yes', how: `No day has more than ${most}, beside meals and free time.` }
  return { isMet: 'partly', how: `More on day ${over.join(', ')}, for what was asked for by name.` }
}

function isSight({ id, kind, arrive, leave }: TripDay['stops'][number]): boolean {
  return (kind === 'visit' && leave - arrive >= SHORT_LOOK) || /^excursion-\d+-there$/.test(id)
}

const SHORT_LOOK = 20
