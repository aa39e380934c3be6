import { identifyLanguage } from '@app/domain/language-identification'

import { findCrisisPlaces } from '../crisis/places/find-crisis-places.ts'
import { readCrisisFollowUp } from '../crisis/read-crisis-follow-up.ts'
import { type Crisis, readCrisis } from '../crisis/read-crisis.ts'
import type { LookUps } from '../tools/look-ups.ts'
import type { ToolCall } from '../tools/registry.ts'
import { answerCrisis } from './answer-crisis.ts'
import type { Answer } from './answer.ts'
import { carriedOn, fromThere, namesPlace } from './carried-on.ts'
import { asksForChange } from './changes/asks-for-change.ts'
import { chooseIntent, looksLikePlan } from './choose-intent.ts'
import { withoutDenied } from './denied.ts'
import { inLanguage } from './in-language.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { italian } from './languages/it.ts'
import { portuguese } from './languages/pt.ts'
import { spelled } from './misspellings.ts'
import { namesakeSpokenOf, otherNamesake, sharedMention } from './namesakes.ts'
import { partsOfQuestion, type QuestionPart } from './parts-of-question.ts'
import type { Phrasebook } from './phrasebook.ts'
import { plain, stands, weigh } from './phrases.ts'
import type { Question } from './question.ts'
import { readNotice } from './read-disruption.ts'
import { inOneWord, LONGEST_READ, readQuestion, withoutNames } from './read-question.ts'
import { withoutSecrets } from './refusals.ts'
import { askWhichCity, sayWhichCity } from './replies/same-names.ts'
import { reply } from './reply.ts'
import type { Intent } from './sentences.ts'
import { type Memory, mergeSlots, type Slots } from './slots.ts'
import { namesAgainst } from './spelled-names.ts'
import { intentByStems } from './stems.ts'
import { besideTrip } from './trip-on-table.ts'
import { wishesOf } from './trip-wishes.ts'
import { startTurn, type Turn } from './turn.ts'
import { withoutSharedNames, wordsKnown } from './vocabulary.ts'

export const PHRASEBOOKS: readonly Phrasebook[] = [english, german, french, spanish, italian, portuguese]

