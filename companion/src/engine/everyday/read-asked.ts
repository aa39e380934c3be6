import { ADVICE_LANGUAGES } from '../../tools/guide/advice/advice-in.ts'
import { BRIEF_LANGUAGES } from '../../tools/guide/advice/brief-advice.ts'
import type { RuleAsked } from '../../tools/guide/rules/known-rules.ts'
import type { Ask, LookUps } from '../../tools/look-ups.ts'
import type { Question } from '../reading/question.ts'
import type { Memory } from '../reading/slots.ts'
import type { Intent } from '../sentences.ts'
import { ASKS_LENGTH } from '../stays/stay-words.ts'
import type { Understood } from '../understand-question.ts'
import { type EverydayIntent, isEverydayIntent } from './everyday-intent.ts'
import { type EverydayPlace, placeOfSlots, placesIn, placesWithSpans } from './everyday-place.ts'
import { namedTopic } from './named-topics.ts'
import { isNarrowed } from './narrowed-sights.ts'
import { readConstraints } from './read-constraints.ts'
import { hoursIn, weekdayIn } from './read-everyday-facts.ts'
import { type EverydayRead, readEveryday } from './read-everyday.ts'
import { verdictAsked } from './read-verdict.ts'
import { RULE_INTENTS, ruleAsked } from './rule-asked.ts'
import { codesSaid, DIET_MEANINGS } from './said-by-meaning.ts'
import { DIET_WORDS, wordsPattern } from './word-lists/constraint-words.ts'

export type Asked = {
  readonly intents: readonly EverydayIntent[]
  /** The place from earlier questions. */
  readonly before: EverydayPlace | null
  readonly wasAsked: boolean
  readonly rule?: RuleAsked
}

/** Intents with answers of their own, whatever other words the question contains. */
const OWN_WAY: readonly (Intent | null)[] = ['change', 'check', 'convert', 'delay', 'medical', 'save', 'undo', 'write']
const SEARCHES: readonly (Intent | null)[] = ['car', 'flight']
const OF_SEARCH = /\b(?:flights?|fly(?:ing)?|cars?|rent(?:al|ing)?)\b/i
/** A number of days to plan is not a question about activities. */
const OF_PLAN: readonly EverydayIntent[] = [
  'layover',
  'budget_enough',
  'lost_luggage',
  'missed_connection',
  'theft',
  'lost_passport',
  'packing',
]
/** City sights and best months come from a table; the guide covers regions and islands. */
const OF_REGION: readonly EverydayIntent[] = ['must_see', 'best_time']
/** Next to a budget for some days, these describe the travellers. */
const OF_PEOPLE: readonly EverydayIntent[] = ['elderly', 'kids_things', 'romantic']
const LONGEST_FOLLOW_UP = 6
const OF_WOMEN = wordsPattern('women')
const OF_NIGHT = wordsPattern('night')
const LONGEST_MONTH = 3

