import { distanceKm, minorDigitsOf } from '@app/domain/kernel'

import type { RuleAsked } from '../../tools/guide/rules/known-rules.ts'
import type { StayStyle } from '../../tools/guide/words/en-labels.ts'
import { hasGuideWords } from '../../tools/guide/words/words-in.ts'
import type { LookUps } from '../../tools/look-ups.ts'
import type { Phrasebook } from '../phrasebook.ts'
import type { Question } from '../reading/question.ts'
import type { EverydayFacts } from './everyday-facts.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import { airportIn, type EverydayPlace, placeOfSight, placesWithSpans, type SpannedPlace } from './everyday-place.ts'
import { FAMOUS_EVENTS } from './famous-events.ts'
import { endsOfTransfer, endsOfWay } from './journey.ts'
import { moneyTold, pairIn, spelledDays } from './money-told.ts'
import { readConstraints } from './read-constraints.ts'
import { eatingOf } from './read-eating.ts'
import { readTransport, type TransportAsked } from './read-transport.ts'
import { ruleAsked } from './rule-asked.ts'
import { codesSaid, STYLE_MEANINGS } from './said-by-meaning.ts'
import { type Patterns, wordsPattern } from './word-lists/constraint-words.ts'

const STYLES: Patterns<StayStyle> = [
  [
    'budget',
    /cheap|budget|hostel|günstig|billig|(?:pas|moins) cher|barat|economic|goedko|tani[oe]|levn|дешев|φτην|ucuz|安い|便宜|저렴|رخيص|सस्त|rẻ|murah|ถูก/i,
  ],
  ['families', /famil|kids|children|kinder|enfants|niños|bambini|crianças/i],
  ['nightlife', /night ?life|party|bars|clubs/i],
  ['couples', /couple|romantic|honeymoon/i],
  ['quiet', /quiet|calm|ruhig|calme|tranquil/i],
  ['luxury', /luxur|luxus|luxe|lujo|lusso/i],
  ['beach', /beach|strand|plage|playa|spiaggia|praia/i],
]
const HOURS = /(\d{1,2})\s?(?:h|hrs?|hours?|stunden|heures|horas|ore)(?![\p{L}])/iu
const SPELLED_HOURS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}
const WEEKDAYS: readonly RegExp[] = [
  /\bmon(?:days?)?\b|montag|lundi|\blunes\b|lunedì|segunda-feira|pazartesi|понедельник|月曜|周一|星期一|월요일|الاثنين/iu,
  /\btue(?:s|sdays?)?\b|dienstag|mardi|\bmartes\b|martedì|terça|\bsalı\b|вторник|火曜|周二|星期二|화요일|الثلاثاء/iu,
  /\bwed(?:nesdays?)?\b|mittwoch|mercredi|miércoles|mercoledì|quarta|çarşamba|сред[ау]|水曜|周三|星期三|수요일|الأربعاء/iu,
  /\bthu(?:rs|rsdays?)?\b|donnerstag|jeudi|jueves|giovedì|quinta|perşembe|четверг|木曜|周四|星期四|목요일|الخميس/iu,
  /\bfri(?:days?)?\b|freitag|vendredi|viernes|venerdì|sexta|\bcuma\b|пятниц|金曜|周五|星期五|금요일|الجمعة/iu,
  /\bsat(?:urdays?)?\b|samstag|samedi|sábado|sabato|cumartesi|суббот|土曜|周六|星期六|토요일|السبت/iu,
  /\bsun(?:days?)?\b|sonntag|dimanche|domingo|domenica|\bpazar\b|воскресень|日曜|周日|星期日|星期天|일요일|الأحد/iu,
]
const DAYS_IN = { week: 7, fortnight: 14, month: 30, weekend: 3 }
const OF_SIGHT: readonly EverydayIntent[] = ['museum_hours', 'tickets_ahead']
const OF_TWO: readonly EverydayIntent[] = ['intercity', 'ferry']
/** "My UK licence in Florida": the country of the licence comes first. */
const OF_LICENCE: readonly EverydayIntent[] = ['car_rental', 'driving_rules']
const LICENCE = wordsPattern('licence')
/** Of two, where one goes counts. */
const OF_GOAL: readonly EverydayIntent[] = ['customs_import', 'jet_lag', 'pets', 'pharmacy_medicine', 'tax_refund']
/** Their advice needs no place, so a word that is also the name of a town is not read as one. */
const WITHOUT_PLACE: readonly EverydayIntent[] = [
  'account_limit',
  'app_help',
  'checkin_time',
  'hand_luggage',
  'save_item',
  'subscription',
  'support_person',
  'translate',
  'unanswerable',
]

