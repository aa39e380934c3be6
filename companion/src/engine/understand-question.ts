import { withoutHarmlessIdioms } from '../crisis/harmless-idioms.ts'
import type { Ask, LookUps } from '../tools/look-ups.ts'
import { asksForChange } from './changes/asks-for-change.ts'
import { continues, isFewWords } from './everyday/goes-on.ts'
import { weekdayIn } from './everyday/read-everyday-facts.ts'
import { english } from './languages/en.ts'
import { namesakeSpokenOf, otherNamesake, sharedMention } from './names/namesakes.ts'
import type { Phrasebook } from './phrasebook.ts'
import { PHRASEBOOKS } from './phrasebooks.ts'
import { carriedOn, namesPlace } from './reading/carried-on.ts'
import { chooseIntent, looksLikePlan } from './reading/choose-intent.ts'
import { decidedAsks, engineIntent } from './reading/decided-asks.ts'
import { withoutDenied } from './reading/denied.ts'
import { keptSubject } from './reading/kept-subject.ts'
import { languageOf } from './reading/language-of.ts'
import { learnedIntent } from './reading/learned-intent.ts'
import { spelled } from './reading/misspellings.ts'
import { partsOfQuestion, type QuestionPart } from './reading/parts-of-question.ts'
import { plain, matchesAny, weigh } from './reading/phrases.ts'
import type { Question } from './reading/question.ts'
import { readNotice } from './reading/read-disruption.ts'
import { inOneWord, LONGEST_READ, readQuestion, withoutNames } from './reading/read-question.ts'
import { withoutSecrets } from './reading/refusals.ts'
import { type Memory, mergeSlots, type Pending, type Slots } from './reading/slots.ts'
import { intentByStems } from './reading/stems.ts'
import type { Intent } from './sentences.ts'

const MAX_QUESTION_LENGTH = 20_000
const CLEAR = 1
/** "Plan", "itinerary", and not only a number of days. */
const PLAN_SAID = 3
const NO = ['no', 'nein', 'non', 'não', 'nope']

export type Understood = {
  readonly question: Question
  readonly intent: Intent | null
  /** Whether the intent is that of the last question, or the usual one for a place: the words say none. */
  readonly isInherited: boolean
  readonly slots: Slots
  /** ISO 639, the language of the question. */
  readonly language: string
  readonly book: Phrasebook
  /** Whether the question is in a language without answers. */
  readonly isForeign: boolean
  readonly hadSecrets: boolean
  /** The parts of a question about several things; empty for a single one. */
  readonly parts: readonly QuestionPart[]
  /** What the trained reader is sure of, in the order of the message; empty if phrases had to be tried. */
  readonly asks: readonly Ask[]
}

/** Reads the question, before any tool is called. */
export function understandQuestion(said: string, memory: Memory, lookUps: LookUps): Understood {
  const whole = said.slice(0, MAX_QUESTION_LENGTH)
  // A pasted plan is data: its lines are only looked up as places.
  const { text, hadSecrets } = looksLikePlan(whole)
    ? { text: whole, hadSecrets: false }
    : withoutSecrets(whole.slice(0, LONGEST_READ))
  const language = languageOf(inOneWord(text || said), memory, lookUps)
  const book = PHRASEBOOKS.find(({ code }) => code === language) ?? english
  const isForeign = book.code !== language
  const question = ofOtherNamesake(
    readQuestion(text, book, isForeign ? language : null, lookUps),
    memory,
    book,
    lookUps,
  )
  const saysPlan = weigh(question.plain, book.intents.plan) >= PLAN_SAID
  const decided =
    hadSecrets || answersUs(question, memory)
      ? []
      : keptSubject(decidedAsks(question, memory, lookUps, saysPlan), question, memory, lookUps, saysPlan)
  const understood = understand(question, book, isForeign ? language : null, memory, hadSecrets, decided, lookUps)
  const asks = understood.isDecided ? decided : []
  const isAlone = isForeign || hadSecrets || understood.intent === 'change' || understood.intent === 'delay'
  const parts = asks.length > 0 || isAlone || withoutDenied(text) !== null ? [] : partsOfQuestion(text, book)
  // An entry answer also includes the passport rule.
  const isOfBorder = parts.every(({ intent }) => intent === 'entry' || intent === 'passport')
  return {
    ...understood,
    parts: parts.some(({ intent }) => intent === understood.intent) && !isOfBorder ? parts : [],
    asks,
    question,
    language,
    book,
    isForeign,
    hadSecrets,
  }
}

