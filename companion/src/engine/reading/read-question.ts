import { type CalendarDate, daysBetween, isCalendarDate } from '@app/domain/kernel'
import { openReading, readTokens, readTripRequest, type TripRequest } from '@app/domain/trip-request'

import type { LookUps } from '../../tools/look-ups.ts'
import { hasVisaEnded, holdsOtherVisa, withoutHeldVisas } from '../everyday/held-visa.ts'
import { isCommonWord } from '../names/common-words.ts'
import { airportsNamed } from '../names/famous-airports.ts'
import { cityOfSight } from '../names/famous-sights.ts'
import { withNamesakes } from '../names/namesakes.ts'
import { nationalityIn, nationalityOf } from '../names/nationalities.ts'
import { rarePlace } from '../names/rare-place.ts'
import { countriesIn, type Mention, readMentions } from '../names/read-mentions.ts'
import { withoutDots } from '../names/without-dots.ts'
import type { Phrasebook, Phrases } from '../phrasebook.ts'
import { withCompounds } from './compounds.ts'
import { misspeltPlace } from './misspellings.ts'
import { withMonthsSpelled } from './month-slips.ts'
import { endsWith, plain, matchesAny } from './phrases.ts'
import type { Question } from './question.ts'
import { readAmount, readCurrencies } from './read-currencies.ts'
import { readDisruption } from './read-disruption.ts'
import { readCause, readDuration } from './read-flight.ts'
import { readOtherPassport } from './read-other-passport.ts'
import { readExpiryIn, readExpiryYear, readIssued, readStay } from './read-stay.ts'
import type { Slots } from './slots.ts'
import { vocabularyOf } from './vocabulary.ts'

/** "A US citizen", "my UK plug". */
const CITIZEN_AFTER = new RegExp(
  String.raw`^[\s-]*(?:citizens?|passports?|nationals?|plugs?|chargers?|hair ?dryers?|pass|reisepass|` +
    String.raw`staatsbürger\w*)\b|^の?(?:パスポート|旅券|国籍)|^人|^的?(?:护照|護照|国籍|公民)|^\s*(?:여권|국적|사람|인(?!도))`,
  'iu',
)
/** "Hộ chiếu Việt Nam": the word for passport comes first. */
const PASSPORT_BEFORE =
  /(?:พาสปอร์ต|หนังสือเดินทาง|คน|hộ chiếu|người|quốc tịch|công dân|paspor|orang|warga negara|wni|pasaporte ng)\s*$/iu
/** "Я из Казахстана": the likely passport, which the answer states. */
const COMING_FROM = new RegExp(
  String.raw`(?<!\p{L})(?:(?:я|мы) из|(?:я|ми) (?:з|із)|jeste(?:m|śmy) z|js(?:em|me) z|είμα(?:ι|στε) από|ik (?:kom|ben) uit|` +
    String.raw`jag (?:kommer|är) från|(?:أنا|انا|احنا|نحن) من|(?:אני|אנחנו) מ|(?:saya|aku|kami) dari|tôi (?:đến )?từ)\s*$`,
  'iu',
)
/** "I'm Somali": the same word as the country. */
const BEING_BEFORE =
  /\b(?:i['’ ]?a?m|we are|(?:she|he)(?:['’]| i)s|soy|somos|sono|sou|je suis|ich bin)\s+(?:an?\s+)?$/iu