/** Null for a message without an everyday question, which is then read by phrases. */
export function readAsked(understood: Understood, memory: Memory, lookUps: LookUps): Asked | null {
  const { question, intent, hadSecrets, asks } = understood
  const isPassport = memory.pending === 'passport' && question.slots.passport !== null
  if (!lookUps.guide || hadSecrets || isPassport || isRoute(question, memory)) return null
  const before = memory.everyday?.place ?? placeOfSlots(memory.slots, lookUps)
  const wasAsked = memory.everyday?.isAsked ?? false
  const topic = memory.pending === null ? namedTopic(question.text) : null
  if (topic !== null) return { intents: [topic], before, wasAsked }
  const named = placesIn(question, understood, lookUps)
  const words = question.text.trim().split(/\s+/).length
  const spoken = { place: before, rule: memory.everyday?.rule ?? null }
  const spans = placesWithSpans(question, understood, lookUps)
  const rule = memory.pending === null ? ruleAsked(question, spans, null, spoken) : null
  if (rule !== null) return { intents: [RULE_INTENTS[rule.rule]], before, wasAsked, rule }
  const spokenOf = named.length > 0 || before === null ? named : [before]
  const isDecided = asks.length > 0
  const read = isDecided
    ? { intents: asks.flatMap((ask) => everydayOf(ask, question)), isLearned: true, isSure: true }
    : readEveryday(
        question.text,
        {
          ...understood,
          isUnderstood: intent !== null,
          hasBefore: memory.intent !== null || memory.everyday != null,
          before: memory.everyday?.intents ?? [],
          namesPlace: named.length > 0,
          meanings: question.meanings,
        },
        lookUps,
      )
  const verdict = verdictOf(understood, read, lookUps)
  if (verdict !== null) return { intents: [verdict], before, wasAsked }
  const kept = hasOwnWay(understood, read, memory)
    ? []
    : read.intents
        .map((each) => meant(each, question))
        .filter((each) => !isAnsweredElsewhere(each, understood, read, spokenOf, lookUps))
  if (kept.length > 0) return { intents: withoutAside(kept, question), before, wasAsked }
  if (isDecided) return null
  const ofSights = withChildren(question)
  const isOfSights = intent === 'sights' && (understood.isForeign || ofSights === 'kids_things')
  if (isOfSights && (named.length > 0 || before !== null)) return { intents: [ofSights], before, wasAsked }
  // Only the guide knows which dishes fit a diet.
  const isOfDiet = intent === 'food' && codesSaid(DIET_WORDS, DIET_MEANINGS, question).length > 0
  if (isOfDiet && (named.length > 0 || before !== null)) return { intents: ['food_diet'], before, wasAsked }
  // Women and nights have advice of their own, also where phrases read no more than whether it is safe.
  const isSafety = intent === 'advisory' && (named.length > 0 || before !== null)
  const narrow = narrowed('safety_general', question.text)
  if (isSafety && narrow !== 'safety_general') return { intents: [narrow], before, wasAsked }
  // "How much money for five days in London?" asks no plan.
  const isOfBudget =
    question.slots.days !== null && OF_BUDGET.test(question.text) && (named.length > 0 || before !== null)
  if (isOfBudget && (intent === 'plan' || intent === null)) return { intents: ['budget_enough'], before, wasAsked }
  if (OWN_WAY.includes(intent) && !wasAsked) return null
  // "How much is a taxi?" asks one price, and not what a week costs.
  const isOfItem = intent === 'cost' && question.slots.days === null && readConstraints(question).items.length > 0
  if (isOfItem && (named.length > 0 || before !== null)) return { intents: ['prices'], before, wasAsked }
  const follow = words <= LONGEST_FOLLOW_UP ? followUp(understood, memory, named) : []
  return follow.length > 0 ? { intents: follow, before, wasAsked } : null
}

/** A question for a decision comes before the answers that fire on a single noun. */
function verdictOf(understood: Understood, { intents }: EverydayRead, lookUps: LookUps): EverydayIntent | null {
  const { question, intent, asks } = understood
  // A reading that is unlikely itself stands against no decision.
  const likely = asks.filter(({ probability }) => probability >= LIKELY_HEAD).map((ask) => ask.intent)
  const read = asks.length > 0 ? likely : intents
  return verdictAsked({
    text: question.text,
    heads: read.length > 0 || asks.length > 0 || intent === null ? read : [intent],
    places: placesWithSpans(question, understood, lookUps),
    hasMonth: (question.slots.month ?? understood.slots.month) !== null,
    hasHours: hoursIn(question.text) !== null,
  })
}

const LIKELY_HEAD = 0.5

/** Without dates nothing can be searched: the areas to stay in, and how one rents a car, are answered instead. */
function everydayOf({ intent }: Ask, { slots, text }: Question): readonly EverydayIntent[] {
  const ends = slots.cities.length + Number(slots.origin !== null)
  // "How far is that from the airport?"
  if (intent === 'distance' && ends < 2 && OF_AIRPORT.test(text)) return ['airport_transfer']
  const general = slots.dates?.isExact === true ? undefined : INSTEAD_OF_SEARCH[intent]
  if (general !== undefined) return [general]
  return isEverydayIntent(intent) ? [intent] : []
}

const INSTEAD_OF_SEARCH: Readonly<Record<string, EverydayIntent>> = {
  car_search: 'car_rental',
  hotel_search: 'where_to_stay',
}

/** "Dinner for two, how much?" and "what is an Uber?" ask one price, and not what everything costs. */
function withoutAside(intents: readonly EverydayIntent[], question: Question): readonly EverydayIntent[] {
  const { slots } = question
  const isOfItem = readConstraints(question).items.length > 0
  const distinct = [...new Set(intents)]
  return distinct.filter(
    (each) =>
      !(each === 'budget_enough' && distinct.includes('prices') && isOfItem && slots.days === null) &&
      !(each === 'prices' && distinct.includes('ride_hailing') && !isOfItem),
  )
}