/** "The one in Missouri", after a question about Springfield; and San José, after one about Costa Rica. */
function ofOtherNamesake(question: Question, { slots, pending }: Memory, book: Phrasebook, lookUps: LookUps): Question {
  const { cities, origin } = question.slots
  const spokenOf = namesakeSpokenOf(question, slots, lookUps)?.cityId ?? null
  if (spokenOf !== null) {
    const taken = sharedMention(question, lookUps)?.cityId
    const meant = (id: number): number => (id === taken ? spokenOf : id)
    const places = { cities: cities.map(meant), origin: origin === null ? null : meant(origin) }
    return { ...question, slots: { ...question.slots, ...places } }
  }
  // "California", as an answer to which city, is not its largest city.
  if ((cities.length > 0 && pending !== 'city') || slots.cities.length !== 1) return question
  const other = otherNamesake(question.text, slots.cities[0], book.code, lookUps)
  if (other?.cityId == null) return question
  return { ...question, slots: { ...question.slots, cities: [other.cityId], countries: [] } }
}

/** The details of a flight, or a few words that hold what we asked for; anything else is another question. */
function answersUs(question: Question, { pending }: Memory): boolean {
  if (pending === null) return false
  // "And money?", where we asked for the route of the flight, asks something itself.
  if (
    OF_FLIGHT.includes(pending) &&
    continues(question.text) &&
    !/\d/.test(question.text) &&
    !namesPlace(question.slots)
  )
    return false
  return (
    OF_FLIGHT.includes(pending) || OF_EDITS.includes(pending) || (isFewWords(question.text) && tells(question, pending))
  )
}

function tells({ slots, mentions }: Question, pending: Pending): boolean {
  const { airports, currencies, dates, days, month, passport } = slots
  if (pending === 'currency') return currencies.length > 0
  if (pending === 'dates') return dates !== null || days !== null || month !== null
  if (pending === 'passport') return passport !== null || mentions.length > 0
  return OF_PLACE.includes(pending) ? mentions.length + airports.length > 0 : true
}

const OF_PLACE: readonly Pending[] = ['city', 'country', 'origin']

const OF_FLIGHT: readonly Memory['pending'][] = ['delay', 'notice', 'cause', 'carrier', 'route']
const OF_EDITS: readonly Memory['pending'][] = ['change', 'day', 'trip']

function understand(
  question: Question,
  book: Phrasebook,
  foreign: string | null,
  memory: Memory,
  hadSecrets: boolean,
  decided: readonly Ask[],
  lookUps: LookUps,
) {
  const { pending } = memory
  // "They say it's the weather": the cause, whatever of the flight we had asked for.
  const isCause =
    pending !== null && OF_FLIGHT.includes(pending) && question.slots.cause !== null && !namesPlace(question.slots)
  const byPhrases = isCause ? 'delay' : intentOf(question, book, foreign, memory, lookUps)
  const isDecided =
    decided.length > 0 && !isOfPhrases(byPhrases, decided[0]) && !isStayOfPassport(question, byPhrases, decided[0])
  const read = isDecided ? ofReader(decided, byPhrases) : byPhrases
  // "There was no other flight", as a reply, is not a flight search.
  const isAnswer = read === 'flight' && pending !== null && OF_FLIGHT.includes(pending) && question.slots.dates === null
  const chosen = isAnswer ? null : read
  // Names of sights are not cities: the earlier city is kept.
  if (
    foreign === null &&
    !hadSecrets &&
    !isOfRain(question, decided[0]) &&
    asksForChange({ question, book, chosen, pending, lookUps })
  )
    return { intent: 'change' as const, isInherited: false, isDecided: false, slots: memory.slots }
  // Everyday questions have no intent of the engine.
  if (isDecided && chosen === null)
    return { intent: null, isInherited: false, isDecided, slots: carriedOn(question.slots, question, memory, null) }
  // "For 90 days", after a visa, is the stay and no trip to plan.
  if (isStayAfterVisa(question, chosen, memory))
    return {
      intent: 'entry' as const,
      isInherited: false,
      isDecided: false,
      slots: carriedOn(
        { ...question.slots, stayDays: question.slots.stayDays ?? question.slots.days, days: null },
        question,
        memory,
        'entry',
      ),
    }
  if (chosen !== null)
    return {
      intent: chosen,
      isInherited: false,
      isDecided,
      slots: carriedOn(
        ofPeople(fillPending(question, book, onlyExchange(memory, chosen)), chosen),
        question,
        memory,
        chosen,
      ),
    }
  const now = fillPending(question, book, memory)
  // Nothing is carried over after an attempt to get secrets.
  if (hadSecrets) return { intent: null, isInherited: false, isDecided: false, slots: memory.slots }
  // A month after a change to the trip is not another change.
  const before = memory.intent === 'change' ? null : memory.intent
  const intent = saysSomething(now) ? (before ?? usualIntent(mergeSlots(now, memory.slots))) : null
  return { intent, isInherited: true, isDecided: false, slots: carriedOn(now, question, memory, intent) }
}

