/** The tool for each everyday intent, one line per intent. */
import type { AdviceTopic } from '../../tools/guide/advice/advice-in.ts'
import type { PracticeTopic } from '../../tools/guide/practice/country-practice.ts'
import type { With } from '../../tools/guide/words/en-labels.ts'
import type { Problem } from '../../tools/guide/words/en-steps.ts'
import { contentsAvoided, moneyAsked } from './asked-details.ts'
import type { CallRow } from './everyday-facts.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import { eventNamed } from './famous-events.ts'
import { onlyRule, ruled } from './rule-calls.ts'
import { LONGEST_NAME, oneSight, sights } from './sight-calls.ts'
import { stepsNamed } from './steps-named.ts'
import { comparisonCalls, dayTripCalls, stayLengthCalls, suggestionCalls, worthCalls } from './suggestion-calls.ts'
import { toPlace } from './to-place.ts'
import {
  climateCall,
  drivingInputs,
  hoursOf,
  railInput,
  ridesInput,
  transitInput,
  tripInput,
  waysInput,
} from './transport-inputs.ts'
import { readTripWishes } from './trip-wishes.ts'
import { WEAR_WORDS, wordsPattern } from './word-lists/constraint-words.ts'

const LONGEST_QUESTION = 200
const USUAL_LAYOVER_HOURS = 6
const USUAL_DAYS = 7
const MOST_AVOIDED = 6
const MOST_PEOPLE = 20
const [OF_MUSEUMS, OPENS] = [wordsPattern('museums'), wordsPattern('opens')]

const rides = toPlace('country-practice', ridesInput)
const transit = toPlace('country-practice', transitInput)
const driving = (topic: 'driving' | 'rental'): CallRow => ({
  needs: 'place',
  calls: (facts) =>
    drivingInputs(topic, facts).map((input) => ({
      tool: 'country-practice',
      input: { ...input, language: facts.language },
    })),
})
const rail: CallRow = {
  needs: 'nothing',
  calls: (facts) => [{ tool: 'rail-rights', input: { asks: [], ...railInput(facts), language: facts.language } }],
}
const ways = toPlace('getting-there', waysInput)
const practice = (...topics: readonly PracticeTopic[]): CallRow =>
  toPlace('country-practice', ({ text }) => {
    // "At 18?" asks for the age, before where a drink is sold.
    const rows = topics.flatMap((topic) => stepsNamed(topic, text))
    return { topics, ...(rows.length > 0 && { rows }) }
  })
const priceList: CallRow = toPlace('country-practice', ({ constraints: { items }, people }) => ({
  topics: ['prices'],
  ...(items.length > 0 && { items }),
  ...(items.length > 0 && people !== null && people > 1 && { people: Math.min(people, MOST_PEOPLE) }),
}))
/** "Paris or London, which is cheaper?" compares two, whatever a coffee costs. */
const prices: CallRow = {
  needs: 'place',
  calls: (facts) => {
    const goals = (facts.named ?? []).filter(({ isStart }) => !isStart)
    return (goals.length > 1 && facts.constraints.items.length === 0 ? { calls: comparisonCalls } : priceList).calls(
      facts,
    )
  },
}
const wearing: CallRow = toPlace('country-practice', ({ text }) => {
  const wears = WEAR_WORDS.filter(([, pattern]) => pattern.test(text)).map(([ask]) => ask)
  return { topics: ['dress'], ...(wears.length > 0 && { wears }) }
})
const drinking: CallRow = toPlace('country-practice', ({ text, transport: { age } }) => {
  const rows = stepsNamed('alcohol', text)
  return { topics: ['alcohol'], ...(age !== null && { drinkerAge: age }), ...(rows.length > 0 && { rows }) }
})
const openDays: CallRow = toPlace('country-practice', ({ text, weekday }) => ({
  topics: ['closing'],
  ...(weekday !== null && { weekday }),
  ...(OF_MUSEUMS.test(text) && { isOfMuseums: true }),
  ...(weekday === null && OPENS.test(text) && { asksHours: true }),
}))
const tips: CallRow = toPlace('country-practice', ({ constraints: { tipPlaces }, text }) => ({
  topics: ['tips'],
  ...(tipPlaces.length > 0 && { tipped: tipPlaces }),
  ...moneyAsked(text, ['by-card', 'cleaner']),
}))
const water: CallRow = toPlace('country-practice', ({ text }) => ({
  topics: ['water'],
  ...moneyAsked(text, ['teeth', 'ice', 'child']),
}))
const sim: CallRow = toPlace('country-practice', ({ text }) => ({ topics: ['sim'], ...moneyAsked(text, ['roaming']) }))
const paying = (topic: 'cards' | 'cash'): CallRow =>
  toPlace('country-practice', ({ currency }) => ({ topics: [topic], ...(currency !== null && { paidIn: currency }) }))