type Asked = {
  readonly question: Question
  readonly book: Phrasebook
  /** The language of the message, which may have no phrasebook. */
  readonly language: string
  readonly intents: readonly EverydayIntent[]
  /** The place from earlier questions. */
  readonly before: EverydayPlace | null
  /** The rule that was read, if the intents are of one. */
  readonly rule?: RuleAsked | undefined
}

/** All details of a message besides its intents. */
export function readEverydayFacts(
  { question, book, language, intents, before, rule }: Asked,
  lookUps: LookUps,
): EverydayFacts {
  const { text, slots } = question
  const sight = intents.some((intent) => OF_SIGHT.includes(intent)) ? placeOfSight(text, lookUps) : null
  const all = sight ? [{ ...sight, ...NOWHERE }] : placesWithSpans(question, { book, language }, lookUps)
  // "Lost my UK passport in Bangkok": the police of Thailand are meant.
  const abroad = all.filter(({ cityId, country }) => cityId !== null || country !== slots.passport)
  const found = abroad.length > 0 ? abroad : all
  const isFree = intents.every((intent) => WITHOUT_PLACE.includes(intent))
  // Of a law, a country that is named is meant before a town that a word may be.
  const isOfLaw = intents.some((intent) => OF_GOAL.includes(intent)) && found.some(({ cityId }) => cityId === null)
  const named = isFree ? [] : isOfLaw ? found.filter(({ cityId }) => cityId === null) : found
  const isOfAirport = intents.includes('airport_transfer')
  const isNowhere = named.length === 0 && before === null
  const airport = isOfAirport || isNowhere ? airportIn(question, isOfAirport ? named : null, lookUps) : null
  const event = intents.includes('season_event') ? FAMOUS_EVENTS.find(([pattern]) => pattern.test(text)) : undefined
  const { place, from } = whichPlaces(named, { text, intents, before, lookUps })
  // "From Heathrow to London": the airport implies the city.
  const people = ofPeople(text, slots, intents, before)
  const whole =
    (airport && !isServed(place, airport.code, lookUps) ? airport.place : null) ??
    place ??
    event?.[1] ??
    people ??
    before ??
    (isFree || intents.some((intent) => OF_GOAL.includes(intent)) ? null : placeOfSight(text, lookUps))
  return {
    place: whole,
    climateCityId: whole && climateCityOf(whole, lookUps),
    from,
    airport: isOfAirport ? (airport?.code ?? null) : null,
    month: slots.month ?? (slots.dates ? Number(slots.dates.start.slice(5, 7)) : null),
    year: Number(/(?<!\d)20[2-3]\d(?!\d)/.exec(text)?.[0] ?? 0) || null,
    // "Is 100 a day enough?"
    days: slots.days ?? (isDaily(question) ? 1 : (daysIn(text) ?? stayOf(slots) ?? spelledDays(text))),
    people: slots.people ?? pairIn(text),
    ...moneyOf(question, language),
    hours: hoursIn(text),
    ...eatingOf(question, intents.includes('food_allergy')),
    constraints: readConstraints(question),
    transport: withDelay(readTransport(text), slots.delayMinutes),
    countries: [...new Set(all.map(({ country }) => country))],
    weekday: weekdayIn(text),
    rule: rule ?? ruleAsked(question, all, whole?.country ?? null),
    style: codesSaid(STYLES, STYLE_MEANINGS, question)[0] ?? null,
    text,
    language: hasGuideWords(language) ? language : 'en',
  }
}

/** "In winter" is a season, and no stay of four months. */
function stayOf({ stayDays, dates }: Question['slots']): number | null {
  return dates?.isExact === false ? null : stayDays
}

/** A delay in words of the language: "zweieinhalb Stunden". */
function withDelay(asked: TransportAsked, delayMinutes: number | null): TransportAsked {
  return { ...asked, lateMinutes: asked.lateMinutes ?? delayMinutes }
}

/** The city itself, the first city of a region, and only of a whole country its capital. */
function climateCityOf({ cityId, destinationId, country }: EverydayPlace, lookUps: LookUps): number | null {
  if (cityId !== null) return cityId
  const { guide, findCity } = lookUps
  const entry = guide?.destinations.find(({ id }) => id === destinationId)
  if (!entry) return lookUps.country(country)?.value.capital?.cityId ?? null
  const near = guide?.destinations.find(
    ({ kind, countries, coordinates }) =>
      kind === 'city' &&
      countries.includes(country) &&
      distanceKm(coordinates, entry.coordinates) <= Math.max(entry.radiusKm, LEAST_REGION_KM),
  )
  return findCity(entry.name)?.cityId ?? (near ? (findCity(near.name)?.cityId ?? null) : null)
}
const LEAST_REGION_KM = 60

