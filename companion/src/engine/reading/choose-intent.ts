import { withoutHarmlessIdioms } from '../../crisis/harmless-idioms.ts'
import { weighForeign } from '../other-words/weigh-foreign.ts'
import type { Phrasebook } from '../phrasebook.ts'
import { type Intent, INTENTS } from '../sentences.ts'
import { namesTwoSeasons, tellsOfInjury, weighThoughts } from './fields.ts'
import { matchesAny, weigh } from './phrases.ts'
import type { Question } from './question.ts'
import { isUndoing } from './refusals.ts'
import type { Slots } from './slots.ts'
import {
  APART,
  FLIGHT_WORDS,
  HOTEL_WORDS,
  HOW_LONG,
  HOW_NEAR,
  MAY_STAY,
  MINE,
  MONEY_WORDS,
  OFTEN,
  OF_JOURNEY,
  PASSPORT_WORDS,
  PLAN_WORDS,
  PRICE_WORDS,
  VISA_WORDS,
  WHERE,
} from './word-lists/intent-hints.ts'

const SEARCHES: readonly Intent[] = ['hotel', 'flight', 'car']
/** Words for these intents are unambiguous; "worth", "recommend" and "visit" fit every intent. */
const FACTS: readonly Intent[] = [
  'entry',
  'passport',
  'money',
  'best',
  'plugs',
  'driving',
  'embassy',
  'health',
  'clock',
  'unknown',
]
const URGENT: readonly Intent[] = ['emergency', 'medical', 'legal']
const FITS = 3
const SPEAKS = 2
const HINTS = 0.5

const LEAST_LINES_OF_A_PLAN = 3

/** The intent of a question; null if no word indicates one. `foreign`: its language, if there are no answers in it. */
export function chooseIntent(question: Question, book: Phrasebook, foreign: string | null): Intent | null {
  const isForeign = foreign !== null
  if (looksLikePlan(question.text)) return 'check'
  const said = (intent: Intent): boolean => !isForeign && weigh(question.plain, book.intents[intent]) > 0
  // "Are 50 euros a day enough for Lisbon?" is not a currency conversion.
  const isBudget = said('cost') && question.slots.currencies.length < 2
  // The Heart Attack Grill is not an emergency.
  const withoutIdioms = withoutHarmlessIdioms({ spaced: question.plain, joined: '' }).spaced
  const weighed = (intent: Intent): number => {
    const text = URGENT.includes(intent) ? withoutIdioms : question.plain
    if (foreign !== null) return weighForeign(text, intent, foreign)
    const weight = Math.max(weigh(text, book.intents[intent]), weighThoughts(text, intent, book))
    return weight < FITS && lacksFact(question, intent, book) ? 0 : weight
  }
  // "Is it nicer in spring or in autumn?" compares, like two months.
  const compares = !isForeign && hasPlace(question.slots) && namesTwoSeasons(question.plain, book)
  const scores = INTENTS.map((intent) => ({
    intent,
    score:
      weighed(intent) * (URGENT.includes(intent) ? 2 : 1) +
      (intent === 'convert' && isBudget ? 0 : boost(question, intent)) +
      (intent === 'best' && compares ? FITS : 0),
  }))
  const of = (intent: Intent): number => scores.find((each) => each.intent === intent)?.score ?? 0
  // "My flight from Paris arrived five hours late" is not a flight search; "Is Lisbon an hour behind?" is about clocks.
  const isOfClocks = of('difference') > of('delay')
  if (question.slots.delayMinutes !== null && said('delay') && !said('plan') && !isOfClocks) return 'delay'
  if (isOfFlight(question.slots.disruption, said)) return 'delay'
  // "How do I say where the station is?" asks for a translation, not for a station or an earlier topic.
  const isUrgent = URGENT.some((intent) => of(intent) > 0)
  if (!isForeign && !isUrgent && matchesAny(question.plain, book.translating)) return 'unknown'
  if (isOrder(question, of)) return 'write'
  // "Nice places for dinner" is not about sights.
  const isHungry = of('food') > 0 && of('sights') > 0 && of('sights') - of('food') < FITS
  // Nor is "My flight to Rome was delayed".
  const isLate = of('delay') >= FITS
  const [first, second] = scores
    .filter(
      ({ intent }) => intent !== 'write' && !(isLate && intent === 'flight') && !(isHungry && intent === 'sights'),
    )
    .toSorted((a, b) => b.score - a.score)
  // "Is there anything to worry about on a trip to Jordan?" does not request a trip.
  const isSpokenOf = first?.intent === 'plan' && first.score < FITS && question.slots.days === null
  // "What does a hostel bed in Kyoto cost?" is not a search before dates are known.
  const isPriced = first?.intent === 'plan' || (first?.intent === 'hotel' && question.slots.dates === null)
  if (isPriced && asksPrice(question)) return 'cost'
  // "Is it worth taking an adapter?" is not about sights.
  const isSaidInPassing = first?.intent === 'sights' && second && FACTS.includes(second.intent) && second.score >= FITS
  const best = (isSpokenOf && second && second.score > 0) || isSaidInPassing ? second : first
  if (!best || best.score <= 0) return null
  // "Are people robbed often in Naples?" reports no theft.
  const isOfOthers = matchesAny(question.plain, OFTEN) && !matchesAny(question.plain, MINE)
  if (best.intent === 'legal' && isOfOthers) return 'advisory'
  // A request for the number because of a broken leg also gets first aid.
  if (best.intent === 'emergency' && !isForeign && tellsOfInjury(question.plain, book)) return 'medical'
  return inPair(best.intent, question)
}