const LONGEST_QUESTION = 20_000
/** Between two close neighbours the one that an answer can be written in; words of a known question speak for it. */
const FAVOURED = 0.5
const PER_WORD = 0.3
/** A word of one of the books alone; short ones are words of many languages. */
const PER_OWN_WORD = 1.2
const SHORT_WORD = 4
/** "Malaria in Thailand", "sushi Osaka": a few words that many languages share are likeliest English. */
const FEW_WORDS = 4
const INTERNATIONAL = 0.8
/** Of neighbours that are hard to tell apart, those that more people write: Dutch beside Afrikaans. */
const COMMONER = new Set(['nl', 'ru', 'id'])
const MOST_HINTED = 4
const LONGEST_HINT = 500
/** What the neighbours never write: a mark, a letter inside a common word, the word between two currencies. */
const MARKS: Readonly<Record<string, RegExp>> = {
  es: /[¿¡]|(?<!\p{L})\p{Ll}*ñ|\d\s?\p{Ll}+(?: \p{Ll}+)? a (?:euros?|dólares|libras|pesos)(?!\p{L})/u,
  pt: /(?<![\p{L}'’])em(?!\p{L})|(?<!\p{L})\p{Ll}+(?:ã|õ|ância|ência|âmbio)\p{Ll}*|\d\s?\p{Ll}+(?: \p{Ll}+)? para (?:euros?|dólares|libras|reais)(?!\p{L})/u,
}
const CODE = /<\/?\w+>|\w\([\w.]*\)/
const LONGEST_BARE = 2
const CLEAR = 1
const NO = 'no|nein|non|não|nope'

/**
 * An answer with no model and no network, from the tools alone. `said` is what the traveller wrote; it decides which
 * tools are asked, and not a word of it is repeated.
 */
export async function answerQuestion(said: string, known: Memory, lookUps: LookUps): Promise<Answer> {
  const memory = besideTrip(known, lookUps)
  const understood = understandQuestion(said, memory, lookUps)
  const crisis = readCrisis(said) ?? countryOfCrisis(said, known, lookUps)
  if (crisis) return answerCrisis(crisis, said, memory, lookUps)
  const { intent, slots, language, locale, isForeign, hadSecrets } = understood
  const turn = startTurn(understood, memory, inLanguage(lookUps, understood.book.code))
  if (isForeign) turn.say('inEnglish', { language: turn.telling.languageName(language) })
  const last = askWhichCity(turn, intent) ? intent : await replyTo(turn, understood, memory)
  if (intent !== 'change') sayWhichCity(turn)
  // The places of a plan are of many ages; its card tells each.
  if (intent !== 'plan') sayAge(turn)
  if (hadSecrets) turn.say('refuseSecret', {})
  const { sentences, calls, actions, choices, pending } = turn.made
  return {
    language: locale,
    isInEnglish: isForeign,
    intent,
    sentences,
    calls,
    actions,
    asks: pending,
    choices,
    memory: {
      language,
      intent: last !== null && KEPT(last) ? last : memory.intent,
      slots,
      pending,
      wishes: last === 'plan' ? wishesOf(understood.question, understood.book, memory) : (memory.wishes ?? null),
      hasPlan: memory.hasPlan || actions.some(({ kind }) => kind === 'open-trip'),
    },
  }
}

/** "Thailand", after help was given without a country, is where help is needed. */
function countryOfCrisis(said: string, memory: Memory, lookUps: LookUps): Crisis | null {
  const crisis = readCrisisFollowUp(said, memory)
  return crisis && findCrisisPlaces(said, crisis.language, lookUps).length > 0 ? crisis : null
}

export type Understood = {
  readonly question: Question
  readonly intent: Intent | null
  readonly slots: Slots
  /** ISO 639, of the question. */
  readonly language: string
  readonly locale: string
  readonly book: Phrasebook
  /** Whether the question is in a language that answers are not written in. */
  readonly isForeign: boolean
  readonly hadSecrets: boolean
  /** Where several things are asked at once; none where it is one. */
  readonly parts: readonly QuestionPart[]
}

/** What is asked, before any tool is. */
export function understandQuestion(said: string, memory: Memory, lookUps: LookUps): Understood {
  const whole = said.slice(0, LONGEST_QUESTION)
  // A pasted plan is data: its lines are looked up as places, whatever they say.
  const { text, hadSecrets } = looksLikePlan(whole)
    ? { text: whole, hadSecrets: false }
    : withoutSecrets(whole.slice(0, LONGEST_READ))
  const language = languageOf(inOneWord(text || said), memory, lookUps)
  const book = PHRASEBOOKS.find(({ code }) => code === language) ?? english
  const isForeign = book.code !== language
  const locale = isForeign ? language : book.locale
  const question = ofOtherNamesake(
    readQuestion(text, book, isForeign ? language : null, lookUps),
    memory,
    book,
    lookUps,
  )
  const understood = understand(question, book, isForeign ? language : null, memory, hadSecrets, lookUps)
  const isAlone = isForeign || hadSecrets || understood.intent === 'change' || understood.intent === 'delay'
  const parts = isAlone || withoutDenied(text) !== null ? [] : partsOfQuestion(text, book)
  // An entry answer tells the passport rule too.
  const isOfBorder = parts.every(({ intent }) => intent === 'entry' || intent === 'passport')
  return {
    ...understood,
    parts: parts.some(({ intent }) => intent === understood.intent) && !isOfBorder ? parts : [],
    question,
    language,
    locale,
    book,
    isForeign,
    hadSecrets,
  }
}

/** "The one in Missouri", after Springfield was spoken of; and San José, after Costa Rica was. */
function ofOtherNamesake(question: Question, { slots, pending }: Memory, book: Phrasebook, lookUps: LookUps): Question {
  const { cities, origin } = question.slots
  const spokenOf = namesakeSpokenOf(question, slots, lookUps)?.cityId ?? null
  if (spokenOf !== null) {
    const taken = sharedMention(question, lookUps)?.cityId
    const meant = (id: number): number => (id === taken ? spokenOf : id)
    const places = { cities: cities.map(meant), origin: origin === null ? null : meant(origin) }
    return { ...question, slots: { ...question.slots, ...places } }
  }
  // "California", where that was asked, is not its largest city.
  if ((cities.length > 0 && pending !== 'city') || slots.cities.length !== 1) return question
  const other = otherNamesake(question.text, slots.cities[0], book.code, lookUps)
  if (other?.cityId == null) return question
  return { ...question, slots: { ...question.slots, cities: [other.cityId], countries: [] } }
}

/** What the next question may go on from. */
async function replyTo(turn: Turn, understood: Understood, memory: Memory): Promise<Intent | null> {
  const { parts, intent, hadSecrets } = understood
  if (parts.length > 0) return replyInParts(turn, understood, memory)
  if (intent !== null || !hadSecrets) await reply(turn, intent, memory)
  return intent
}

/** Whom to call comes before everything, what asks back comes last. */
function placeOf({ intent, made }: { readonly intent: Intent; readonly made: Turn['made'] }): number {
  return Number(made.pending !== null) - Number(intent === 'emergency')
}

/** Each part with what it says itself, and else with what the whole says. */
async function replyInParts(turn: Turn, { parts, slots, book, locale }: Understood, memory: Memory) {
  const answered = await Promise.all(
    parts.map(async ({ text, intent }) => {
      const question = readQuestion(text, book, null, turn.lookUps)
      const own = mergeSlots(fromThere(question.slots, question, intent, slots), slots)
      const part = startTurn({ question, slots: own, book, locale }, memory, turn.lookUps)
      await reply(part, intent, memory)
      return { intent, made: part.made }
    }),
  )
  // "How do I get an ambulance there, which number?" is asked nothing back.
  const isUrgent = answered.some(({ intent }) => intent === 'emergency')
  const ordered = answered
    .filter(({ made }) => !isUrgent || made.calls.length > 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const shown = new Set<string>()
  for (const { made } of ordered) {
    turn.made.sentences.push(...made.sentences)
    // Plugs and the side of the road are one card.
    turn.made.calls.push(...made.calls.filter((call) => !shown.has(keyOf(call))))
    for (const call of made.calls) shown.add(keyOf(call))
    turn.made.actions.push(...made.actions)
    turn.made.pending = made.pending ?? turn.made.pending
  }
  return ordered.at(-1)?.intent ?? null
}

const keyOf = ({ tool, input }: ToolCall): string => `${tool} ${JSON.stringify(input)}`

/** What has not been checked for long is said once, with the oldest day. */
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

/** A word or two of any language keep to the one before. */
function languageOf(text: string, memory: Memory, { trip }: LookUps): string {
  const folded = plain(text.slice(0, LONGEST_HINT))
  if (CODE.test(text)) return memory.language ?? 'en'
  // Asked for a currency, whoever says "euros" has not begun to speak French.
  if (memory.pending !== null && memory.language !== null && folded.trim().split(' ').length <= LONGEST_BARE)
    return memory.language
  const known = new Map<string, ReadonlySet<string>>(PHRASEBOOKS.map((book) => [book.code, wordsKnown(folded, book)]))
  const isOwn = (word: string): boolean =>
    word.length > SHORT_WORD && [...known.values()].filter((words) => words.has(word)).length === 1
  const isShort = folded.trim().split(' ').length <= FEW_WORDS
  const isKnown = [...known.values()].some((words) => words.size > 1)
  const isAllIn = (code: string): boolean =>
    [...known.values()].every((words) => [...words].every((word) => known.get(code)?.has(word)))
  // Where every word is one of the language before, that is likelier still.
  const likeliest = memory.language !== null && isAllIn(memory.language) ? memory.language : 'en'
  const isForeignly = Object.values(MARKS).some((mark) => mark.test(text))
  const against = namesAgainst(
    text.slice(0, LONGEST_HINT),
    PHRASEBOOKS.map(({ code }) => code),
  )
  const hints = (language: string): number => {
    const book = PHRASEBOOKS.find(({ code }) => code === language)
    // A name and a word of the six are likelier theirs than those of a neighbour.
    if (!book) return (isShort && isKnown ? -FAVOURED : 0) + (COMMONER.has(language) ? FAVOURED / 2 : 0)
    const changes = trip ? Object.values(book.changes).filter((each) => stands(folded, each)).length : 0
    const words = [...(known.get(book.code) ?? [])].map((word) => (isOwn(word) ? PER_OWN_WORD : PER_WORD))
    const weight = words.reduce((sum, each) => sum + each, changes * PER_WORD)
    const favour = weight === 0 ? FAVOURED / 2 : FAVOURED + Math.min(MOST_HINTED, weight)
    const isInternational = isShort && isAllIn('en') && language === likeliest && !/[à-ÿ]/.test(text) && !isForeignly
    const isMarked = MARKS[language]?.test(text) ?? false
    return favour - against(language) + (isInternational ? INTERNATIONAL : 0) + (isMarked ? PER_OWN_WORD : 0)
  }
  const telling = withoutSharedNames(text, PHRASEBOOKS)
  return identifyLanguage(telling, memory.language, hints)?.language ?? memory.language ?? 'en'
}

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
  const read = isCause ? 'delay' : intentOf(question, book, foreign, pending, lookUps)
  // "There was no other flight", where that was asked, is no search for one.
  const isAnswer = read === 'flight' && pending !== null && OF_FLIGHT.includes(pending) && question.slots.dates === null
  const chosen = isAnswer ? null : read
  // Names of sights are no cities: what was spoken of stays.
  if (foreign === null && !hadSecrets && asksForChange({ question, book, chosen, pending, lookUps }))
    return { intent: 'change' as const, slots: memory.slots }
  if (chosen !== null)
    return {
      intent: chosen,
      slots: carriedOn(
        ofPeople(fillPending(question, book, onlyExchange(memory, chosen)), chosen),
        question,
        memory,
        chosen,
      ),
    }
  const now = fillPending(question, book, memory)
  // After an attempt at something else, nothing is carried on.
  if (hadSecrets) return { intent: null, slots: memory.slots }
  // A month, after a change to the trip, is no other change.
  const before = memory.intent === 'change' ? null : memory.intent
  const intent = saysSomething(now) ? (before ?? usualIntent(mergeSlots(now, memory.slots))) : null
  return { intent, slots: carriedOn(now, question, memory, intent) }
}

/** Whoever asks something new has answered nothing, but for the money that was asked for. */
function onlyExchange(memory: Memory, chosen: Intent): Memory {
  const { pending, intent } = memory
  return {
    ...memory,
    pending: pending === 'currency' ? pending : null,
    intent: chosen === 'convert' ? intent : null,
  }
}

/** "Do the Japanese drive on the left?" asks about Japan. */
function ofPeople(now: Slots, intent: Intent): Slots {
  if (now.passport === null || namesPlace(now) || !OF_COUNTRY.includes(intent)) return now
  return { ...now, countries: [now.passport], passport: null }
}

const OF_COUNTRY: readonly Intent[] = ['driving', 'money', 'language', 'holidays', 'capital', 'calling']

/** What is asked after something else is denied: "not the weather, just the voltage". */
function askedOf(question: Question, book: Phrasebook, isForeign: boolean): Intent | null {
  const left = isForeign ? null : withoutDenied(question.text)
  if (left === null) return null
  const folded = plain(left)
  const isClear = Object.values(book.intents).some((phrases) => weigh(folded, phrases) >= CLEAR)
  return isClear ? chooseIntent({ ...question, plain: folded }, book, null) : null
}

/** By the words as they stand, and else by those that were likely meant. */
function intentOf(
  question: Question,
  book: Phrasebook,
  foreign: string | null,
  pending: Memory['pending'],
  lookUps: LookUps,
): Intent | null {
  const isForeign = foreign !== null
  const chosen = askedOf(question, book, isForeign) ?? chooseIntent(question, book, foreign)
  const isUnderstood = isForeign || Object.values(book.intents).some((phrases) => stands(question.plain, phrases))
  if (pending !== null || isUnderstood || (chosen !== null && chosen !== 'plan') || isOfTrip(question, book, lookUps))
    return chosen
  // A name is near to many words, and none of them is meant.
  const meant = { ...question, plain: spelled(plain(withoutNames(question.text, question.mentions)), book) }
  return chooseIntent(meant, book, null) ?? intentByStems(meant.plain, book)
}

/** Whatever a word is near to, what is asked of the trip on the table comes first. */
function isOfTrip(question: Question, book: Phrasebook, lookUps: LookUps): boolean {
  return asksForChange({ question, book, chosen: null, pending: null, lookUps })
}

/** A bare answer to what was asked: "Germany" is a passport where one was asked for. */
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
  if (pending === 'delay' && stands(text, NO)) return { ...slots, wasRerouted: false }
  if (pending === 'carrier' && stands(text, book.yes)) return { ...slots, isEeaCarrier: true }
  if (pending === 'carrier' && stands(text, NO)) return { ...slots, isEeaCarrier: false }
  return slots
}

/** "And 150?", "and in dollars?": as much, or into the same money, as before. */
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