/** "Thank you in Greek", "Thai food": whose word it is tells where; whose passport it is does not, once a place is known. */
function ofPeople(
  text: string,
  { passport }: Question['slots'],
  intents: readonly EverydayIntent[],
  before: EverydayPlace | null,
): EverydayPlace | null {
  const spoken = SPOKEN_IN.find(([pattern]) => pattern.test(text))?.[1]
  const country = (intents.includes('greeting_phrase') ? spoken : undefined) ?? passport
  const isMeant = intents.includes('greeting_phrase') || before === null
  return country == null || !isMeant ? null : { destinationId: null, cityId: null, country }
}

const SPOKEN_IN: readonly (readonly [RegExp, string])[] = [
  [/\barabic\b/i, 'EG'],
  [/\bmandarin\b/i, 'CN'],
  [/\bhindi\b/i, 'IN'],
  [/\bswahili\b/i, 'KE'],
  [/\bhebrew\b/i, 'IL'],
]

function isDaily({ request: { budget } }: Question): boolean {
  return budget?.value.per === 'day' || budget?.value.per === 'person-day'
}

/** A sight is not written where its city is. */
const NOWHERE = { start: 0, end: 0 }

type Around = {
  readonly lookUps: LookUps
  readonly text: string
  readonly intents: readonly EverydayIntent[]
  readonly before: EverydayPlace | null
}

const NEXT_WORD = 10

/** The destination and the origin, if two places are named. */
function whichPlaces(
  named: readonly SpannedPlace[],
  { text, intents, before, lookUps }: Around,
): { readonly place: EverydayPlace | null; readonly from: EverydayPlace | null } {
  const [first = null, second] = named
  if (intents.some((intent) => OF_GOAL.includes(intent)) && second)
    return { place: /\b(?:in)?to\b.*\bfrom\b/i.test(text) ? first : second, from: null }
  if (first && second && intents.some((intent) => OF_LICENCE.includes(intent)) && LICENCE.test(text)) {
    // "新西兰自驾 中国驾照": the country before the word is that of the licence.
    const isOfLicence = LICENCE.test(text.slice(second.end, second.end + NEXT_WORD))
    return { place: isOfLicence ? first : second, from: null }
  }
  if (intents.includes('airport_transfer')) return endsOfTransfer(named, text, lookUps)
  if (!intents.some((intent) => OF_TWO.includes(intent))) return { place: first, from: null }
  if (second) return endsOfWay(named, text)
  return before && first ? { place: first, from: before } : { place: first, from: null }
}

function isServed(place: EverydayPlace | null, code: string, { guide }: LookUps): boolean {
  return guide?.destinations.find(({ id }) => id === place?.destinationId)?.airports.includes(code) ?? false
}

export function weekdayIn(text: string): number | null {
  const found = WEEKDAYS.findIndex((pattern) => pattern.test(text))
  return found < 0 ? null : found
}

export function hoursIn(text: string): number | null {
  const digits = HOURS.exec(text)?.[1]
  if (digits !== undefined) return Math.min(24, Math.max(1, Number(digits)))
  const word = /\b(two|three|four|five|six|seven|eight|nine|ten|twelve) hours?\b/i.exec(text)?.[1]
  return word === undefined ? null : (SPELLED_HOURS[word.toLowerCase()] ?? null)
}

function daysIn(text: string): number | null {
  const [, count, unit] = /\b(\d+|a|one|two|three)?\s*(week|fortnight|month|weekend)s?\b/i.exec(text) ?? []
  if (unit === undefined) return null
  const times = { a: 1, one: 1, two: 2, three: 3 }[(count ?? 'a').toLowerCase()] ?? Number(count)
  return times * DAYS_IN[unit.toLowerCase() as keyof typeof DAYS_IN]
}

/** An amount beside its currency, or in the words of the language: "20 triệu", "10万円". */
function moneyOf(
  { text, slots, request: { budget } }: Question,
  language: string,
): Pick<EverydayFacts, 'amount' | 'currency'> {
  const [own = null] = slots.currencies
  const plainly = slots.amount ?? amountIn(text)
  if (plainly !== null) return { amount: plainly, currency: own }
  const told = moneyTold(text, language)
  if (told) return { amount: told.amount, currency: own ?? told.currency }
  const digits = budget?.value.currency == null ? 2 : minorDigitsOf(budget.value.currency)
  return budget && digits !== null
    ? { amount: budget.value.minorUnits / 10 ** digits, currency: own ?? budget.value.currency }
    : { amount: null, currency: own }
}

/** "1.5k euro". */
function amountIn(text: string): number | null {
  const found = /(\d+(?:[.,]\d+)?)\s?k\b/i.exec(text)?.[1]
  return found === undefined ? null : Number(found.replace(',', '.')) * 1000
}