/** A request to book, pay or delete; "what does one pay with there?" and "what will 50 euros buy?" are questions. */
function isOrder({ text }: Question, of: (intent: Intent) => number): boolean {
  const weight = of('write')
  if (weight === 0 || (ASKING.test(text) && !isUndoing(text))) return false
  if (Math.max(of('money'), of('convert')) >= weight && !ORDERING.test(text)) return false
  return isUndoing(text) || SEARCHES.every((search) => of(search) === 0)
}

/** "How much should I pay for a rug?" orders nothing. */
const ASKING = /^\W*(?:how|what|when|where|which|should|do i|does|is it)\b/i
const ORDERING =
  /^\W*(?:(?:please|bitte|por favor|per favore|now|jetzt)\W+)?(?:pay|buy|send|book|bezahl|kauf|paie|paye|paga|compra|pague)/iu

/** Hotels are cancelled too; only flights deny boarding or downgrade passengers. */
function isOfFlight(disruption: Slots['disruption'], said: (intent: Intent) => boolean): boolean {
  if (disruption === null) return false
  return disruption !== 'cancellation' || ((said('flight') || said('delay')) && !said('hotel') && !said('car'))
}

/** "How much" is not a conversion without a currency, and "late" is not a delay without a flight. */
function lacksFact({ slots, plain: text }: Question, intent: Intent, book: Phrasebook): boolean {
  if (intent === 'convert')
    return (
      slots.amount === null && (slots.currencies.length === 0 || (slots.currencies.length === 1 && slots.days !== null))
    )
  if (intent !== 'delay') return false
  return (
    slots.delayMinutes === null &&
    slots.airports.length === 0 &&
    !matchesAny(text, book.disruptions.cancellation) &&
    !matchesAny(text, FLIGHT_WORDS)
  )
}

/** "If it is noon in New York, what time is it in Berlin?" is about both cities. */
function inPair(intent: Intent, { slots: { cities, origin } }: Question): Intent {
  return intent === 'clock' && cities.length + (origin === null ? 0 : 1) > 1 ? 'difference' : intent
}

/** The weight of a question's facts for an intent, whatever its words. */
const boost = (question: Question, intent: Intent): number => BOOSTS[intent]?.(question) ?? 0

