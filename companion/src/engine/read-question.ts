import { type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import type { DelayCause } from '@app/domain/passenger-rights'
import { openReading, readTokens, readTripRequest, type TripRequest } from '@app/domain/trip-request'

import type { LookUps } from '../tools/look-ups.ts'
import { cityOfSight } from './famous-sights.ts'
import { nationalityOf } from './nationalities.ts'
import type { Phrasebook } from './phrasebook.ts'
import { endsWith, plain, stands, wordsOf } from './phrases.ts'
import { type Mention, readMentions } from './read-mentions.ts'
import { readOtherPassport } from './read-other-passport.ts'
import type { Slots } from './slots.ts'

export type Question = {
  readonly text: string
  /** Folded, with spaces around. */
  readonly plain: string
  readonly slots: Slots
  readonly request: TripRequest
  /** Whether it speaks of a passport without saying, in words that are understood, whose. */
  readonly hasUnreadPassport: boolean
}

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': 'EUR',
    $: 'USD',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '₩': 'KRW',
    '₺': 'TRY',
    zł: 'PLN',
  }),
)
const MORE_CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    baht: 'THB',
    bahts: 'THB',
    dirham: 'AED',
    dirhams: 'AED',
    peso: 'MXN',
    pesos: 'MXN',
    won: 'KRW',
    yuan: 'CNY',
    renminbi: 'CNY',
    zloty: 'PLN',
    zlotys: 'PLN',
    lira: 'TRY',
    liras: 'TRY',
    kronor: 'SEK',
    krona: 'SEK',
    forint: 'HUF',
    real: 'BRL',
    reais: 'BRL',
    reales: 'BRL',
    rand: 'ZAR',
    rupiah: 'IDR',
    dong: 'VND',
    ringgit: 'MYR',
    yen: 'JPY',
    yenes: 'JPY',
    iene: 'JPY',
    ienes: 'JPY',
    yens: 'JPY',
    franken: 'CHF',
    francs: 'CHF',
    franchi: 'CHF',
    francos: 'CHF',
    rupien: 'INR',
    roupies: 'INR',
    rupias: 'INR',
    libras: 'GBP',
    livres: 'GBP',
    sterline: 'GBP',
    pfund: 'GBP',
    dolares: 'USD',
    dollari: 'USD',
    dollars: 'USD',
    dollar: 'USD',
    euro: 'EUR',
    euros: 'EUR',
    pounds: 'GBP',
    pound: 'GBP',
  }),
)
/** "A US citizen", "my UK plug". */
const CITIZEN_AFTER =
  /^[\s-]*(?:citizens?|passports?|nationals?|plugs?|chargers?|hair ?dryers?|pass|reisepass|staatsbürger\w*)\b|^の?(?:パスポート|旅券)|^的?(?:护照|護照)|^\s*여권/iu
/** "A Bhutanese passport". */
const UNREAD_PASSPORT = /\p{Ll} \p{Lu}\p{Ll}+ (?:passport|citizen)/u
const MINUTES_PER_HOUR = 60
const AIRPORT = /\b[A-Z]{3}\b/g
const NO_AIRPORTS = new Set(['VISA', 'USA', 'EUR', 'USD', 'GBP', 'JPY', 'UAE', 'THE', 'ESTA', 'ETA', 'SIM', 'EUA'])

/** What is wanted stands at the beginning; twenty thousand letters would keep everybody else waiting. */
export const LONGEST_READ = 2_000

export function readQuestion(text: string, book: Phrasebook, locale: string | null, lookUps: LookUps): Question {
  const head = text.slice(0, LONGEST_READ)
  const request = readTripRequest(head, lookUps)
  const other = readOtherPassport(head, locale)
  const mentions = mentionsIn(head, book, locale, lookUps).filter(({ start }) => start !== other?.start)
  const places = withSight(placesOf(head, mentions, book), head)
  const passport = places.passport ?? other?.country ?? null
  const currencies = readCurrencies(head, lookUps)
  return {
    text,
    plain: plain(head),
    request,
    hasUnreadPassport: passport === null && (other !== null || UNREAD_PASSPORT.test(head)),
    slots: { ...places, ...factsOf(head, request, book, locale, lookUps), passport, currencies },
  }
}

type Places = Pick<Slots, 'cities' | 'countries' | 'origin' | 'passport'>

function withSight(places: Places, text: string): Places {
  if (places.cities.length + places.countries.length > 0 || places.origin !== null) return places
  const city = cityOfSight(text)
  return city === null ? places : { ...places, cities: [city] }
}