/** A connection that was missed, and tickets to book ahead, are in those words too and yet everyday questions. */
function hasOwnWay(
  { intent, question: { text, slots } }: Understood,
  { intents, isLearned }: EverydayRead,
  { pending }: Memory,
): boolean {
  const isOfFlight = intents.some((each) => OF_FLIGHT.includes(each))
  if (pending !== null && FLIGHT_PENDING.includes(pending) && intents.some((each) => RIGHTS.includes(each))) return true
  // With its route, a delay is reckoned; without it, what is owed in general is the answer.
  if (intents.some((each) => RIGHTS.includes(each)))
    return slots.cities.length + slots.airports.length + Number(slots.origin !== null) > 1
  if (intent === 'delay') return slots.delayMinutes !== null || !isOfFlight
  if (intent === 'write') return ORDER.test(text) && !text.trim().endsWith('?') && !intents.some(isOfProduct)
  if (intent === 'medical') return isUrgent(text, intents)
  if (isLearned) return OF_DEVICE.includes(intent) && !intents.some(isOfProduct)
  return OWN_WAY.includes(intent) || (SEARCHES.includes(intent) && OF_SEARCH.test(text))
}

/** A pharmacy, or what not to eat, is asked for without an emergency. */
function isUrgent(text: string, intents: readonly EverydayIntent[]): boolean {
  const isCalm = CALM.some((each) => intents.includes(each))
  return !isCalm || ACUTE.test(text)
}

const CALM: readonly EverydayIntent[] = ['food_allergy', 'health_altitude', 'health_sick', 'pharmacy_medicine']

/** "It was Ryanair from Dublin to Málaga", where we asked for the route of a flight. */
function isRoute({ slots }: Question, { pending }: Memory): boolean {
  const ends = slots.cities.length + slots.airports.length + Number(slots.origin !== null)
  return pending !== null && FLIGHT_PENDING.includes(pending) && ends > 1
}

const RIGHTS: readonly EverydayIntent[] = ['denied_boarding', 'flight_cancelled_rights', 'flight_delay_rights']
const FLIGHT_PENDING: readonly Memory['pending'][] = ['delay', 'notice', 'cause', 'carrier', 'route']
const PRODUCT: readonly EverydayIntent[] = ['account_limit', 'app_help', 'save_item', 'subscription', 'support_person']
/** How something is done here is asked; that it be done is not. */
const isOfProduct = (each: EverydayIntent): boolean => PRODUCT.includes(each)

/** A reaction is an emergency; what not to eat is a question. */
const ACUTE =
  /\b(?:reaction|swell\w*|swollen|breath\w*|hives|epipen|throat|hospital|doctor|ambulance|collaps\w*|help|ate|eaten|stung|bitten|itch\w*)\b/i
/** A request to book or pay, rather than a question about it. */
const ORDER =
  /^\W*(?:(?:please|can you|could you|now)\W+)?(?:book|buy|cancel|delete|order|pay|reserve|send)\b|\bfor me\b/i
const ASKS_HOW = /\b(?:how|where|can|comment|wie|cómo|como|come)\b|\?/i
const OF_DEVICE: readonly (Intent | null)[] = ['change', 'check', 'save', 'undo']
const OF_FLIGHT: readonly EverydayIntent[] = ['lost_luggage', 'missed_connection']

