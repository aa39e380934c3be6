/** Under a plan stands each wish, and how it was met or why not. */
import type { RateTable } from '../currency-conversion/index.ts'
import { kindsMeant } from '../place-kinds/index.ts'
import { isDescribed, isNamed, namesOf } from '../place-names/index.ts'
import {
  findWished,
  isAbout,
  isDishRefused,
  isDishWished,
  isOfRefusedSort,
  isSort,
  mentions,
  placesOfSort,
} from '../place-wishes/index.ts'
import { refusedIn } from '../refusal-words/index.ts'
import { sumTripCosts } from '../trip-budget/index.ts'
import { answersInterest } from '../trip-planner/index.ts'
import type { Notice } from '../trip-request/index.ts'
import { isOfInterest, type PlannedDayTrip } from '../trip-routes/index.ts'
import type { Stop, Trip, TripPlace, WishAnswer } from '../trip/index.ts'
import { answerEvent } from './answer-event.ts'
import { answerNotice } from './answer-notice.ts'
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
  /** Words that no part of the plan answers. */
  readonly unread: readonly string[]
  readonly notices?: readonly Notice[] | undefined
  readonly rates?: RateTable | undefined
}

export function answerWishes(asked: WishesAsked): readonly WishAnswer[] {
  const { trip } = asked
  const { wishes } = trip
  const places = placesOn(trip)
  return [
    ...(asked.notices ?? []).map((notice) => answerNotice(notice, trip)),
    ...(wishes.special ?? []).map((wish) => answerSpecial(wish, trip)),
    ...wishes.diets.map((diet) => answerDiet(diet, trip)),
    ...(wishes.mobility === 'any' ? [] : [answerMobility(trip, places)]),
    ...(wishes.childAges.length > 0 ? [answerChildren(trip)] : []),
    ...wishes.mustSee.map((name) => answerMust(name, asked)),
    ...wishes.mustNot.map((name) => answerNot(name, asked, places)),
    ...wishes.interests.map((interest) =>
      answerInterest(interest, asked, interest === 'food' ? [...placesOn(trip, 'meal'), ...places] : places),
    ),
    ...(wishes.budget ? [answerBudget(asked)] : []),
    ...answerTimes(asked),
    ...answerUnread(asked.unread, trip),
  ]
}

/** Refusals and lodgings each; everything else quoted in one line, and refused aloud. */
function answerUnread(unread: readonly string[], trip: Trip): readonly WishAnswer[] {
  const towns = [...new Set(trip.days.map(({ city }) => city.name))]
  const answered = unread.flatMap((words): readonly WishAnswer[] => {
    const refused = refusedIn(words)
    if (refused !== null) return [answerRefused(refused, trip)]
    if (!LODGING.test(words)) return []
    const how = `Where you stay is for you to book: look for it in ${within(towns)}.`
    return [{ wish: 'unread', subject: words, isMet: 'partly', how }]
  })
  const quoted = unread.filter((words) => refusedIn(words) === null && !LODGING.test(words))
  if (quoted.length === 0) return answered
  const how = 'We did not understand this, or our guide has nothing for it: it changed nothing in the plan.'
  return [...answered, { wish: 'unread', subject: quoted.join('”, “'), isMet: 'no', how }]
}

/** Of something that the guide does not know as a sort: nothing of that name is in the plan. */
function answerRefused(words: string, { days }: Trip): WishAnswer {
  const named = days.flatMap(({ stops }) => stops.filter(({ title }) => mentions(title, words)))
  const answer = { wish: 'not', subject: words } as const
  if (named.length > 0)
    return { ...answer, isMet: 'no', how: `Still in the plan: ${within(named.map(({ title }) => title))}.` }
  const how = isSort(words)
    ? 'None is in the plan.'
    : 'Nothing of that name is in the plan; on site, ask before you book.'
  return { ...answer, isMet: 'yes', how }
}

const LODGING =
  /ryokan|riad(?!\p{L})|hostel|camping|glamping|campsite|guest ?house|home ?stay|b ?& ?b(?!\p{L})|agritur|overwater|treehouse|airbnb|resort|villa(?!\p{L})|hotel|lodge(?!\p{L})|apartment|旅館|旅馆|民宿|酒店|ホテル|호텔|한옥|ที่พัก|khách sạn|отел|готел|فندق|होटल/iu

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