/** Cities and countries that a text names. */
export function mentionsIn(
  text: string,
  book: Phrasebook,
  locale: string | null,
  lookUps: LookUps,
): readonly Mention[] {
  const words = vocabularyOf(book)
  const { words: reading } = openReading(text, lookUps)
  const known = new Set(reading.tokens.filter((_, index) => reading.isKnown(index)).map(({ folded }) => folded))
  // There is a town called March.
  const calendar = new Set(
    reading.tokens
      .filter((_, index) => reading.at(index, 'monthName') !== null || reading.at(index, 'weekday') !== null)
      .map(({ folded }) => folded),
  )
  return readMentions(text, lookUps, {
    isWord: (folded, isCapital = false) =>
      words.has(folded) || calendar.has(folded) || (!isCapital && known.has(folded)),
    isNationality: (folded) => nationalityOf(folded) !== null,
    hasCapitalNouns: book.code === 'de',
    language: book.code,
    locale,
  })
}

const vocabularies = new Map<string, ReadonlySet<string>>()

function vocabularyOf(book: Phrasebook): ReadonlySet<string> {
  const known = vocabularies.get(book.code)
  if (known) return known
  const phrases = [
    ...Object.values(book.intents),
    book.from,
    book.citizen,
    book.yes,
    book.hours,
    book.minutes,
    book.expires,
  ]
  const made = new Set(phrases.flatMap((each) => wordsOf(each)))
  vocabularies.set(book.code, made)
  return made
}

/** Which place is the destination, which the start, and whose passport it is. */
function placesOf(text: string, mentions: readonly Mention[], book: Phrasebook): Places {
  const before = ({ start }: Mention): string => plain(text.slice(Math.max(0, start - 40), start))
  const isNamed = (at: number): boolean => mentions.some(({ start, end }) => start <= at && at < end)
  const byWord =
    readTokens(text)
      .filter(({ start }) => !isNamed(start))
      .map(({ folded }) => nationalityOf(folded))
      .find((code) => code !== null) ?? null
  const isCitizen = (mention: Mention): boolean =>
    mention.cityId === null &&
    (endsWith(withoutArticle(before(mention)), book.citizen) || CITIZEN_AFTER.test(text.slice(mention.end)))
  const citizen =
    mentions.length > 1 || byWord !== null
      ? mentions.find(isCitizen)
      : mentions.find((mention) => isCitizen(mention) && !endsWith(before(mention), book.from))
  const passport = citizen?.country ?? byWord
  const places = mentions.filter((mention) => mention !== citizen)
  const start =
    places.length > 1
      ? places.find((mention) => mention.cityId !== null && endsWith(before(mention), book.from))
      : undefined
  const rest = places.filter((mention) => mention !== start)
  return {
    cities: [...new Set(rest.flatMap(({ cityId }) => cityId ?? []))],
    countries: [...new Set(rest.flatMap(({ cityId, country }) => (cityId === null ? [country] : [])))],
    origin: start?.cityId ?? null,
    passport,
  }
}

/** "A passport of the Philippines". */
function withoutArticle(text: string): string {
  return text.replace(/ (?:the|der|die|den|les|las|los|os|as|gli) $/, ' ')
}

function factsOf(
  text: string,
  request: TripRequest,
  book: Phrasebook,
  locale: string | null,
  lookUps: LookUps,
): Omit<Slots, 'cities' | 'countries' | 'origin' | 'passport' | 'currencies'> {
  const folded = plain(text)
  const isExpiry = stands(folded, book.expires)
  const dates = request.dates?.value ?? null
  return {
    dates: isExpiry ? datesBeside(text, book, lookUps) : dates,
    month: readMonth(text, lookUps) ?? (locale === null ? null : monthIn(folded, locale)),
    days: request.days?.value ?? null,
    people: request.travellers?.value.people ?? null,
    amount: readAmount(text, lookUps),
    airports: [...text.matchAll(AIRPORT)]
      .map(([code]) => code)
      .filter((code) => !NO_AIRPORTS.has(code) && lookUps.airport(code) !== undefined),
    delayMinutes: readDuration(text, book),
    cause: readCause(folded, book),
    isEeaCarrier: null,
    passportExpires: isExpiry ? (writtenDate(text) ?? dates?.start ?? null) : null,
  }
}