/** "us passport holder": in lower case two of these are other words. */
const SHORT_CITIZEN = /\b(us|usa|uk|uae)[\s-]+(?:citizens?|passports?|nationals?)\b/i
const SHORT_COUNTRIES: Readonly<Record<string, string>> = { us: 'US', usa: 'US', uk: 'GB', uae: 'AE' }
/** "Do they speak English there?" names no nationality. */
const SPEAKING = [
  'speak*',
  'spoken',
  'understand*',
  'sprech*',
  'spricht',
  'gesprochen',
  'versteh*',
  'parle',
  'parlent',
  'parler',
  'parle t on',
  'comprend*',
  'habla',
  'hablan',
  'hablar',
  'hablo',
  'entiende*',
  'parlano',
  'parla',
  'parlare',
  'parlo',
  'capisc*',
  'fala',
  'falam',
  'falar',
  'falo',
  'entende*',
]
/** "I live in Spain". */
const LIVES = new RegExp(
  String.raw`\b(?:live|living|based|resid\w*|wohn\w*|leb(?:e|en|st)|habit\w+|vis|vivons|viv[oie]\w*|` +
    String.raw`mor[oa]\w*)\s+(?:in|en|em|à|au|aux|no|na|a|ad|nos|nas)\s+(?:the\s+|der\s+|den\s+|los\s+|las\s+|l')?$`,
  'iu',
)
/** "A Bhutanese passport". */
const UNREAD_PASSPORT = /\p{Ll} \p{Lu}\p{Ll}+ (?:passport|citizen)/u
const AIRPORT = /\b[A-Z]{3}\b/g
const NO_AIRPORTS = new Set(['VISA', 'USA', 'EUR', 'USD', 'GBP', 'JPY', 'UAE', 'THE', 'ESTA', 'ETA', 'SIM', 'EUA'])

/** The request is at the beginning; reading twenty thousand characters would delay other travellers. */
export const LONGEST_READ = 2_000

export function readQuestion(said: string, book: Phrasebook, locale: string | null, lookUps: LookUps): Question {
  const opening = said.slice(0, LONGEST_READ)
  const head = locale === null ? withMonthsSpelled(opening, book) : opening
  const text = head + said.slice(LONGEST_READ)
  const request = readTripRequest(head, lookUps)
  const other = readOtherPassport(head, locale)
  const named = outsideSights(
    mentionsIn(head, book, locale, lookUps).filter(({ start }) => start !== other?.start),
    request,
  )
  const guessed = named.length > 0 ? null : guessedPlace(head, book, locale, lookUps)
  const mentions = guessed ? [guessed] : named
  const places = withSight(placesOf(head, mentions, book), head)
  const passport = places.passport ?? other?.country ?? null
  const currencies = readCurrencies(head, lookUps)
  const language = locale ?? book.code
  const { stayDays, usedDays, ...stay } = readStay(head, lookUps, language)
  return {
    text,
    meanings: lookUps.meaningsIn?.(head) ?? new Set(),
    plain: withCompounds(plain(inOneWord(head)), book),
    request,
    mentions,
    isOnlyOrigin: mentions.length === 1 && isAfter(head, mentions[0], book.from),
    monthsNamed: monthsIn(withoutNames(head, mentions), lookUps).length,
    hasUnreadPassport: passport === null && (other !== null || UNREAD_PASSPORT.test(head)),
    heldVisa: hasVisaEnded(head) ? 'ended' : holdsOtherVisa(head) ? 'valid' : null,
    passportIssued: readIssued(head, lookUps.today, language),
    stay,
    slots: {
      ...places,
      ...factsOf(head, request, book, locale, lookUps, mentions),
      passport,
      currencies,
      stayDays,
      usedDays,
    },
  }
}

/** A well-known name with a slip, or else a small place. */
function guessedPlace(text: string, book: Phrasebook, locale: string | null, lookUps: LookUps): Mention | null {
  const { words } = vocabularyOf(book)
  const slip = locale === null ? misspeltPlace(text, book, lookUps) : null
  return slip ?? rarePlace(text, (folded) => words.has(folded) || nationalityOf(folded) !== null, lookUps)
}

/** "Sainte" in Sainte-Chapelle is not a town if Paris is named; a country is not a part of a sight. */
function outsideSights(mentions: readonly Mention[], { mustSee, mustNot }: TripRequest): readonly Mention[] {
  const isInside = ({ start, end, cityId }: Mention): boolean =>
    cityId !== null &&
    [...mustSee, ...mustNot].some(
      ({ value, span }) => span.start <= start && end <= span.end && end - start < value.length,
    )
  const outside = mentions.filter((mention) => !isInside(mention))
  return outside.length > 0 ? outside : mentions
}