function isAnsweredElsewhere(
  each: EverydayIntent,
  { intent, language, isForeign, slots: carried, question }: Understood,
  { isSure, isDistance = false }: EverydayRead,
  named: readonly EverydayPlace[],
  { guide }: LookUps,
): boolean {
  const { slots, text, plain: folded } = question
  // No other reading exists.
  if (intent === null) return false
  const constraints = readConstraints(question)
  if (isOfProduct(each) && OWN_WAY.includes(intent)) return !ASKS_HOW.test(text)
  // "Lost my UK passport in Bangkok" asks what to do, not who may enter.
  if (each === 'lost_passport' && intent === 'entry' && isSure) return OF_VISA.test(text) || ASKS_LENGTH.test(folded)
  if (each === 'unanswerable' || KEPT_BY_PHRASES[each]?.includes(intent)) return true
  if (each === 'sea_temperature' && !OF_SEA.test(text)) return true
  // Beside the rule, general advice in another language would only be in the way.
  const isWritten = ADVICE_LANGUAGES.includes(language) || BRIEF_LANGUAGES.includes(language)
  if (OF_BORDER.includes(each) && !isWritten) return true
  if (OF_NATURE.includes(each) && intent === 'climate' && !ADVICE_LANGUAGES.includes(language)) return true
  if (each === 'daylight' && intent === 'climate' && !OF_LIGHT.test(text)) return true
  if (each === 'work_visa' && intent === 'entry' && !OF_WORK.test(text)) return true
  const isOfMoney = slots.amount !== null || slots.currencies.length > 0
  if (intent === 'convert' && isOfMoney && (slots.currencies.length > 1 || named.length === 0)) return true
  const isBooked = intent === 'hotel' && slots.dates?.isExact === true
  const isTrip = each === 'day_trip' && isSure && OF_DAY_TRIP.test(text)
  const isPlanned = intent === 'plan' && slots.days !== null && !isTrip && (!isSure || OF_SIGHTS.includes(each))
  if ((isBooked || isPlanned) && !OF_PLAN.includes(each)) return true
  // "Is Zurich expensive? Four days, two of us": what so many days cost, and not the price of a coffee.
  if (intent === 'cost' && OF_PEOPLE.includes(each)) return true
  const isOfSum =
    (each === 'prices' && constraints.items.length === 0 && slots.days !== null) ||
    (each === 'budget_enough' && slots.amount === null)
  if (intent === 'cost' && isOfSum && carried.cities.length > 0) return true
  // What governments say of a whole country has a card of its own; the guide knows areas.
  if (each === 'safety_general' && !named.some(({ destinationId }) => destinationId !== null)) return true
  const isRegion = ({ destinationId, cityId }: EverydayPlace): boolean =>
    guide?.destinations.some(({ id, kind }) => id === destinationId && (kind !== 'city' || cityId === null)) ?? false
  // Between two cities it is reckoned; the guide knows how far a region or an island is.
  if (each === 'intercity' && (isDistance || OF_DISTANCE.test(text))) return !named.some(isRegion)
  // Only the guide names sights in every language, and knows which are famous and of what kind.
  const isOfGuide = each === 'must_see' && (isForeign || isNarrowed(text))
  return OF_REGION.includes(each) && !isOfGuide && !named.some(isRegion)
}

/** What the phrases know better, where they found it. */
const KEPT_BY_PHRASES: Readonly<Partial<Record<EverydayIntent, readonly Intent[]>>> = {
  car_rental: ['car', 'driving'],
  checkin_time: ['entry'],
  driving_rules: ['driving'],
  holiday_closed: ['holidays'],
  language_spoken: ['language'],
  local_transport: ['driving'],
  lost_passport: ['embassy', 'entry'],
  packing: ['best'],
  shopping: ['plugs'],
}
/** A plan for some days holds these. */
const OF_SIGHTS: readonly EverydayIntent[] = [
  'accessibility',
  'baby',
  'beach',
  'day_trip',
  'elderly',
  'food_dish',
  'food_where',
  'free_things',
  'group',
  'hiking',
  'honeymoon',
  'kids_things',
  'must_see',
  'nightlife',
  'romantic',
  'shopping',
  'solo',
]
const OF_DAY_TRIP = wordsPattern('dayTrip')
const OF_BORDER: readonly EverydayIntent[] = ['transit_visa', 'visa_how']
const OF_NATURE: readonly EverydayIntent[] = ['daylight', 'sea_temperature', 'snow']
const OF_LIGHT = wordsPattern('light')
const OF_WORK = wordsPattern('work')
const OF_VISA = wordsPattern('visa')
const OF_SEA = wordsPattern('sea')
const ASKS_FARE = wordsPattern('price')
const OF_DISTANCE = /\b(?:km|kilomet\w+|miles|how far)\b/i
/** By details that say more than the intent. */
function meant(intent: EverydayIntent, question: Question): EverydayIntent {
  const { slots, text } = question
  // "Comment aller de CDG à Paris": an airport and its city.
  if (intent === 'intercity' && slots.airports.length > 0 && slots.cities.length < 2) return 'airport_transfer'
  // "How much is a taxi from Fiumicino to Trastevere?": the fare of that way, not of any five kilometres.
  const isFromAirport = slots.airports.length > 0 || OF_AIRPORT.test(text)
  if (intent === 'ride_hailing' && isFromAirport && ASKS_FARE.test(text)) return 'airport_transfer'
  // "Из Рима во Флоренцию": two cities and no airport.
  const ends = slots.cities.length + Number(slots.origin !== null)
  if (intent === 'airport_transfer' && ends > 1 && slots.airports.length === 0 && !OF_AIRPORT.test(text))
    return 'intercity'
  // "Closed on Sundays?" is asked of every week.
  if (intent === 'holiday_closed' && weekdayIn(text) !== null && !OF_FEAST.test(text)) return 'sunday_open'
  // "Two days in Vienna, or rather three?" names no sum.
  if (intent === 'budget_enough' && slots.days !== null && !isOfSum(question)) return 'days_needed'
  // "Is Bali a good idea in February?" asks about that place and that month.
  const isOfMonth = slots.month !== null && slots.cities.length + slots.countries.length === 1
  if (isOfMonth && OF_SEASON.includes(intent) && !OF_SEA.test(text)) return 'best_time'
  return narrowed(ofDays(intent, question), text)
}

