/** Conditions of the travellers: what the plan does about them, and what they have to look at. */
import type { SpecialWish, Trip, TripPlace, WishAnswer } from '../trip/index.ts'
import { clock, placesOn, within } from './day-words.ts'

type Answer = Pick<WishAnswer, 'how' | 'isMet'>
type Code = Extract<
  SpecialWish['code'],
  'celebration' | 'health' | 'heights' | 'motion-sick' | 'safe-evenings' | 'short-drives'
>

/** Without a number of their own. */
const LONG_RIDE_MINUTES = 150
const HIGH_KINDS: ReadonlySet<string> = new Set(['cable_car', 'tower', 'viewpoint'])
const HIGH_NAME = /sky ?(?:walk|deck|bridge)|glass|cliff|suspension|ridge|cable ?car|zip ?line|balloon|helicopter/i
const EVENING = 18 * 60

export const ANSWERS_BY_CONDITIONS: Readonly<Record<Code, (trip: Trip, wish: SpecialWish) => Answer>> = {
  'short-drives': (trip, { by = LONG_RIDE_MINUTES }) => {
    const rides = ridesOf(trip)
    const long = rides.filter(({ minutes }) => minutes > by)
    if (rides.length === 0) return { isMet: 'yes', how: 'The plan stays in one place: nothing is far.' }
    const longest = rides.reduce((most, ride) => (ride.minutes > most.minutes ? ride : most))
    if (long.length === 0)
      return { isMet: 'yes', how: `The longest ride is ${hours(longest.minutes)}, on day ${longest.day}.` }
    const told = long.map(({ title, minutes, day }) => `day ${day}: ${title}, ${hours(minutes)}`)
    return {
      isMet: 'no',
      how: `Longer, with a stop every hour: ${within(told)}. A night on the way would split them.`,
    }
  },
  heights: (trip) => {
    const high = placesOn(trip).filter(isHigh)
    if (high.length === 0) return { isMet: 'yes', how: 'No tower, cable car or exposed path is in the plan.' }
    return { isMet: 'partly', how: `Stay below, or wait at the foot of: ${within(high.map(({ name }) => name))}.` }
  },
  'motion-sick': (trip) => {
    const rides = ridesOf(trip).toSorted((one, other) => other.minutes - one.minutes)
    const [longest] = rides
    if (!longest) return { isMet: 'yes', how: 'There is no long ride in the plan.' }
    const how =
      `The longest ride is ${hours(longest.minutes)}, on day ${longest.day}: sit in front, go in the morning and stop ` +
      'every hour. Ask at a pharmacy for tablets to take before.'
    return { isMet: longest.minutes <= LONG_RIDE_MINUTES / 2 ? 'yes' : 'partly', how }
  },
  health: ({ days }) => {
    const most = Math.max(...days.map(({ stops }) => stops.filter(({ kind }) => kind === 'visit').length))
    const how =
      `No day has more than ${most} sights, and nothing has to be seen. We cannot judge an illness: ask your doctor ` +
      'about altitude, heat and long walks, and carry your medicine with its prescription.'
    return { isMet: 'partly', how }
  },
  celebration: ({ days }) => {
    const dinners = days.flatMap(({ stops }, index) =>
      stops
        .filter(({ kind, arrive }) => kind === 'meal' && arrive >= EVENING)
        .map(({ title }) => ({ title, day: index + 1 })),
    )
    const best = dinners.find(({ title }) => title.includes(':')) ?? dinners[Math.floor(dinners.length / 2)]
    if (!best) return { isMet: 'partly', how: 'Tell your hosts: most places like to help.' }
    const how = `Keep an evening for it and book ahead: ${best.title}, on day ${best.day}. Tell them what you celebrate.`
    return { isMet: 'partly', how }
  },
  'safe-evenings': ({ days }) => {
    const last = Math.max(...days.map(({ stops }) => stops.at(-1)?.leave ?? 0))
    const how =
      `The last stop of a day ends by ${clock(last)}. After dark let your host call a car, and keep the emergency page ` +
      'of the country at hand.'
    return { isMet: 'partly', how }
  },
}

type Ride = { readonly title: string; readonly minutes: number; readonly day: number }

/** Journeys, excursions in one direction, and drives to sights. */
function ridesOf({ days }: Trip): readonly Ride[] {
  return days.flatMap(({ stops }, index) =>
    stops.flatMap(({ title, way, leg }): readonly Ride[] => {
      const minutes = way && way.mode !== 'fly' ? way.minutes : leg && leg.mode === 'drive' ? leg.minutes : 0
      return minutes >= SHORT_RIDE_MINUTES ? [{ title, minutes, day: index + 1 }] : []
    }),
  )
}

const SHORT_RIDE_MINUTES = 20

function hours(minutes: number): string {
  const rounded = Math.round(minutes / 5) * 5
  const [whole, rest] = [Math.floor(rounded / 60), rounded % 60]
  if (whole === 0) return `${rest} min`
  return rest === 0 ? `${whole} h` : `${whole} h ${rest}`
}

const isHigh = ({ kind, name, isIndoor }: TripPlace): boolean =>
  (HIGH_KINDS.has(kind) && isIndoor !== true) || HIGH_NAME.test(name)