type Places = Pick<Slots, 'cities' | 'countries' | 'origin' | 'passport'>

function withSight(places: Places, text: string): Places {
  if (places.cities.length + places.countries.length > 0 || places.origin !== null) return places
  const city = cityOfSight(text)
  return city === null ? places : { ...places, cities: [city] }
}

/** Cities and countries in a text. */
export function mentionsIn(
  text: string,
  book: Phrasebook,
  locale: string | null,
  lookUps: LookUps,
): readonly Mention[] {
  const { words } = vocabularyOf(book)
  const { words: reading } = openReading(text, lookUps)
  const known = new Set(reading.tokens.filter((_, index) => reading.isKnown(index)).map(({ folded }) => folded))
  // There is a town called March.
  const isMonth = (index: number): boolean => reading.at(index, 'monthName') !== null
  const calendar = new Set(
    reading.tokens
      .filter(
        (_, index) =>
          isMonth(index) ||
          reading.at(index, 'weekday') !== null ||
          // The "middle" of September is not one in Berlin.
          (isMonth(index + 1) && reading.isKnown(index)),
      )
      .map(({ folded }) => folded),
  )
  const read = readMentions(withoutDots(text), lookUps, {
    isWord: (folded, isCapital = false) =>
      words.has(folded) ||
      (!isCapital && isCommonWord(folded, locale ?? book.code)) ||
      (locale !== null && monthIn(` ${folded} `, locale) !== null) ||
      calendar.has(folded) ||
      // "Visa india": a country may be in lower case.
      (!isCapital && known.has(folded) && !countriesIn(book.code).has(folded)),
    isNationality: (folded) => nationalityOf(folded) !== null,
    hasCapitalNouns: book.code === 'de',
    language: book.code,
    locale,
  })
  return withNamesakes(text, read, book.code, lookUps)
}

/** Rewrites Costa Rica, because "costa" alone is Italian for "costs". */
export function inOneWord(text: string): string {
  return text.replaceAll(/costa rica/gi, 'ricacosta')
}

/** The destination, the origin and the passport's country. */
function placesOf(text: string, named: readonly Mention[], book: Phrasebook): Places {
  const told = withoutHeldVisas(text)
  // "Visa Mỹ" that one holds is no journey to the United States.
  const mentions = named.filter(({ start, end }) => told.slice(start, end).trim() !== '')
  const before = ({ start }: Mention): string => plain(text.slice(Math.max(0, start - 40), start))
  const isNamed = (at: number): boolean => mentions.some(({ start, end }) => start <= at && at < end)
  const byWord = matchesAny(plain(text), SPEAKING)
    ? null
    : (readTokens(told)
        .filter(({ start }) => !isNamed(start))
        .map(({ folded }) => nationalityOf(folded))
        .find((code) => code !== null) ?? null)
  const isCitizen = (mention: Mention): boolean =>
    mention.cityId === null &&
    (endsWith(withoutArticle(before(mention)), book.citizen) ||
      CITIZEN_AFTER.test(text.slice(mention.end)) ||
      BEING_BEFORE.test(text.slice(Math.max(0, mention.start - 20), mention.start)) ||
      COMING_FROM.test(text.slice(Math.max(0, mention.start - 20), mention.start)) ||
      PASSPORT_BEFORE.test(text.slice(Math.max(0, mention.start - 20), mention.start)))
  const citizen =
    mentions.length > 1 || byWord !== null
      ? mentions.find(isCitizen)
      : mentions.find((mention) => isCitizen(mention) && !endsWith(before(mention), book.from))
  const short = SHORT_COUNTRIES[SHORT_CITIZEN.exec(told)?.[1]?.toLowerCase() ?? ''] ?? null
  const passport = citizen?.country ?? short ?? nationalityIn(plain(told)) ?? byWord
  const lives = (mention: Mention): boolean => LIVES.test(text.slice(Math.max(0, mention.start - 40), mention.start))
  const others = mentions.filter((mention) => mention !== citizen)
  const places = others.length > 1 ? others.filter((mention) => !lives(mention)) : others
  const start =
    places.length > 1
      ? places.find((mention) => mention.cityId !== null && endsWith(before(mention), book.from))
      : undefined
  const rest = places.filter((mention) => mention !== start)
  return {
    cities: [...new Set(rest.flatMap(({ cityId }) => cityId ?? []))],
    countries: [...new Set(rest.flatMap(({ cityId, country }) => (cityId === null ? [country] : [])))].filter(
      // "I'm from Guinea-Bissau, a Guinean, and want to go to Cape Verde".
      (country) => country !== passport || rest.length < 2 || byWord === null,
    ),
    origin: start?.cityId ?? null,
    passport,
  }
}