/** Where a month is named, and nothing to swim in. */
const OF_SEASON: readonly EverydayIntent[] = ['rainy_day', 'sea_temperature', 'where_to_go']

function isOfSum({ slots, text, meanings, request }: Question): boolean {
  const isNamed = OF_BUDGET.test(text) || meanings.has('cost') || meanings.has('how_much')
  return slots.amount !== null || slots.currencies.length > 0 || request.budget !== null || isNamed
}

const OF_FEAST = wordsPattern('feasts')
const OF_AIRPORT = wordsPattern('airport')
const OF_BUDGET = wordsPattern('budget')

/** Sights, by a word for children those for them. */
function withChildren(question: Question): EverydayIntent {
  return readConstraints(question).company.includes('kids') ? 'kids_things' : 'must_see'
}

/** "Was kostet eine Woche Thailand?" asks what so many days come to, and not single prices. */
function ofDays(intent: EverydayIntent, question: Question): EverydayIntent {
  const isOfDays = intent === 'prices' && question.slots.days !== null && readConstraints(question).items.length === 0
  return isOfDays ? 'budget_enough' : intent
}

/** "Je v Albánii bezpečno pro ženy": general safety with a word for women or the night. */
function narrowed(intent: EverydayIntent, text: string): EverydayIntent {
  if (intent !== 'safety_general') return intent
  if (OF_WOMEN.test(text)) return 'safety_woman'
  return OF_NIGHT.test(text) ? 'safety_night' : intent
}

const SAFETY: readonly EverydayIntent[] = [
  'safety_area',
  'safety_general',
  'safety_lgbt',
  'safety_night',
  'safety_woman',
]
const FOLLOW_UPS: readonly (readonly [after: readonly EverydayIntent[], pattern: RegExp, intent: EverydayIntent])[] = [
  [SAFETY, OF_NIGHT, 'safety_night'],
  [SAFETY, /\b(?:areas?|neighbou?rhoods?|districts?|where)\b/i, 'safety_area'],
  [SAFETY, OF_WOMEN, 'safety_woman'],
]

/** "And at night?" continues the last question; "and in Luxor?" repeats it for another place. */
function followUp(
  { question, intent, isInherited }: Understood,
  { everyday }: Memory,
  named: readonly EverydayPlace[],
): readonly EverydayIntent[] {
  if (!everyday || everyday.intents.length === 0) return []
  const next = FOLLOW_UPS.find(
    ([after, pattern]) => pattern.test(question.text) && everyday.intents.some((each) => after.includes(each)),
  )
  if (next) return [next[2]]
  // "Italy maybe" is where we asked for, whatever else is remembered.
  const isOther = !everyday.isAsked && !isInherited && intent !== null && intent !== 'sights'
  // "And in July?" asks the same of another month.
  const words = question.text.trim().split(/\s+/).length
  if (question.slots.month !== null && words <= LONGEST_MONTH && (isInherited || intent === 'climate'))
    return everyday.intents
  return named.length > 0 && !isOther ? everyday.intents : []
}