/** What the message names of it comes first. */
const named = (topic: string, text: string): { readonly steps?: readonly string[] } => {
  const steps = stepsNamed(topic, text)
  return steps.length > 0 ? { steps } : {}
}
const advice = (topic: AdviceTopic): CallRow => ({
  needs: 'nothing',
  calls: ({ place, language, text }) => [
    {
      tool: 'travel-advice',
      input: { topic, ...(place && { country: place.country }), ...named(topic, text), language },
    },
  ],
})
/** The first tells what the country is like, where a place is named. */
const ofCountryAnd = (facts: CallRow, topic: AdviceTopic): CallRow => ({
  needs: 'nothing',
  calls: (asked) => {
    const general = advice(topic).calls(asked)
    const isNarrow = stepsNamed(topic, asked.text).length > 0
    const own = asked.place ? facts.calls(asked) : []
    return isNarrow ? [...general, ...own] : [...own, ...general]
  },
})
const nature = (about: 'daylight' | 'snow' | 'sea'): CallRow =>
  toPlace('light-snow-sea', ({ climateCityId, month }) => ({
    about,
    ...(climateCityId !== null && { city: climateCityId }),
    ...(month !== null && { month }),
  }))
/** Who stands at a bus stop at night asks what to do now, not how safe a country is. */
const safety = (about: string): CallRow => ({
  needs: 'place',
  calls: (facts) =>
    stepsNamed('stranded', facts.text).length > 0
      ? advice('stranded').calls(facts)
      : toPlace('place-safety', ({ text, isForWoman }) => ({
          about,
          ...(isForWoman && { isForWoman }),
          area: text.slice(0, LONGEST_QUESTION),
          ...(OF_STATION.test(text) && { isAtStation: true }),
        })).calls(facts),
})
const steps = (problem: Problem): CallRow => ({
  needs: 'nothing',
  calls: ({ place, language, text }) => [
    {
      tool: 'what-to-do-if',
      input: { problem, ...(place && { country: place.country }), ...named(problem, text), language },
    },
  ],
})
/** Who has told of an allergy is warned, whatever is asked; a taste only narrows the list. */
const food = (want: string): CallRow =>
  toPlace('food-and-drink', ({ diet, avoid, text }) => {
    const avoided = avoid.length > 0 ? avoid : contentsAvoided(text)
    return {
      // What fits a diet or an allergy is one answer, whether dishes or places are asked for.
      want: diet || avoid.length > 0 ? 'dishes' : want,
      ...(diet && avoid.length === 0 && { diet }),
      ...(avoided.length > 0 && { avoid: avoided.slice(0, MOST_AVOIDED) }),
      ...(avoid.length > 0 && { allergic: true }),
    }
  })
