/** Under a plan stands each wish, and how it was met or why not. */
import type { RateTable } from '../currency-conversion/index.ts'
import { kindsMeant } from '../place-kinds/index.ts'
import { isDescribed, isNamed, namesOf } from '../place-names/index.ts'
import { sumTripCosts } from '../trip-budget/index.ts'
import { answersInterest } from '../trip-planner/index.ts'
import { isOfInterest, type PlannedDayTrip } from '../trip-routes/index.ts'
import type { Trip, TripPlace, WishAnswer } from '../trip/index.ts'
import { answerSpecial } from './answer-special.ts'
import type { CityKnowledge } from './city-knowledge.ts'
import { clock, placesOn, within } from './day-words.ts'

export type WishesAsked = {
  readonly trip: Trip
  readonly known: readonly CityKnowledge[]
  readonly arriveAt: number | null
  readonly departAt: number | null
  readonly appointments: readonly string[]
  readonly dayTrips: readonly PlannedDayTrip[]
  readonly rates?: RateTable | undefined
}

export function answerWishes(asked: WishesAsked): readonly WishAnswer[] {
  const { trip } = asked
  const { wishes } = trip
  const places = placesOn(trip)
  return [
    ...(wishes.special ?? []).map((wish) => answerSpecial(wish, trip)),
    ...wishes.diets.map((diet) => answerDiet(diet, trip)),
    ...(wishes.mobility === 'any' ? [] : [answerMobility(trip, places)]),
    ...(wishes.childAges.length > 0 ? [answerChildren(trip)] : []),
    ...wishes.mustSee.map((name) => answerMust(name, trip)),
    ...wishes.mustNot.map((name) => answerNot(name, places)),
    ...wishes.interests.map((interest) =>
      answerInterest(interest, asked, interest === 'food' ? [...placesOn(trip, 'meal'), ...places] : places),
    ),
    ...(wishes.budget ? [answerBudget(asked)] : []),
    ...answerTimes(asked),
  ]
}

function answerDiet(diet: string, { days }: Trip): WishAnswer {
  const meals = days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'meal'))
  const told = meals.filter(({ hint = '' }) => hint.startsWith('Try ')).length
  const isMet = told === meals.length ? 'yes' : told > 0 ? 'partly' : 'no'
  const how =
    told === 0
      ? `Our guide knows no dish there that is surely ${diet}: ask before you order.`
      : `${told} of ${meals.length} meals name a dish that is ${diet} or can be. Ask about stock and sauces.`
  return { wish: 'diet', subject: diet, isMet, how }
}

function answerMobility({ wishes, days }: Trip, places: readonly TripPlace[]): WishAnswer {
  if (wishes.mobility === 'short-walks') {
    const longest = Math.max(
      0,
      ...days.flatMap(({ stops }) => stops.map(({ leg }) => (leg?.mode === 'walk' ? leg.metres : 0))),
    )
    const how = `The longest walk between two stops is about ${Math.round(longest / 50) * 50} metres.`
    return { wish: 'short-walks', subject: '', isMet: longest <= 700 ? 'yes' : 'partly', how }
  }
  const isKnown = ({ wheelchair, guide }: TripPlace): boolean =>
    wheelchair === 'yes' || (guide?.suits?.includes('wheelchair') ?? false)
  const unknown = places.filter((place) => !isKnown(place)).map(({ name }) => name)
  const known = places.length - unknown.length
  const how =
    unknown.length === 0
      ? 'Every stop is known to be accessible.'
      : `${known} of ${places.length} stops are known to suit a wheelchair; what has steps is left out. ` +
        `Call ahead for ${within(unknown)}.`
  return { wish: 'step-free', subject: '', isMet: unknown.length === 0 ? 'yes' : known > 0 ? 'partly' : 'no', how }
}

function answerChildren({ wishes, days, places }: Trip): WishAnswer {
  const rests = days.filter(({ stops }) => stops.some(({ id }) => id.endsWith('-rest'))).length
  const suited = Object.values(places).filter(({ id, guide }) => {
    return guide?.suits?.includes('kids') && days.some(({ stops }) => stops.some(({ placeId }) => placeId === id))
  })
  const home = Math.max(...days.map(({ end }) => end.at))
  const rest = rests > 0 ? ` ${rests} of ${days.length} days have a rest after lunch.` : ''
  const how = `${suited.length} stops are good for children; days end by ${clock(home)}.${rest}`
  const subject = wishes.childAges.join(', ')
  return { wish: 'children', subject, isMet: suited.length > 0 ? 'yes' : 'partly', how }
}

