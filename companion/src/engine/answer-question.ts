import { withoutHarmlessIdioms } from '../crisis/harmless-idioms.ts'
import { findCrisisPlaces } from '../crisis/places/find-crisis-places.ts'
import { readCrisisFollowUp } from '../crisis/read-crisis-follow-up.ts'
import { type Crisis, readCrisis } from '../crisis/read-crisis.ts'
import { hasGuideWords, loadGuideWords } from '../tools/guide/words/words-in.ts'
import type { LookUps } from '../tools/look-ups.ts'
import type { ToolCall } from '../tools/registry.ts'
import { answerCrisis } from './answer-crisis.ts'
import type { Answer } from './answer.ts'
import { asksForChange } from './changes/asks-for-change.ts'
import { answerParts, type AskedParts, readParts } from './everyday/answer-parts.ts'
import { isFewWords } from './everyday/goes-on.ts'
import { rememberEveryday, rememberSafety } from './everyday/remember.ts'
import { inLanguage } from './in-language.ts'
import { english } from './languages/en.ts'
import { namesakeSpokenOf, otherNamesake, sharedMention } from './names/namesakes.ts'
import type { Phrasebook } from './phrasebook.ts'
import { PHRASEBOOKS } from './phrasebooks.ts'
import { carriedOn, fromThere, namesPlace } from './reading/carried-on.ts'
import { chooseIntent, looksLikePlan } from './reading/choose-intent.ts'
import { withoutDenied } from './reading/denied.ts'
import { languageOf } from './reading/language-of.ts'
import { learnedIntent } from './reading/learned-intent.ts'
import { spelled } from './reading/misspellings.ts'
import { partsOfQuestion, type QuestionPart } from './reading/parts-of-question.ts'
import { plain, matchesAny, weigh } from './reading/phrases.ts'
import type { Question } from './reading/question.ts'
import { readNotice } from './reading/read-disruption.ts'
import { inOneWord, LONGEST_READ, readQuestion, withoutNames } from './reading/read-question.ts'
import { withoutSecrets } from './reading/refusals.ts'
import { type Memory, mergeSlots, type Slots } from './reading/slots.ts'
import { intentByStems } from './reading/stems.ts'
import { wishesOf } from './reading/trip-wishes.ts'
import { askWhichCity, sayWhichCity } from './replies/same-names.ts'
import { reply } from './reply.ts'
import type { Intent } from './sentences.ts'
import { startTurn, type Turn } from './turn.ts'
import { besideTrip } from './with-trip.ts'
import { loadSpokenWords, spokenLocale, spokenWords } from './words/spoken-words.ts'

const MAX_QUESTION_LENGTH = 20_000
const CLEAR = 1
const NO = ['no', 'nein', 'non', 'não', 'nope']

/**
 * An answer without a model or network, from the tools alone. `said` is the traveller's text; it decides which tools
 * are called, and none of its words are repeated.
 */
export async function answerQuestion(said: string, known: Memory, lookUps: LookUps): Promise<Answer> {
  const memory = besideTrip(known, lookUps)
  const understood = understandQuestion(said, memory, lookUps)
  const crisis = readCrisis(said) ?? countryOfCrisis(said, known, lookUps)
  if (crisis) return answerCrisis(crisis, said, memory, lookUps)
  const { intent, slots, language, hadSecrets } = understood
  await Promise.all([loadGuideWords(language), loadSpokenWords(language)])
  const words = spokenWords(language)
  const locale = spokenLocale(language)
  const turn = startTurn({ ...understood, words, locale }, memory, inLanguage(lookUps, words.code))
  const everyday = readParts(understood, memory, lookUps)
  const last = await replyWith(turn, understood, memory, everyday)
  if (intent !== 'change') sayWhichCity(turn)
  // Sources of a plan's places differ in age; its card shows each one.
  if (intent !== 'plan') sayAge(turn)
  if (hadSecrets) turn.say('refuseSecret', {})
  const isInEnglish = words.code !== language && isSaidInEnglish(turn, language)
  if (isInEnglish) sayLanguage(turn, language)
  const { sentences, calls, actions, choices, pending } = turn.made
  return {
    language: locale,
    isInEnglish,
    intent,
    sentences,
    calls,
    actions,
    asks: pending,
    choices,
    memory: {
      language,
      intent: everyday ? last : last !== null && KEPT(last) ? last : memory.intent,
      slots: everyday ? everyday.slots : slots,
      everyday: everyday ? rememberEveryday(everyday, pending) : rememberSafety(last, slots, lookUps),
      pending,
      wishes: last === 'plan' ? wishesOf(understood.question, understood.book, memory) : (memory.wishes ?? null),
      hasPlan: memory.hasPlan || actions.some(({ kind }) => kind === 'open-trip'),
    },
  }
}

/** Sentences of the guide are in the traveller's language where its texts are. */
function isSaidInEnglish({ made }: Turn, language: string): boolean {
  return made.sentences.some(({ id }) => !id.startsWith('everyday-') || !hasGuideWords(language))
}

/** Which language was read comes first, then the answer. */
function sayLanguage({ made, say, telling }: Turn, language: string): void {
  const said = made.sentences.splice(0)
  say('inEnglish', { language: telling.languageInEnglish(language) })
  made.sentences.push(...said)
}