function isAfter(text: string, mention: Mention | undefined, phrases: Phrases): boolean {
  return mention !== undefined && endsWith(plain(text.slice(Math.max(0, mention.start - 40), mention.start)), phrases)
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
  mentions: readonly Mention[],
): Omit<Slots, 'cities' | 'countries' | 'origin' | 'passport' | 'currencies' | 'stayDays' | 'usedDays'> {
  const folded = plain(text)
  const unnamed = withoutNames(text, mentions)
  const expiry = expiryIn(text, book, lookUps)
  return {
    ...(expiry ?? { dates: datesIn(unnamed, text, request, lookUps), passportExpires: null }),
    month:
      readMonth(unnamed, lookUps) ??
      (locale === null ? null : (monthIn(plain(unnamed), locale) ?? monthIn(folded, locale))),
    days: daysTold(request) ?? describedDays(text, lookUps) ?? (matchesAny(folded, book.oneDay) ? 1 : null),
    people: request.travellers?.value.people ?? null,
    amount: readAmount(text, lookUps),
    airports: airportsIn(text, lookUps),
    ...readDisruption(folded, book, request.days?.value ?? null),
    delayMinutes: readDuration(text, book, lookUps),
    cause: readCause(folded, book),
    isEeaCarrier: null,
  }
}

/** "In winter" is a season, and not a trip of four months. */
function daysTold({ days, dates }: TripRequest): number | null {
  if (days === null || dates === null || dates.value.isExact) return days?.value ?? null
  const { start, end } = dates.value
  return days.value > LONGEST_TRIP && daysBetween(start, end) + 1 >= days.value ? null : days.value
}
const LONGEST_TRIP = 60

const DESCRIBED_DAYS =
  /(\S\s+)\p{L}+\s+(?=(?:days?|nights?|tage?n?|nächte|jours|nuits|d[ií]as|noches|giorni|giornate|notti|noites)\b)/iu

/** "Two lazy days": with adjectives in between. */
function describedDays(text: string, lookUps: LookUps): number | null {
  const bare = text.replace(DESCRIBED_DAYS, '$1')
  return bare === text ? null : (readTripRequest(bare, lookUps).days?.value ?? null)
}

/** By code if there are codes, else by name. */
function airportsIn(text: string, lookUps: LookUps): readonly string[] {
  const codes = [...text.matchAll(AIRPORT)].map(([code]) => code).filter((code) => !NO_AIRPORTS.has(code))
  const known = (all: readonly string[]) => all.filter((code) => lookUps.airport(code) !== undefined)
  return known(codes).length > 0 ? known(codes) : known(airportsNamed(text))
}

/** January is not in Rio de Janeiro. */
export function withoutNames(text: string, mentions: readonly Mention[]): string {
  return mentions.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}

function datesIn(unnamed: string, text: string, request: TripRequest, lookUps: LookUps): Slots['dates'] {
  const isOfName = readMonth(text, lookUps) !== readMonth(unnamed, lookUps)
  return (isOfName ? readTripRequest(unnamed, lookUps) : request).dates?.value ?? null
}