function answerMust(name: string, { trip, known: cities, dayTrips }: WishesAsked): WishAnswer {
  const { days, places } = trip
  const answer = { wish: 'must', subject: name } as const
  const dayOf = (isMet: (stop: Stop) => boolean): number => days.findIndex(({ stops }) => stops.some(isMet)) + 1
  const known = Object.values(places)
  const wished = findWished(name, known)
  const sort = placesOfSort(name, known).flatMap((place) => {
    const day = dayOf(({ placeId }) => placeId === place.id)
    return day > 0 ? [{ day, told: `${place.name} on day ${day}` }] : []
  })
  if (sort.length > 1) return { ...answer, isMet: 'yes', how: `${within(inOrder(sort))}.` }
  const own = dayOf(({ placeId }) => placeId !== null && placeId === wished?.id)
  if (own > 0) {
    const isSame = isNamed(wished?.name ?? '', name)
    return { ...answer, isMet: 'yes', how: isSame ? `On day ${own}.` : `${wished?.name} on day ${own}.` }
  }
  const titled = dayOf(({ title, placeId }) =>
    [title, placeId === null ? '' : (places[placeId]?.name ?? '')].some((each) => mentions(each, name)),
  )
  if (titled > 0) return { ...answer, isMet: 'yes', how: `On day ${titled}.` }
  const away = dayTrips.find(({ name: own, tags }) => isAbout(name, { name: own, tags }))
  const awayOn = away ? dayOf(({ title }) => title === away.name) : 0
  if (away && awayOn > 0) return { ...answer, isMet: 'yes', how: `${away.name} on day ${awayOn}.` }
  const [alone] = sort
  if (alone) return { ...answer, isMet: 'yes', how: `${alone.told}.` }
  const told = dayOf(({ hint = '' }) => hint.split(/[,.]/).some((part) => mentions(part, name)) || isDishOf(hint, name))
  if (told > 0) return { ...answer, isMet: 'yes', how: `Suggested on day ${told}.` }
  const event = answerEvent(name, trip, cities)
  if (event) return { ...answer, ...event }
  const how = wished
    ? `${wished.name} did not fit; see the reason above the days.`
    : 'Our guide has nothing of that name within reach.'
  return { ...answer, isMet: 'no', how }
}

/** "Try Sachertorte" for "cakes", "Contains fish" for "seafood". */
function isDishOf(hint: string, wish: string): boolean {
  const [, name = ''] = /Try ([^,.]*)/.exec(hint) ?? []
  const [, contained = ''] = /Contains ([^.]*)\./.exec(hint) ?? []
  return name !== '' && isDishWished({ name, localName: null, contains: contained.split(', ') }, wish)
}

function inOrder(found: readonly { readonly day: number; readonly told: string }[]): readonly string[] {
  return [...new Set(found.toSorted((one, other) => one.day - other.day).map(({ told }) => told))]
}

function answerNot(name: string, { trip, known }: WishesAsked, places: readonly TripPlace[]): WishAnswer {
  const kinds = kindsMeant(name)
  const isMeant = (place: TripPlace): boolean =>
    kinds.has(place.kind) ||
    isOfRefusedSort(name, place) ||
    isDescribed(place, name) ||
    namesOf(place).some((each) => isNamed(each, name))
  const all = places.filter(isMeant)
  const asked = all.filter((place) => trip.wishes.mustSee.some((wish) => findWished(wish, places)?.id === place.id))
  const left = all.filter((place) => !asked.includes(place))
  const isFood = known.some(({ dishes }) => dishes.some((dish) => isDishRefused(dish, name)))
  if (all.length === 0 && isFood) {
    const how = 'No meal suggests it. Kitchens use it in more than its name says: ask before you order.'
    return { wish: 'not', subject: name, isMet: 'yes', how }
  }
  if (left.length === 0 && asked.length > 0) {
    const how = `None but what you asked for: ${within(asked.map((each) => each.name))}.`
    return { wish: 'not', subject: name, isMet: 'yes', how }
  }
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
  const serving = places.filter(
    ({ kind, guide }) => answersInterest(kind, [interest]) || isOfInterest(guide?.tags ?? [], interest),
  )
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