/** "What if it rains?", of no day of the trip, asks where one could go then. */
function isOfRain({ text }: Question, first: Ask | undefined): boolean {
  return (
    first?.intent === 'rainy_day' && first.probability >= SURELY_RAIN && !/\d/.test(text) && weekdayIn(text) === null
  )
}
const SURELY_RAIN = 0.9

/** Requests about the trip or the device are read by phrases. */
const OF_TRIP: readonly Intent[] = ['change', 'check', 'save', 'undo']
/** So is urgent help, unless something calm is asked beyond doubt: "is altitude sickness a thing, I am 58". */
const URGENT: readonly Intent[] = ['emergency', 'legal', 'medical', 'write']
const OF_TROUBLE = ['distress', 'emergency', 'theft', 'write_text']
const BEYOND_DOUBT = 0.75

/** "Canadian, 100 days in Japan" has the words of a plan, but names a passport. */
function isStayOfPassport({ slots }: Question, byPhrases: Intent | null, first: Ask | undefined): boolean {
  return (
    (byPhrases === 'entry' || byPhrases === 'passport') &&
    slots.passport !== null &&
    OF_STAY.includes(first?.intent ?? '')
  )
}

const OF_STAY = [
  'budget_enough',
  'days_needed',
  'flight_search',
  'hotel_search',
  'itinerary',
  'itinerary_change',
  'passport_validity',
]

function isOfPhrases(byPhrases: Intent | null, first: Ask | undefined): boolean {
  if (byPhrases === null || OF_TRIP.includes(byPhrases)) return byPhrases !== null
  if (!URGENT.includes(byPhrases) || !first) return false
  return OF_TROUBLE.includes(first.intent) || first.probability < BEYOND_DOUBT
}

/** The engine's intent of the first thing that is asked; null if the guide answers it. */
function ofReader([first]: readonly Ask[], byPhrases: Intent | null): Intent | null {
  const own = first ? engineIntent(first.intent) : null
  // Where both read the same subject, phrases know more exactly which card answers.
  return own !== null && byPhrases !== null && engineIntent(first!.intent) === own && OF_ONE[own]?.includes(byPhrases)
    ? byPhrases
    : own
}

const OF_ONE: Readonly<Partial<Record<Intent, readonly Intent[]>>> = {
  convert: ['money', 'cost'],
  difference: ['clock'],
  distance: ['flight', 'difference'],
  sights: ['food', 'plan'],
}

function isStayAfterVisa({ slots, text }: Question, chosen: Intent | null, { intent }: Memory): boolean {
  const isOfStay = chosen === null || chosen === 'plan' || chosen === 'entry'
  const isLength = slots.stayDays !== null || slots.days !== null
  return intent === 'entry' && isOfStay && isLength && !namesPlace(slots) && isFewWords(text)
}

/** A new question drops earlier answers, except an amount that was asked for. */
function onlyExchange(memory: Memory, chosen: Intent): Memory {
  const { pending, intent } = memory
  return {
    ...memory,
    pending: pending === 'currency' ? pending : null,
    intent: chosen === 'convert' ? intent : null,
  }
}

/** "Do the Japanese drive on the left?" is about Japan. */
function ofPeople(now: Slots, intent: Intent): Slots {
  if (now.passport === null || namesPlace(now) || !OF_COUNTRY.includes(intent)) return now
  return { ...now, countries: [now.passport], passport: null }
}

const OF_COUNTRY: readonly Intent[] = ['driving', 'money', 'language', 'holidays', 'capital', 'calling']

