import type { SpecialWish, Trip, TripPlace, WishAnswer } from '../trip/index.ts'
import { ANSWERS_BY_CONDITIONS } from './answers-by-conditions.ts'
import { ANSWERS_BY_SIGHTS } from './answers-by-sights.ts'
import { clock, placesOn, within } from './day-words.ts'

const AFTERNOON = { from: 12 * 60, to: 19 * 60 }
const OWN_MODES: ReadonlySet<string> = new Set(['car', 'car-driver', 'motorbike'])
const BACK_SLACK_MINUTES = 20

export function answerSpecial(wish: SpecialWish, trip: Trip): WishAnswer {
  const answer = answers[wish.code](trip, wish)
  return { wish: wish.code, subject: wish.by === undefined ? '' : clock(wish.by), ...answer }
}

type Answer = Pick<WishAnswer, 'how' | 'isMet'>

const answers: Readonly<Record<SpecialWish['code'], (trip: Trip, wish: SpecialWish) => Answer>> = {
  'beach-afternoons': beachAfternoons,
  cheap: (trip) => {
    const places = placesOn(trip)
    const free = places.filter(({ price }) => price?.minorUnits === 0).length
    const how = `${free} of ${places.length} sights are free; meals and beds are counted at street and hostel prices.`
    return { isMet: free * 2 >= places.length ? 'yes' : 'partly', how }
  },
  luxury: () => ({ isMet: 'yes', how: 'Hotels, meals and rides are counted at the upper end of usual prices.' }),
  baby: (trip) => {
    const rests = trip.days.filter(({ stops }) => stops.some(({ id }) => id.endsWith('-rest'))).length
    return {
      isMet: rests > 0 ? 'yes' : 'partly',
      how: `${rests} of ${trip.days.length} days have a rest after lunch, and there are fewer stops.`,
    }
  },
  romantic: (trip) => {
    const found = placesOn(trip).filter(({ guide }) => guide?.suits?.includes('romance'))
    if (found.length === 0) return { isMet: 'no', how: 'Our guide marks nothing there as romantic.' }
    return { isMet: 'yes', how: `${within(found.map(({ name }) => name))}.` }
  },
  'rain-proof': rainProof,
  'back-by': backBy,
  'late-start': (trip) => {
    const first = Math.min(...trip.days.map(({ start }) => start.at))
    return { isMet: first >= 10 * 60 ? 'yes' : 'partly', how: `Days begin at ${clock(first)} or later.` }
  },
  'no-car': (trip) => {
    const driven = trip.days.flatMap(({ stops }) => stops).filter(({ way }) => way && OWN_MODES.has(way.mode))
    if (driven.length > 0) return { isMet: 'no', how: `Only by road: ${within(driven.map(({ title }) => title))}.` }
    return { isMet: 'yes', how: 'From town to town by train, bus, boat or plane, and within towns on foot or by bus.' }
  },
  'by-car': (trip) => {
    const drives = trip.days.filter(({ ride }) => ride === 'drive').length
    return {
      isMet: drives > 0 ? 'yes' : 'partly',
      how:
        drives > 0 ? `${drives} days are by car; in cities it stays parked.` : 'A car is of no use within this city.',
    }
  },
  ...ANSWERS_BY_SIGHTS,
  ...ANSWERS_BY_CONDITIONS,
}

function beachAfternoons(trip: Trip): Answer {
  const isBeach = (id: string | null): boolean => id !== null && trip.places[id]?.kind === 'beach'
  const afternoons = trip.days.filter(({ stops }) =>
    stops.some(
      ({ placeId, title, arrive, leave }) =>
        (isBeach(placeId) || title.startsWith('Beach time')) && leave > AFTERNOON.from && arrive < AFTERNOON.to,
    ),
  ).length
  const how = `${afternoons} of ${trip.days.length} days have an afternoon on a beach.`
  if (afternoons === trip.days.length) return { isMet: 'yes', how }
  return {
    isMet: afternoons > 0 ? 'partly' : 'no',
    how: `${how} The others are spent travelling or too far from the sea.`,
  }
}

function rainProof(trip: Trip): Answer {
  const places = placesOn(trip)
  const isDry = ({ isIndoor, guide }: TripPlace): boolean =>
    isIndoor === true || (guide?.suits?.includes('rain') ?? false)
  const wet = places.filter((place) => !isDry(place)).map(({ name }) => name)
  const how = `${places.length - wet.length} of ${places.length} stops are under a roof or good in rain.`
  if (wet.length === 0) return { isMet: 'yes', how }
  return { isMet: wet.length * 2 <= places.length ? 'partly' : 'no', how: `${how} In the open: ${within(wet)}.` }
}

function backBy({ days }: Trip, { by = 0 }: SpecialWish): Answer {
  const late = days.filter(({ stops }) => (stops.at(-1)?.leave ?? 0) > by + BACK_SLACK_MINUTES)
  if (late.length === 0) return { isMet: 'yes', how: 'Every day is over by then; dinner is near where you stay.' }
  const numbers = late.map((day) => days.indexOf(day) + 1)
  return { isMet: 'partly', how: `Later on day ${numbers.join(', ')}, because of the way back.` }
}
