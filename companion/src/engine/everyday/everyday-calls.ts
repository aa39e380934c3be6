/** The tool for each everyday intent, one line per intent. */
import type { AdviceTopic } from '../../tools/guide/advice/advice-in.ts'
import type { PracticeTopic } from '../../tools/guide/practice/country-practice.ts'
import type { AskedDiet, StayStyle, Wish, With } from '../../tools/guide/words/en-labels.ts'
import type { Problem } from '../../tools/guide/words/en-steps.ts'
import type { ToolName } from '../../tools/registry.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import type { AvoidedContent } from './everyday-memory.ts'
import type { EverydayPlace } from './everyday-place.ts'
import { eventNamed } from './famous-events.ts'
import type { Constraints } from './read-constraints.ts'
import { wordsPattern } from './word-lists/constraint-words.ts'

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
  readonly avoid: readonly AvoidedContent[]
  readonly style: StayStyle | null
  readonly constraints: Constraints
  /** Monday is 0. */
  readonly weekday: number | null
  /** The message itself, in which tools look for the names of sights and events. */
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
const prices: Row = toPlace('country-practice', ({ constraints: { items } }) => ({
  topics: ['prices'],
  ...(items.length > 0 && { items }),
}))
const tips: Row = toPlace('country-practice', ({ constraints: { tipPlaces } }) => ({
  topics: ['tips'],
  ...(tipPlaces.length > 0 && { tipped: tipPlaces }),
}))
const rides: Row = toPlace('country-practice', ({ text }) => {
  const apps = RIDE_APPS.filter((app) => new RegExp(String.raw`\b${app}\b`, 'i').test(text)).slice(0, MOST_APPS)
  return { topics: ['taxi'], ...(apps.length > 0 && { apps }) }
})
/** What else was said narrows a wish; a wish for two is not one for children. */
const sights = (wish: Wish): Row =>
  toPlace('things-to-do', ({ constraints: { company }, text }) => {
    const also = company.filter((each) => each !== wish && !COVERED[wish]?.includes(each))
    return { wish, ...(also.length > 0 && { also: also.slice(0, MOST_COMPANY) }), about: text.slice(0, LONGEST_NAME) }
  })
const advice = (topic: AdviceTopic): Row => ({
  needs: 'nothing',
  calls: ({ place, language }) => [
    { tool: 'travel-advice', input: { topic, ...(place && { country: place.country }), language } },
  ],
})
const nature = (about: 'daylight' | 'snow' | 'sea'): Row =>
  toPlace('light-snow-sea', ({ climateCityId, month }) => ({
    about,
    ...(climateCityId !== null && { city: climateCityId }),
    ...(month !== null && { month }),
  }))
const safety = (about: string): Row => toPlace('place-safety', () => ({ about }))
const steps = (problem: Problem): Row => ({
  needs: 'nothing',
  calls: ({ place, language }) => [
    { tool: 'what-to-do-if', input: { problem, ...(place && { country: place.country }), language } },
  ],
})
const food = (want: string): Row =>
  toPlace('food-and-drink', ({ diet, avoid }) => ({ want, ...(diet && { diet }), ...(avoid.length > 0 && { avoid }) }))
const stay: Row = toPlace('where-to-stay', ({ style, amount, currency }) => ({
  ...(style && { style }),
  ...(amount !== null && { amount }),
  ...(amount !== null && currency !== null && { currency }),
}))
const named = (wish: Wish): Row =>
  toPlace('things-to-do', ({ text, weekday }) => ({
    wish,
    sight: text.slice(0, LONGEST_NAME),
    ...(weekday !== null && { weekday }),
  }))
const ways: Row = toPlace('getting-there', ({ from, airport, text, constraints: { mode, atMinutes } }) => ({
  ...(mode && { mode }),
  ...(from === null && atMinutes !== null && { atMinutes }),
  ...(from === null && { area: text.slice(0, LONGEST_NAME) }),
  ...(from && { from: nameOf(from) }),
  ...(airport !== null && from === null && { airport }),
}))

const RIDE_APPS = 'Uber Grab Bolt Lyft Careem DiDi Gojek Yandex Cabify inDrive Ola FreeNow Heetch'.split(' ')
const MOST_APPS = 2
const MOST_COMPANY = 2
/** A wish that says as much itself. */
const COVERED: Readonly<Partial<Record<Wish, readonly With[]>>> = {
  free: ['free'],
  nightlife: ['romantic', 'rain'],
  romantic: ['kids'],
  shopping: ['free'],
  'day-trip': ['rain'],
}
/** "May I bring my ADHD medicine?" is another question than where a pharmacy is. */
const BRINGS = wordsPattern('brings')