/** Next to these, "may" is a verb. */
const SUBJECTS = new Set('i we you they it he she that which there this who one be not have need also'.split(' '))

/** A month without a day: "in May". */
function readMonth(text: string, lookUps: LookUps): number | null {
  return monthsIn(text, lookUps)[0] ?? null
}

function monthsIn(text: string, lookUps: LookUps): readonly number[] {
  const reading = openReading(text, lookUps)
  const { tokens, language } = reading.words
  const months = tokens.flatMap((token, index) => {
    const month = reading.words.at(index, 'monthName')
    const isBeside = [index - 1, index + 1].some((at) => SUBJECTS.has(tokens[at]?.folded ?? ''))
    const isVerb = language.code === 'en' && token.text === 'may' && isBeside
    return month && !isVerb ? [Number(month.value)] : []
  })
  return [...new Set(months)]
}

const CLAUSE_END = /(?<=[!?;,]|(?<!\s\d{1,2})\.)\s+|\s(?=(?:and|und|et|y|e|but|aber|mais|pero|ma|mas)\s)/u

/** If the passport's expiry is stated, the journey is in another clause. */
function expiryIn(text: string, book: Phrasebook, lookUps: LookUps): Pick<Slots, 'dates' | 'passportExpires'> | null {
  const isExpiry = (clause: string): boolean => matchesAny(plain(clause), book.expires)
  if (!isExpiry(text)) return null
  const clauses = text.split(CLAUSE_END)
  const [own, others] = [clauses.filter(isExpiry), clauses.filter((clause) => !isExpiry(clause))]
  const datesOf = (some: readonly string[]): Slots['dates'] =>
    some.length === 0 ? null : (readTripRequest(some.join(' '), lookUps).dates?.value ?? null)
  const inTime = own.map((clause) => readExpiryIn(clause, lookUps.today, book.code)).find((day) => day !== null)
  const told =
    own.length === 0
      ? null
      : (writtenDate(own.join(' ')) ?? inTime ?? datesOf(own)?.start ?? readExpiryYear(own.join(' ')))
  return told
    ? { passportExpires: told, dates: datesOf(others) }
    : { passportExpires: writtenDate(text) ?? datesOf([text])?.start ?? null, dates: null }
}

/** "12月", "4월" (folded into its letters), "tháng 12". */
const NUMBERED_MONTH = new RegExp(
  String.raw`(?<!\d)(1[0-2]|[1-9])\s?(?:月|월|${'월'.normalize('NFD')})|(?:tháng|thang)\s?(1[0-2]|[1-9])(?!\d)`,
  'u',
)
/** Thai writes no space before a month, and mostly leaves out its end. */
const THAI_MONTHS = 'มกรา กุมภา มีนา เมษา พฤษภา มิถุนา กรกฎา สิงหา กันยา ตุลา พฤศจิกา ธันวา'.split(' ')

/** By the names in Intl, with other endings too. */
function monthIn(folded: string, locale: string): number | null {
  const numbered = NUMBERED_MONTH.exec(folded)
    ?.slice(1)
    .find((each) => each !== undefined)
  if (numbered !== undefined) return Number(numbered)
  const thai = locale === 'th' ? THAI_MONTHS.findIndex((name) => folded.includes(plain(name).trim())) : -1
  if (thai >= 0) return thai + 1
  const alone = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const inDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month += 1) {
    const day = Date.UTC(2026, month - 1, 15)
    const name = plain(alone.format(day)).trim()
    const other = plain(inDate.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '').trim()
    if (name.length > SHORT_MONTH && folded.includes(` ${name.slice(0, -1)}`)) return month
    // Short names must match whole words: "maj" in "w maju", "май" in "в мае".
    const forms = [name, other, `${name}u`, `${name.slice(0, -1)}е`]
    if (forms.some((form) => form !== '' && folded.includes(` ${form} `))) return month
  }
  return null
}

const SHORT_MONTH = 4

function writtenDate(text: string): CalendarDate | null {
  const found = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  return found && isCalendarDate(found) ? found : null
}