const allergy: CallRow = toPlace('food-and-drink', ({ avoid }) => ({
  want: 'dishes',
  ...(avoid.length > 0 && { avoid: avoid.slice(0, MOST_AVOIDED) }),
  allergic: true,
}))
/** Who pushes a pram or walks with difficulty needs flat streets. */
const ON_WHEELS: readonly With[] = ['pram', 'seniors', 'wheelchair']
const stay: CallRow = toPlace('where-to-stay', ({ style, amount, currency, text, constraints: { company } }) => ({
  ...(style && { style }),
  about: text.slice(0, LONGEST_QUESTION),
  ...((readTripWishes(text).includes('easy') || company.some((each) => ON_WHEELS.includes(each))) && { isEasy: true }),
  ...(amount !== null && { amount }),
  ...(amount !== null && currency !== null && { currency }),
}))
/** Of a country its own reasons; what is not covered is the same everywhere. */
const insured: CallRow = {
  needs: 'nothing',
  calls: (facts) =>
    facts.place && stepsNamed('insurance', facts.text).length === 0
      ? practice('insurance').calls(facts)
      : advice('insurance').calls(facts),
}
/** "May I bring my ADHD medicine?" is another question than where a pharmacy is. */
const BRINGS = wordsPattern('brings')
const OF_STATION = wordsPattern('station')
const BED_PAID = wordsPattern('bedPaid')
const NIGHTS = wordsPattern('nights')

const ONE_THING = /\b(?:rain ?coats?|umbrellas?|coats?|jackets?|jumpers?|sweaters?)\b/i

const said: CallRow = { needs: 'nothing', calls: () => [] }