function answerMust(name: string, { days, places }: Trip): WishAnswer {
  const index = days.findIndex(({ stops }) =>
    stops.some(({ title, placeId }) => {
      const place = placeId === null ? undefined : places[placeId]
      return isNamed(title, name) || (place && namesOf(place).some((each) => isNamed(each, name)))
    }),
  )
  if (index >= 0) return { wish: 'must', subject: name, isMet: 'yes', how: `On day ${index + 1}.` }
  return { wish: 'must', subject: name, isMet: 'no', how: 'It did not fit; see the reason above the days.' }
}

function answerNot(name: string, places: readonly TripPlace[]): WishAnswer {
  const kinds = kindsMeant(name)
  const left = places.filter(
    (place) => kinds.has(place.kind) || isDescribed(place, name) || namesOf(place).some((each) => isNamed(each, name)),
  )
  const word = name.replace(/s$/i, '').toLowerCase()
  const partly = places.filter((place) => word.length > 3 && place.name.toLowerCase().includes(word))
  if (left.length > 0)
    return {
      wish: 'not',
      subject: name,
      isMet: 'no',
      how: `Still in the plan: ${within(left.map((each) => each.name))}.`,
    }
  if (partly.length === 0) return { wish: 'not', subject: name, isMet: 'yes', how: 'None is in the plan.' }
  const how = `None is in the plan for itself; skip that part of ${within(partly.map((each) => each.name))}.`
  return { wish: 'not', subject: name, isMet: 'partly', how }
}

function answerInterest(interest: string, { trip, dayTrips }: WishesAsked, places: readonly TripPlace[]): WishAnswer {
  const titles = new Set(trip.days.flatMap(({ stops }) => stops.map(({ title }) => title)))
  const away = dayTrips.filter(({ name, tags }) => titles.has(name) && isOfInterest(tags, interest))
  const serving = places.filter(({ kind }) => answersInterest(kind, [interest]))
  const found = [...serving, ...away].map(({ name }) => name)
  if (found.length === 0)
    return { wish: 'interest', subject: interest, isMet: 'no', how: 'Our guide knows nothing for it within reach.' }
  return { wish: 'interest', subject: interest, isMet: 'yes', how: `${within(found)}.` }
}

function answerBudget({ trip, rates }: WishesAsked): WishAnswer {
  const { budget } = trip.wishes
  const answer = { wish: 'budget', subject: '' } as const
  const costs = budget && sumTripCosts(trip, budget.currency, rates)
  if (!budget || !costs) return { ...answer, isMet: 'partly', how: 'Too few prices are known to compare it.' }
  const [low, high] = [costs.total.low.minorUnits, costs.total.high.minorUnits]
  const isMet = high <= budget.minorUnits ? 'yes' : low <= budget.minorUnits ? 'partly' : 'no'
  const how = {
    yes: 'The usual costs on the ground stay below it.',
    partly: 'Only at the lower end of usual prices.',
    no: 'Usual prices are above it, even at the lower end.',
  }[isMet]
  return { ...answer, isMet, how: `${how} Flights there and back are not counted.` }
}

function answerTimes({ trip, arriveAt, departAt, appointments }: WishesAsked): readonly WishAnswer[] {
  const stops = trip.days.flatMap((day) => day.stops)
  return [
    ...(arriveAt === null
      ? []
      : [met('arrive', clock(arriveAt), 'The first day begins after it, with time to get into town.')]),
    ...(departAt === null ? [] : [met('depart', clock(departAt), 'The last day ends in time for it.')]),
    ...appointments.map((title) => {
      const isKept = stops.some((stop) => stop.kind === 'appointment' && stop.title === title)
      return isKept
        ? met('appointment', title, 'Kept at its hour; the day is planned around it.')
        : { ...met('appointment', title, 'Its day is not one of the trip.'), isMet: 'no' as const }
    }),
  ]
}

function met(wish: WishAnswer['wish'], subject: string, how: string): WishAnswer {
  return { wish, subject, isMet: 'yes', how }
}