/** A month without a day: "in May". */
function readMonth(text: string, lookUps: LookUps): number | null {
  const reading = openReading(text, lookUps)
  for (const index of reading.words.tokens.keys()) {
    const month = reading.words.at(index, 'monthName')
    // "may" in small letters is a verb.
    if (month && !(reading.words.language.code === 'en' && reading.words.tokens[index]?.text === 'may'))
      return Number(month.value)
  }
  return null
}

/** Where a passport's last day is told, the journey is in another sentence. */
function datesBeside(text: string, book: Phrasebook, lookUps: LookUps): Slots['dates'] {
  const others = text.split(/(?<=[.!?;])\s+/).filter((sentence) => !stands(plain(sentence), book.expires))
  return others.length === 0 ? null : (readTripRequest(others.join(' '), lookUps).dates?.value ?? null)
}

/** By the names of Intl, also with another ending. */
function monthIn(folded: string, locale: string): number | null {
  const numbered = /(?<!\d)(1[0-2]|[1-9])\s?[月월]/u.exec(folded)?.[1]
  if (numbered !== undefined) return Number(numbered)
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month += 1) {
    const name = plain(format.format(Date.UTC(2026, month - 1, 15))).trim()
    const stem = name.length > 4 ? name.slice(0, -1) : name
    if (folded.includes(stem.length < 3 || name.length <= 4 ? ` ${name} ` : ` ${stem}`)) return month
  }
  return null
}

/** A number beside a currency: the five of "five days" is none. */
function readAmount(text: string, lookUps: LookUps): number | null {
  const { words } = openReading(text, lookUps)
  const money = words.tokens.map((_, index) => currencyAt(words, index) !== null)
  const found = words.tokens.find(
    ({ kind, value }, index) =>
      kind === 'number' && value > 0 && ((money[index + 1] ?? false) || (money[index - 1] ?? false)),
  )
  return found?.value ?? null
}

type Words = ReturnType<typeof openReading>['words']

function currencyAt(words: Words, index: number): { readonly code: string; readonly length: number } | null {
  const token = words.tokens[index]
  const said = words.at(index, 'currency')
  if (!token) return null
  if (said) return { code: said.value, length: said.length }
  const code = SIGNS.get(token.text) ?? MORE_CURRENCIES.get(token.folded) ?? codeOf(token.text)
  return code ? { code, length: 1 } : null
}

/** The one with the amount first: "how many yen for 80 pounds" goes from pounds to yen. */
function readCurrencies(text: string, lookUps: LookUps): readonly string[] {
  const { words } = openReading(text, lookUps)
  const found: { readonly code: string; readonly isCounted: boolean }[] = []
  for (let index = 0; index < words.tokens.length;) {
    const currency = currencyAt(words, index)
    const length = currency?.length ?? 1
    const isNumber = (at: number): boolean => words.tokens[at]?.kind === 'number'
    if (currency) found.push({ code: currency.code, isCounted: isNumber(index - 1) || isNumber(index + length) })
    index += length
  }
  const sorted = found.toSorted((a, b) => Number(b.isCounted) - Number(a.isCounted))
  return [...new Set(sorted.map(({ code }) => code))]
}

function codeOf(text: string): string | null {
  return /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf('currency').includes(text) ? text : null
}

/** "4 hours", "3h30", "200 Minuten". */
function readDuration(text: string, book: Phrasebook): number | null {
  const tokens = readTokens(text)
  let minutes = 0
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    const unit = next?.kind === 'word' ? ` ${next.folded} ` : ''
    const value = token.kind === 'number' ? token.value : (NUMBERS.get(token.folded) ?? 0)
    if (value > 0 && stands(unit, book.hours)) minutes += value * MINUTES_PER_HOUR
    else if (value > 0 && stands(unit, book.minutes)) minutes += value
    else if (token.kind === 'time' && /h/i.test(token.text)) minutes += token.value
  }
  return minutes > 0 ? Math.round(minutes) : null
}

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    duas: 2,
    quatro: 4,
  }),
)

function readCause(folded: string, { causes }: Phrasebook): DelayCause | null {
  // Whose strike it was: that of the controllers, or at the airport, is not the airline's.
  const found = Object.entries(causes)
    .toSorted(([one], [other]) => Number(one === 'airline-strike') - Number(other === 'airline-strike'))
    .find(([, phrases]) => stands(folded, phrases))
  return found ? (found[0] as DelayCause) : null
}

function writtenDate(text: string): CalendarDate | null {
  const found = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  return found && isCalendarDate(found) ? found : null
}