export const EVERYDAY_CALLS: Readonly<Record<EverydayIntent, CallRow>> = {
  about_me: said,
  bathing: advice('bathing'),
  connection_time: {
    needs: 'nothing',
    calls: ({ transport: { lateMinutes }, language }) => [
      {
        tool: 'travel-advice',
        input: { topic: 'connection', ...(lateMinutes !== null && { minutes: lateMinutes }), language },
      },
    ],
  },
  dating: advice('dating'),
  how_are_you: said,
  child_papers: onlyRule,
  overstay: onlyRule,
  residence_permit: onlyRule,
  schengen_days: onlyRule,
  accessibility: sights('wheelchair'),
  account_limit: advice('limits'),
  airport_transfer: ways,
  alcohol_rules: drinking,
  app_help: advice('app-help'),
  baby: {
    needs: 'nothing',
    calls: (facts) => [...advice('baby').calls(facts), ...(facts.place ? practice('water').calls(facts) : [])],
  },
  bargaining: practice('bargaining'),
  beach: sights('beach'),
  // "When do the wildebeest cross?" is about that season alone.
  best_time: toPlace('seasons-and-events', ({ month, text }) => {
    const event = eventNamed(text)
    return { ...(month !== null && { month }), ...(event !== null && { event, isNamed: true }) }
  }),
  budget_enough: toPlace('budget-check', ({ days, people, amount, currency, text }) => ({
    days: days ?? USUAL_DAYS,
    // Without days and a sum, what a day costs is what is asked.
    ...(days === null && amount === null && { isPerDay: true }),
    ...(people !== null && { people }),
    ...(amount !== null && { amount }),
    ...(currency !== null && { currency }),
    ...(BED_PAID.test(text) && { isBedPaid: true }),
  })),
  car_rental: driving('rental'),
  cash_atm: paying('cash'),
  checkin_time: advice('check-in'),
  coffee_bar: food('drinks'),
  compare_places: { needs: 'nothing', calls: comparisonCalls },
  customs_import: ruled(advice('customs')),
  day_trip: {
    needs: 'place',
    calls: (facts) =>
      sights('day-trip')
        .calls(facts)
        .map(({ tool, input }) => ({ tool, input: { ...input, ...tripInput(facts) } })),
  },
  day_trip_check: { needs: 'place', calls: dayTripCalls },
  daylight: nature('daylight'),
  days_needed: { needs: 'place', calls: stayLengthCalls },
  denied_boarding: advice('denied-boarding'),
  digital_nomad: advice('digital-nomad'),
  dress: wearing,
  driving_rules: ruled(driving('driving')),
  drone_rules: practice('drones'),
  drugs_law: practice('drugs'),
  elderly: sights('seniors'),
  etiquette: practice('etiquette'),
  ferry: ways,
  flight_cancelled_rights: advice('flight-cancelled'),
  flight_delay_rights: advice('flight-delayed'),
  food_allergy: allergy,
  food_diet: food('dishes'),
  food_dish: food('dishes'),
  food_where: food('places'),
  free_things: sights('free'),
  group: sights('nightlife'),
  hand_luggage: ruled(advice('hand-luggage')),
  greeting_phrase: practice('phrases'),
  health_altitude: ofCountryAnd(practice('altitude'), 'altitude'),
  // "And ice cubes?" is a question on water.
  health_food: {
    needs: 'place',
    calls: (facts) =>
      (moneyAsked(facts.text, ['teeth', 'ice']).money ? water : practice('health', 'water')).calls(facts),
  },
  health_mosquito: practice('mosquito'),
  health_sick: advice('sick'),
  hiking: sights('hike'),
  holiday_closed: practice('holidays'),
  honeymoon: sights('romantic'),
  hotel_area_price: stay,
  insurance: insured,
  intercity: ways,
  internet_blocked: practice('internet'),
  is_worth_it: { needs: 'place', calls: worthCalls },
  jet_lag: advice('jet-lag'),
  kids_things: sights('kids'),
  language_spoken: practice('language'),
  layover: toPlace('things-to-do', ({ hours, transport: { isAtStation, lateMinutes } }) => ({
    hours: hours ?? hoursOf(lateMinutes) ?? USUAL_LAYOVER_HOURS,
    ...(isAtStation && { isAtStation }),
  })),
  local_transport: transit,
  lounge: advice('lounge'),
  luggage_storage: advice('luggage-storage'),
  lost_luggage: steps('lost-luggage'),
  lost_passport: steps('lost-passport'),
  meal_times: toPlace('country-practice', ({ constraints: { atMinutes } }) => ({
    topics: ['meals'],
    ...(atMinutes !== null && { atMinutes }),
  })),
  missed_connection: steps('missed-connection'),
  museum_hours: oneSight('museum'),
  must_see: sights('must-see'),
  nightlife: sights('nightlife'),
  packing: {
    needs: 'place',
    calls: (facts) => [
      ...(facts.climateCityId === null ? [] : [climateCall(facts.climateCityId, facts.month)]),
      // "Do I need a raincoat?" is only about the weather.
      ...(ONE_THING.test(facts.text) ? [] : practice('packing').calls(facts)),
    ],
  },
  paying_cards: ruled(paying('cards')),
  pets: ruled(advice('pets')),
  pharmacy_medicine: ruled({
    needs: 'nothing',
    calls: (facts) => {
      if (BRINGS.test(facts.text)) return advice('medicines').calls(facts)
      // "A pharmacy at 2am, our child has a fever": the fever is the worry.
      const isSick = stepsNamed('sick', facts.text).length > 0
      return [...(isSick ? advice('sick').calls(facts) : []), ...advice('pharmacy').calls(facts)]
    },
  }),
  photo_spots: sights('photo'),
  prices,
  rail_rights: rail,
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
    ...(eventNamed(text) !== null && { isNamed: true }),
    ...(NIGHTS.test(text) && { asksNights: true }),
    ...(month !== null && { month }),
    ...(year !== null && { year }),
  })),
  shopping: sights('shopping'),
  sim,
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
  sunday_open: openDays,
  tap_water: water,
  theft: steps('theft'),
  tickets_ahead: oneSight('tickets'),
  tipping: tips,
  toilets: practice('toilets'),
  viewpoint: sights('view'),
  visa_how: advice('visa-how'),
  where_to_go: { needs: 'nothing', calls: suggestionCalls },
  where_to_stay: stay,
}