/** "Thailand", after crisis help without a country, is the place where help is needed. */
function countryOfCrisis(said: string, memory: Memory, lookUps: LookUps): Crisis | null {
  const crisis = readCrisisFollowUp(said, memory)
  return crisis && findCrisisPlaces(said, crisis.language, lookUps).length > 0 ? crisis : null
}

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
  const understood = understand(question, book, isForeign ? language : null, memory, hadSecrets, lookUps)
  const isAlone = isForeign || hadSecrets || understood.intent === 'change' || understood.intent === 'delay'
  const parts = isAlone || withoutDenied(text) !== null ? [] : partsOfQuestion(text, book)
  // An entry answer also includes the passport rule.
  const isOfBorder = parts.every(({ intent }) => intent === 'entry' || intent === 'passport')
  return {
    ...understood,
    parts: parts.some(({ intent }) => intent === understood.intent) && !isOfBorder ? parts : [],
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

/** Everyday questions are answered by the guide, others by phrases. Returns what a follow-up may refer to. */
async function replyWith(
  turn: Turn,
  understood: Understood,
  memory: Memory,
  everyday: AskedParts | null,
): Promise<Intent | null> {
  if (everyday) return answerParts(turn, everyday, understood, memory)
  return askWhichCity(turn, understood.intent) ? understood.intent : replyTo(turn, understood, memory)
}

async function replyTo(turn: Turn, understood: Understood, memory: Memory): Promise<Intent | null> {
  const { parts, intent, hadSecrets } = understood
  if (parts.length > 0) return replyInParts(turn, understood, memory)
  if (intent !== null || !hadSecrets) await reply(turn, intent, memory)
  return intent
}

/** The order of parts: emergency numbers first, questions back last. */
function placeOf({ intent, made }: { readonly intent: Intent; readonly made: Turn['made'] }): number {
  return Number(made.pending !== null) - Number(intent === 'emergency')
}

/** Each part uses its own details, or else those of the whole question. */
async function replyInParts(turn: Turn, { parts, slots, book }: Understood, memory: Memory) {
  const answered = await Promise.all(
    parts.map(async ({ text, intent }) => {
      const question = readQuestion(text, book, null, turn.lookUps)
      const own = mergeSlots(fromThere(question.slots, question, intent, slots), slots)
      const part = startTurn({ ...turn, question, slots: own }, memory, turn.lookUps)
      await reply(part, intent, memory)
      return { intent, made: part.made }
    }),
  )
  // "How do I get an ambulance there, which number?" must not be answered with a question.
  const isUrgent = answered.some(({ intent }) => intent === 'emergency')
  const ordered = answered
    .filter(({ made }) => !isUrgent || made.calls.length > 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const shown = new Set<string>()
  for (const { made } of ordered) {
    turn.made.sentences.push(...made.sentences)
    // Plugs and the driving side are on one card, which is shown once.
    turn.made.calls.push(...made.calls.filter((call) => !shown.has(keyOf(call))))
    for (const call of made.calls) shown.add(keyOf(call))
    turn.made.actions.push(...made.actions)
    turn.made.pending = made.pending ?? turn.made.pending
  }
  return ordered.at(-1)?.intent ?? null
}

const keyOf = ({ tool, input }: ToolCall): string => `${tool} ${JSON.stringify(input)}`

/** The age of stale facts is stated once, with the oldest date. */
function sayAge({ made, say, telling }: Turn): void {
  const claims = made.sentences.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'fact' ? piece.claims : [])),
  )
  const [oldest] = claims
    .filter(({ status }) => status === 'stale')
    .toSorted((a, b) => (a.checkedAt < b.checkedAt ? -1 : 1))
  if (oldest) say('stale', { date: telling.checkedAt(oldest) })
}

const PASSING: readonly Intent[] = ['hello', 'thanks', 'help', 'save', 'undo', 'write', 'unknown']
const OF_FLIGHT: readonly Memory['pending'][] = ['delay', 'notice', 'cause', 'carrier', 'route']
const KEPT = (intent: Intent): boolean => !PASSING.includes(intent)

function understand(
  question: Question,
  book: Phrasebook,
  foreign: string | null,
  memory: Memory,
  hadSecrets: boolean,
  lookUps: LookUps,
) {
  const { pending } = memory
  const isCause = pending === 'cause' && question.slots.cause !== null && !namesPlace(question.slots)
  const read = isCause ? 'delay' : intentOf(question, book, foreign, memory, lookUps)
  // "There was no other flight", as a reply, is not a flight search.
  const isAnswer = read === 'flight' && pending !== null && OF_FLIGHT.includes(pending) && question.slots.dates === null
  const chosen = isAnswer ? null : read
  // Names of sights are not cities: the earlier city is kept.
  if (foreign === null && !hadSecrets && asksForChange({ question, book, chosen, pending, lookUps }))
    return { intent: 'change' as const, isInherited: false, slots: memory.slots }
  // "For 90 days", after a visa, is the stay and no trip to plan.
  if (isStayAfterVisa(question, chosen, memory))
    return {
      intent: 'entry' as const,
      isInherited: false,
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
      slots: carriedOn(
        ofPeople(fillPending(question, book, onlyExchange(memory, chosen)), chosen),
        question,
        memory,
        chosen,
      ),
    }
  const now = fillPending(question, book, memory)
  // Nothing is carried over after an attempt to get secrets.
  if (hadSecrets) return { intent: null, isInherited: false, slots: memory.slots }
  // A month after a change to the trip is not another change.
  const before = memory.intent === 'change' ? null : memory.intent
  const intent = saysSomething(now) ? (before ?? usualIntent(mergeSlots(now, memory.slots))) : null
  return { intent, isInherited: true, slots: carriedOn(now, question, memory, intent) }
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
function fillPending({ slots, plain: text }: Question, book: Phrasebook, memory: Memory): Slots {
  const { pending, slots: before, intent } = memory
  const [country] = slots.countries
  const [city] = slots.cities
  if (pending === 'passport' && slots.passport === null && country !== undefined)
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
