/** The tool for each everyday intent, one line per intent. */
import type { FoodContent } from '@app/domain/guide'

import type { PracticeTopic } from '../../tools/guide/practice/country-practice.ts'
import type { AskedDiet, StayStyle, Wish } from '../../tools/guide/words/en-labels.ts'
import type { Problem } from '../../tools/guide/words/en-steps.ts'
import type { ToolName } from '../../tools/registry.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import type { EverydayPlace } from './everyday-place.ts'

/** Details of the message besides its intents: numbers, codes and names for the tools. */
export type EverydayFacts = {
  readonly place: EverydayPlace | null
  /** The GeoNames id of the city whose climate applies. */
  readonly climateCityId: number | null
  /** The start, if two places are named. */
  readonly from: EverydayPlace | null
  readonly airport: string | null
  readonly month: number | null
  readonly year: number | null
  readonly days: number | null
  readonly people: number | null
  readonly amount: number | null
  readonly currency: string | null
  readonly hours: number | null
  readonly diet: AskedDiet | null
  readonly avoid: readonly FoodContent[]
  readonly style: StayStyle | null
  /** The message itself, for tools that search it for sights and events. */
  readonly text: string
  readonly language: string
}

export type EverydayCall = { readonly tool: ToolName; readonly input: Readonly<Record<string, unknown>> }
type Row = {
  /** The required detail: without it the place is asked for. */
  readonly needs: 'place' | 'nothing'
  readonly calls: (facts: EverydayFacts) => readonly EverydayCall[]
}

const LONGEST_NAME = 80
const USUAL_LAYOVER_HOURS = 6
const USUAL_DAYS = 7

/** The destination, or its country if the guide has no destination. */
function nameOf(place: EverydayPlace | null): string {
  return place?.destinationId ?? place?.country ?? ''
}

const toPlace = (tool: ToolName, more: (facts: EverydayFacts) => object): Row => ({
  needs: 'place',
  calls: (facts) => [{ tool, input: { place: nameOf(facts.place), ...more(facts), language: facts.language } }],
})
const practice = (...topics: readonly PracticeTopic[]): Row => toPlace('country-practice', () => ({ topics }))
const sights = (wish: Wish): Row => toPlace('things-to-do', () => ({ wish }))
const safety = (about: string): Row => toPlace('place-safety', () => ({ about }))
const steps = (problem: Problem): Row => ({
  needs: 'nothing',
  calls: ({ language }) => [{ tool: 'what-to-do-if', input: { problem, language } }],
})
const food = (want: string): Row =>
  toPlace('food-and-drink', ({ diet, avoid }) => ({ want, ...(diet && { diet }), ...(avoid.length > 0 && { avoid }) }))
const stay: Row = toPlace('where-to-stay', ({ style }) => (style ? { style } : {}))
const named = (wish: Wish): Row => toPlace('things-to-do', ({ text }) => ({ wish, sight: text.slice(0, LONGEST_NAME) }))
const ways: Row = toPlace('getting-there', ({ from, airport }) => ({
  ...(from && { from: nameOf(from) }),
  ...(airport !== null && from === null && { airport }),
}))

const ONE_THING = /\b(?:rain ?coats?|umbrellas?|coats?|jackets?|jumpers?|sweaters?)\b/i

const climate = (city: number, month: number | null): EverydayCall => ({
  tool: 'city-climate',
  input: { city, ...(month !== null && { month }) },
})

export const EVERYDAY_CALLS: Readonly<Record<EverydayIntent, Row>> = {
  accessibility: sights('wheelchair'),
  airport_transfer: ways,
  alcohol_rules: practice('alcohol'),
  bargaining: practice('bargaining'),
  beach: sights('beach'),
  best_time: toPlace('seasons-and-events', () => ({})),
  budget_enough: toPlace('budget-check', ({ days, people, amount, currency }) => ({
    days: days ?? USUAL_DAYS,
    ...(people !== null && { people }),
    ...(amount !== null && { amount }),
    ...(currency !== null && { currency }),
  })),
  car_rental: practice('driving'),
  cash_atm: practice('cash'),
  coffee_bar: food('drinks'),
  day_trip: sights('day-trip'),
  dress: practice('dress'),
  driving_rules: practice('driving'),
  drone_rules: practice('drones'),
  drugs_law: practice('drugs'),
  elderly: sights('seniors'),
  etiquette: practice('etiquette'),
  ferry: ways,
  food_allergy: food('dishes'),
  food_diet: food('dishes'),
  food_dish: food('dishes'),
  food_where: food('places'),
  free_things: sights('free'),
  greeting_phrase: practice('phrases'),
  health_altitude: practice('altitude'),
  health_food: practice('health', 'water'),
  health_mosquito: practice('mosquito'),
  hiking: sights('hike'),
  holiday_closed: practice('closing'),
  hotel_area_price: stay,
  insurance: practice('insurance'),
  intercity: ways,
  internet_blocked: practice('internet'),
  kids_things: sights('kids'),
  language_spoken: practice('language'),
  layover: toPlace('things-to-do', ({ hours }) => ({ hours: hours ?? USUAL_LAYOVER_HOURS })),
  local_transport: practice('transport'),
  lost_luggage: steps('lost-luggage'),
  lost_passport: steps('lost-passport'),
  meal_times: practice('meals'),
  missed_connection: steps('missed-connection'),
  museum_hours: named('museum'),
  must_see: sights('must-see'),
  nightlife: sights('nightlife'),
  packing: {
    needs: 'place',
    calls: (facts) => [
      ...(facts.climateCityId === null ? [] : [climate(facts.climateCityId, facts.month)]),
      // "Do I need a raincoat?" is only about the weather.
      ...(ONE_THING.test(facts.text) ? [] : practice('packing').calls(facts)),
    ],
  },
  paying_cards: practice('cards'),
  photo_spots: sights('photo'),
  prices: practice('prices'),
  rainy_day: sights('rain'),
  religion_visit: practice('temples'),
  ride_hailing: practice('taxi'),
  romantic: sights('romantic'),
  safety_area: safety('areas'),
  safety_general: safety('general'),
  safety_lgbt: safety('lgbt'),
  safety_night: safety('night'),
  safety_woman: safety('women'),
  scams: practice('scams'),
  season_event: toPlace('seasons-and-events', ({ month, year, text }) => ({
    event: text.slice(0, LONGEST_NAME),
    ...(month !== null && { month }),
    ...(year !== null && { year }),
  })),
  shopping: sights('shopping'),
  sim: practice('sim'),
  smoking_vape: practice('smoking'),
  sunday_open: practice('closing'),
  tap_water: practice('water'),
  theft: steps('theft'),
  tickets_ahead: named('tickets'),
  tipping: practice('tips'),
  toilets: practice('toilets'),
  viewpoint: sights('view'),
  where_to_stay: stay,
}

/** In the requested order; adjacent practical facts share one card. */
export function callsFor(intents: readonly EverydayIntent[], facts: EverydayFacts): readonly EverydayCall[] {
  const calls: EverydayCall[] = []
  for (const call of intents.flatMap((intent) => EVERYDAY_CALLS[intent].calls(facts))) {
    const last = calls.at(-1)
    const [own, before] = [call.input['topics'], last?.input['topics']]
    if (last && Array.isArray(own) && Array.isArray(before))
      calls[calls.length - 1] = { ...last, input: { ...last.input, topics: [...new Set([...before, ...own])] } }
    else if (!calls.some((each) => JSON.stringify(each) === JSON.stringify(call))) calls.push(call)
  }
  return calls
}