const BOOSTS: Readonly<Partial<Record<Intent, (question: Question) => number>>> = {
  // "Barcelona in August, or is October better?"
  best: ({ slots, plain: text, monthsNamed }) =>
    monthsNamed > 1 &&
    hasPlace(slots) &&
    slots.dates?.isExact !== true &&
    slots.days === null &&
    !matchesAny(text, PASSPORT_WORDS)
      ? FITS
      : 0,
  cost: (question) => (hasPlace(question.slots) && isBudgeted(question) ? FITS + 1 : 0),
  // "Ten days in Morocco, under €900" is a plan with a budget.
  convert: ({ slots: { amount, currencies, days, ...places } }) =>
    currencies.length > 1 || (amount !== null && currencies.length === 1 && hasPlace(places) && days === null)
      ? FITS
      : 0,
  // A passport matters for nothing else as much.
  entry: ({ slots, plain: text, text: said }) => {
    // In lower case it is a word in three of the languages.
    if (/\bESTA\b/.test(said)) return FITS
    // "Do I need a visa? Passport of Spain, five months" states the stay, not the passport's expiry.
    const isOfStay = slots.stayDays !== null || slots.usedDays !== null
    if (hasPlace(slots) && isOfStay && slots.passportExpires === null && matchesAny(text, VISA_WORDS)) return FITS * 3
    // "Canadian, 100 days in Japan" is about entry rules.
    if (
      isOfStay &&
      slots.passport !== null &&
      hasPlace(slots) &&
      slots.amount === null &&
      !matchesAny(text, OF_JOURNEY)
    )
      return matchesAny(text, PASSPORT_WORDS) || slots.usedDays !== null ? FITS * 3 : FITS + 1
    // "Where can I stay in Lisbon?" is a hotel search.
    if (hasPlace(slots) && matchesAny(text, MAY_STAY) && !matchesAny(text, WHERE)) return FITS + 2
    if (slots.passport === null || !hasPlace(slots)) return 0
    return matchesAny(text, PASSPORT_WORDS) ? SPEAKS : HINTS
  },
  passport: ({ slots, plain: text }) =>
    hasPlace(slots) && slots.passportExpires !== null && matchesAny(text, PASSPORT_WORDS) ? FITS : 0,
  distance: ({ slots, plain: text }) =>
    isBetweenTwo(slots) && (matchesAny(text, HOW_LONG) || matchesAny(text, HOW_NEAR)) && !matchesAny(text, APART)
      ? FITS
      : 0,
  // "If it is nine in Sydney, what is it in Vancouver?"
  difference: ({ slots, text }) => (isBetweenTwo(slots) && slots.dates === null && IF_IT_IS.test(text) ? FITS : 0),
  // "Rome to Paris on 5 May" states a departure date; "flight Rome Paris, 5 to 9 May" contains the word flight.
  flight: ({ slots, plain: text }) => {
    const { dates } = slots
    if (!isBetweenTwo(slots) || dates === null || matchesAny(text, HOW_LONG)) return 0
    if (dates.start === dates.end) return SPEAKS
    return dates.isExact && matchesAny(text, FLIGHT_WORDS) && !matchesAny(text, PLAN_WORDS) ? FITS : 0
  },
  // "A weekend for her: a hotel in Prague from 12 to 14 March".
  hotel: ({ slots: { dates }, plain: text }) =>
    dates?.isExact && dates.start < dates.end && matchesAny(text, HOTEL_WORDS) && !matchesAny(text, PLAN_WORDS)
      ? SPEAKS
      : 0,
  // "Does Croatia have the euro?"
  money: ({ slots: { amount, currencies, countries, days } }) =>
    amount === null && currencies.length === 1 && countries.length === 1 && days === null ? SPEAKS : 0,
  plan: ({ slots }) => (slots.days !== null && hasPlace(slots) ? 1 : 0),
}

function hasPlace({ countries, cities }: Pick<Question['slots'], 'countries' | 'cities'>): boolean {
  return countries.length + cities.length > 0
}

/** "What does a weekend in London cost?" does not request a plan unless it says so. */
function asksPrice({ plain: text, slots }: Question): boolean {
  return slots.amount === null && hasPlace(slots) && matchesAny(text, PRICE_WORDS) && !matchesAny(text, PLAN_WORDS)
}

/** An amount per day, or an amount in one currency for a number of days. */
function isBudgeted({ slots: { amount, currencies, days }, request: { budget }, plain: text }: Question): boolean {
  const isDaily = budget?.value.per === 'day' || budget?.value.per === 'person-day'
  return (
    (isDaily && days === null) ||
    (days !== null && ((amount === null && currencies.length === 1) || matchesAny(text, MONEY_WORDS)))
  )
}

function isBetweenTwo({ cities, countries, origin }: Question['slots']): boolean {
  return cities.length + countries.length + (origin === null ? 0 : 1) > 1
}

const IF_IT_IS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:when|if) it['’]?\s?(?:i?s)|wenn es|(?:quand|lorsque|lorsqu['’]|s['’]?)\s?il est|` +
    String.raw`(?:cuando|si) (?:aquí )?(?:es|son)|(?:quando|se) (?:qui |aqui )?(?:è|é|sono|são))(?!\p{L})`,
  'iu',
)

/** Several lines with times or days: a pasted plan, which contains no request. */
export function looksLikePlan(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const marked = lines.filter((line) =>
    /\d{1,2}[:h.]\d{2}|\b\d{1,2}\s?(?:am|pm|uhr|h)\b|^\W*(?:day|tag|jour|d[ií]a|giorno|dia)\s*\d|^\s*[-•*\d]/iu.test(
      line,
    ),
  )
  return lines.length >= LEAST_LINES_OF_A_PLAN && marked.length >= 2
}