/** Removes what the question excludes: "not the weather, just the voltage". */
function askedOf(question: Question, book: Phrasebook, isForeign: boolean): Intent | null {
  const left = isForeign ? null : withoutDenied(question.text)
  if (left === null) return null
  const folded = plain(left)
  const isClear = Object.values(book.intents).some((phrases) => weigh(folded, phrases) >= CLEAR)
  return isClear ? chooseIntent({ ...question, plain: folded }, book, null) : null
}

/** By phrases, or by the trained reader if they find nothing. */
function intentOf(
  question: Question,
  book: Phrasebook,
  foreign: string | null,
  { pending, intent: before }: Memory,
  lookUps: LookUps,
): Intent | null {
  const byPhrases = intentByPhrases(question, book, foreign, pending, lookUps)
  return byPhrases ?? (pending === null ? learnedIntent(question.text, foreign !== null, lookUps, before) : null)
}

/** By the words as written, or else by likely corrections of them. */
function intentByPhrases(
  question: Question,
  book: Phrasebook,
  foreign: string | null,
  pending: Memory['pending'],
  lookUps: LookUps,
): Intent | null {
  const isForeign = foreign !== null
  const chosen = askedOf(question, book, isForeign) ?? chooseIntent(question, book, foreign)
  const isUnderstood = isForeign || Object.values(book.intents).some((phrases) => matchesAny(question.plain, phrases))
  if (pending !== null || isUnderstood || (chosen !== null && chosen !== 'plan') || isOfTrip(question, book, lookUps))
    return chosen
  // A name resembles many words, but none of them is meant.
  const { spaced } = withoutHarmlessIdioms({
    spaced: plain(withoutNames(question.text, question.mentions)),
    joined: '',
  })
  const meant = { ...question, plain: spelled(spaced, book) }
  return chooseIntent(meant, book, null) ?? intentByStems(meant.plain, book)
}

/** A request about the current trip precedes other readings of misspelt words. */
function isOfTrip(question: Question, book: Phrasebook, lookUps: LookUps): boolean {
  return asksForChange({ question, book, chosen: null, pending: null, lookUps })
}

/** A bare answer to our question: "Germany" is a passport if one was asked for. */
function fillPending({ slots, plain: text, text: said }: Question, book: Phrasebook, memory: Memory): Slots {
  const { pending, slots: before, intent } = memory
  const [country] = slots.countries
  const [city] = slots.cities
  // "And Vietnam?" is another journey, and no passport.
  if (pending === 'passport' && slots.passport === null && country !== undefined && !continues(said))
    return { ...slots, passport: country, countries: [], cities: [] }
  if (pending === 'origin' && city !== undefined && slots.origin === null)
    return { ...slots, origin: city, cities: slots.cities.slice(1) }
  if (pending === 'currency' && slots.amount === null && slots.currencies.length === 1)
    return { ...slots, currencies: [...new Set([...before.currencies.slice(0, 1), ...slots.currencies])] }
  if (intent === 'convert' && slots.amount === null && slots.currencies.length < 2 && !namesPlace(slots))
    return { ...slots, ...nextExchange(slots, text, before) }
  if (pending === 'notice') return { ...slots, noticeDays: readNotice(text, book, slots.days), days: null }
  if (pending === 'delay' && matchesAny(text, NO)) return { ...slots, wasRerouted: false }
  if (pending === 'carrier' && matchesAny(text, book.yes)) return { ...slots, isEeaCarrier: true }
  if (pending === 'carrier' && matchesAny(text, NO)) return { ...slots, isEeaCarrier: false }
  return slots
}

/** "And 150?", "and in dollars?": reuses the currencies, or the amount, of the last conversion. */
function nextExchange({ currencies }: Slots, text: string, before: Slots): Pick<Slots, 'amount' | 'currencies'> {
  const number = / (\d+(?:[.,]\d+)?) /.exec(text)?.[1]
  const amount = number === undefined ? null : Number(number.replace(',', '.'))
  const [from] = before.currencies
  const other = currencies.find((code) => code !== from)
  return { amount, currencies: from !== undefined && other !== undefined ? [from, other] : currencies }
}

function saysSomething(slots: Slots): boolean {
  return Object.values(slots).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null))
}

function usualIntent({ month, days, dates, cities, countries }: Slots): Intent | null {
  if (cities.length + countries.length === 0) return null
  if (days !== null || dates?.isExact) return 'plan'
  return month === null ? null : 'climate'
}