const ONE_THING = /\b(?:rain ?coats?|umbrellas?|coats?|jackets?|jumpers?|sweaters?)\b/i

const climate = (city: number, month: number | null): EverydayCall => ({
  tool: 'city-climate',
  input: { city, ...(month !== null && { month }) },
})

export const EVERYDAY_CALLS: Readonly<Record<EverydayIntent, Row>> = {
  accessibility: sights('wheelchair'),
  account_limit: advice('limits'),
  airport_transfer: ways,
  alcohol_rules: practice('alcohol'),
  app_help: advice('app-help'),
  baby: {
    needs: 'nothing',
    calls: (facts) => [...advice('baby').calls(facts), ...(facts.place ? practice('water').calls(facts) : [])],
  },
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
  checkin_time: advice('check-in'),
  coffee_bar: food('drinks'),
  customs_import: advice('customs'),
  day_trip: sights('day-trip'),
  daylight: nature('daylight'),
  denied_boarding: advice('denied-boarding'),
  digital_nomad: advice('digital-nomad'),
  dress: practice('dress'),
  driving_rules: practice('driving'),
  drone_rules: practice('drones'),
  drugs_law: practice('drugs'),
  elderly: sights('seniors'),
  etiquette: practice('etiquette'),
  ferry: ways,
  flight_cancelled_rights: advice('flight-cancelled'),
  flight_delay_rights: advice('flight-delayed'),
  food_allergy: food('dishes'),
  food_diet: food('dishes'),
  food_dish: food('dishes'),
  food_where: food('places'),
  free_things: sights('free'),
  group: sights('nightlife'),
  hand_luggage: advice('hand-luggage'),
  greeting_phrase: practice('phrases'),
  health_altitude: practice('altitude'),
  health_food: practice('health', 'water'),
  health_mosquito: practice('mosquito'),
  hiking: sights('hike'),
  holiday_closed: practice('holidays'),
  honeymoon: sights('romantic'),
  hotel_area_price: stay,
  insurance: practice('insurance'),
  intercity: ways,
  internet_blocked: practice('internet'),
  jet_lag: advice('jet-lag'),
  kids_things: sights('kids'),
  language_spoken: practice('language'),
  layover: toPlace('things-to-do', ({ hours }) => ({ hours: hours ?? USUAL_LAYOVER_HOURS })),
  local_transport: practice('transport'),
  lounge: advice('lounge'),
  luggage_storage: advice('luggage-storage'),
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
  pets: advice('pets'),
  pharmacy_medicine: {
    needs: 'nothing',
    calls: (facts) => advice(BRINGS.test(facts.text) ? 'medicines' : 'pharmacy').calls(facts),
  },
  photo_spots: sights('photo'),
  prices,
  rainy_day: sights('rain'),
  religion_visit: practice('temples'),
  ride_hailing: rides,
  romantic: sights('romantic'),
  safety_area: safety('areas'),
  safety_general: safety('general'),
  safety_lgbt: safety('lgbt'),
  safety_night: safety('night'),
  safety_woman: safety('women'),
  save_item: advice('save'),
  scams: practice('scams'),
  sea_temperature: nature('sea'),
  season_event: toPlace('seasons-and-events', ({ month, year, text }) => ({
    event: (eventNamed(text) ?? text).slice(0, LONGEST_NAME),
    ...(month !== null && { month }),
    ...(year !== null && { year }),
  })),
  shopping: sights('shopping'),
  sim: practice('sim'),
  snow: nature('snow'),
  solo: {
    needs: 'nothing',
    calls: (facts) => [...advice('solo').calls(facts), ...(facts.place ? safety('general').calls(facts) : [])],
  },
  subscription: advice('subscription'),
  support_person: advice('support'),
  tax_refund: advice('tax-refund'),
  transit_visa: advice('transit'),
  translate: advice('translate'),
  unanswerable: advice('live'),
  work_visa: advice('work-abroad'),
  smoking_vape: practice('smoking'),
  sunday_open: practice('closing'),
  tap_water: practice('water'),
  theft: steps('theft'),
  tickets_ahead: named('tickets'),
  tipping: tips,
  toilets: practice('toilets'),
  viewpoint: sights('view'),
  visa_how: advice('visa-how'),
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
