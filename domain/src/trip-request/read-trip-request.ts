import type { CalendarDate } from '../kernel/index.ts'
import { addDays, daysBetween } from '../kernel/index.ts'
import type { TaggedSlot } from '../learned-reader/index.ts'
import { chooseLanguage, LANGUAGES } from './choose-language.ts'
import type { DateMention } from './dates/date-mention.ts'
import { withImpossibleDates } from './dates/impossible-dates.ts'
import { onWeekend, weekendOf } from './dates/on-weekend.ts'
import { chooseDates, readDateMentions, withoutStrayHolidays } from './dates/read-dates.ts'
import { readLengths } from './dates/read-lengths.ts'
import { readMoments } from './dates/read-moments.ts'
import { chooseGloss } from './gloss/choose-gloss.ts'
import { type Gloss, glossText } from './gloss/gloss-text.ts'
import { inOriginal } from './gloss/in-original.ts'
import type { Meaning } from './language.ts'
import { missingFacts } from './missing-facts.ts'
import { readPlaces } from './places/read-places.ts'
import { readStays } from './places/read-stays.ts'
import { placeDayWindows, scanDayWindows } from './read-day-windows.ts'
import { readBudget, readMoney } from './read-money.ts'
import { readCount } from './read-number.ts'
import { withPhrases } from './read-phrases.ts'
import { readDirectFlights, readSpecialWishes } from './read-special-wishes.ts'
import { readTokens } from './read-tokens.ts'
import { readUnread } from './read-unread.ts'
import { readWishes } from './read-wishes.ts'
import {
  type FindCity,
  findInSentence,
  type FindCountry,
  type FindRegion,
  type FindSight,
  type IsWellKnown,
  lengthAt,
  type Reading,
  said,
  take,
  tokenAt,
} from './reading.ts'
import { withDatedSights } from './sights/read-dated-sights.ts'
import { withShortStop } from './slots/read-short-stop.ts'
import { reconcileSlots } from './slots/reconcile-slots.ts'
import { withRefusedSorts } from './slots/refused-sorts.ts'
import { readTravellers } from './travellers/read-travellers.ts'
import { usualAgeIn } from './travellers/usual-age.ts'
import type { LanguageCode, NamedPlace, Said, SaidMoment, TextSpan, TripDates, TripRequest } from './trip-request.ts'
import { readWords } from './words.ts'

export type RequestContext = {
  readonly today: CalendarDate
  readonly findCity: FindCity
  readonly findCountry?: FindCountry
  readonly findRegion?: FindRegion
  readonly findMainCity?: FindCity
  readonly findSight?: FindSight
  readonly isWellKnown?: IsWellKnown
  /** Set if already known; otherwise detected from the words. */
  readonly language?: LanguageCode
  /** The kinds of the words, from the learned reader; without it, the rules alone read. */
  readonly tagSlots?: (text: string) => readonly TaggedSlot[]
}

/** Parses a request into facts, without a model. Never throws and is linear in the length of the text. */
export function readTripRequest(text: string, { tagSlots, ...context }: RequestContext): TripRequest {
  const chosen = context.language === undefined ? chooseGloss(text) : null
  const { findCity, findCountry = () => null, findRegion = () => null, isWellKnown } = context
  const inEnglish = (words: string): Gloss | null =>
    chosen &&
    glossText(words, chosen.language, chosen.dictionary, {
      findCity,
      findCountry,
      findRegion,
      ...(isWellKnown && { isWellKnown }),
    })
  const read = (words: string, language = context.language): TripRequest => {
    const gloss = inEnglish(words)
    if (!gloss) return readInOwnLanguage(words, { ...context, ...(language && { language }) })
    return inOriginal(readInOwnLanguage(gloss.text, { ...context, language: 'en' }), gloss, words)
  }
  const request = withMainCities(read(text), context.findMainCity)
  const { language } = request
  const openPart = (words: string): Reading =>
    openReading(inEnglish(words)?.text ?? words, { ...context, language: chosen ? 'en' : language })
  const original = inEnglish(text)?.original ?? ((span: TextSpan) => span)
  const finish = (all: TripRequest): TripRequest => {
    const dated = withDatedSights(withShortStop(all, text), openPart(text), { text, original })
    return withRefusedSorts(withPhrases(withImpossibleDates(withUsualAges(dated, text), openPart(text)), text), text)
  }
  if (!tagSlots) return finish(request)
  const tagged = reconcileSlots(request, {
    text,
    tags: tagSlots(text),
    whole: openPart(text),
    original,
    openPart,
    readPart: (words) => read(words, language),
  })
  return finish(tagged)
}

/** "Two teenagers" have an age before anybody asks for it. */
function withUsualAges(request: TripRequest, text: string): TripRequest {
  const { travellers } = request
  if (!travellers || travellers.value.children <= travellers.value.childAges.length) return request
  const usualAge = usualAgeIn(text)
  return usualAge === null
    ? request
    : { ...request, travellers: { ...travellers, value: { ...travellers.value, usualAge } } }
}

/** Bavaria is visited from its first city, if nothing else has that name. */
function withMainCities(request: TripRequest, findMainCity: FindCity = () => null): TripRequest {
  const known = <P extends NamedPlace>({ value, span }: Said<P>): Said<P> => {
    const isFound = value.city !== null || value.country !== null || value.regionId !== undefined
    return isFound ? { value, span } : { value: { ...value, city: findMainCity(value.name) }, span }
  }
  return {
    ...request,
    destinations: request.destinations.map(known),
    origin: request.origin && known(request.origin),
  }
}

function readInOwnLanguage(text: string, context: RequestContext): TripRequest {
  const reading = openReading(text, context)
  const { language } = reading.words

  const dayWindows = scanDayWindows(reading)
  const mentions = readDateMentions(reading)
  const money = readMoney(reading)
  const rooms = readCounted(reading, 'room')
  const cityCount = readCounted(reading, 'city')
  const lengths = readLengths(reading)
  const travellers = readTravellers(reading)
  const budget = readBudget(reading, money)
  const isRoundTrip = readTripKind(reading)
  const places = readPlaces(reading)
  const stays = readStays(reading, places.destinations, lengths, dayWindows.length > 0)
  const { appointedDays, ...moments } = readMoments(reading, mentions, places)
  // Essen is a city here and no meal.
  for (const { at, length } of places.destinations) take(reading, at, length)
  const free = withoutStrayHolidays(mentions.filter((mention) => !appointedDays.has(mention)))
  const { dates, days, weekend } = readSpan(reading, free, {
    stays,
    lengths,
    home: moments.departure,
    isRoundTrip: isRoundTrip?.value ?? false,
  })

  const allSpecial = readSpecialWishes(reading)
  const wishes = readWishes(reading, places, money)
  const special = differentOf(allSpecial, wishes.avoided)
  const known = {
    language: language.code,
    origin: places.origin ? said(reading, placeOf(places.origin), places.origin.at, places.origin.length) : null,
    destinations: stays.destinations,
    cityCount,
    isRoundTrip,
    dates,
    days,
    ...(weekend && { weekend }),
    travellers: travellers?.travellers ?? null,
    budget,
    rooms,
    ...withoutReturnEachDay(withoutSetOff(moments, dates), special, days?.value ?? null),
    ...wishes,
  }
  const windows = placeDayWindows(reading, dayWindows, places.destinations)
  const direct = readDirectFlights(reading)
  const constraints = { ...(windows.length > 0 && { windows }), ...(direct && { directFlights: direct }) }
  const unread = readUnread(reading, { ...known, ...constraints, special: allSpecial })
  return {
    ...known,
    ...constraints,
    ...(special.length > 0 && { special }),
    ...(unread.length > 0 && { unread }),
    missing: missingFacts(known, travellers?.isAssumed ?? false),
  }
}

type SpanFacts = {
  readonly stays: ReturnType<typeof readStays>
  readonly lengths: ReturnType<typeof readLengths>
  readonly home: Said<SaidMoment> | null
  readonly isRoundTrip: boolean
}

/** From which day to which, as dates and lengths tell it together. */
function readSpan(
  reading: Reading,
  free: readonly DateMention[],
  { stays, lengths, home, isRoundTrip }: SpanFacts,
): { dates: Said<TripDates> | null; days: Said<number> | null; weekend: ReturnType<typeof weekendOf> } {
  // "A long weekend, 3 to 7 May" is five days; "a long weekend in the first week of May" is three.
  const daysNamed = new Set(free.filter(({ kind }) => kind === 'day').map(({ start }) => start))
  const isRange =
    stays.isLoose && (daysNamed.size > 1 || free.some(({ kind, by }) => kind === 'range' && by !== 'name'))
  // "One day in Disneyland" is not a length of a trip from the 9th to the 13th.
  const isPart = stays.days?.value === 1 && isLongerThanADay(free)
  const length = isRange || isPart ? null : stays.days
  const isThereAndBack = length === null && isDayTrip(free, home?.value, isRoundTrip)
  const chosen = chooseDates(reading, free, isThereAndBack ? 1 : (length?.value ?? null))
  const weekend = weekendOf(lengths, length)
  const dates = untilFlight(onWeekend(chosen, weekend), {
    free,
    days: length?.value ?? null,
    home: isHomeward(reading, home) ? home : null,
    today: reading.today,
  })
  const isMoved = dates !== chosen && dates?.value.isExact
  return { dates, days: daysOf(dates, isMoved ? null : length), weekend }
}

/** "8 days, 10 to 18 October" are nine with both flights: named dates count if they are longer. */
function daysOf(dates: Said<TripDates> | null, length: Said<number> | null): Said<number> | null {
  const named = dates?.value.isExact ? daysBetween(dates.value.start, dates.value.end) + 1 : null
  if (!dates || named === null) return length
  return length && length.value >= named ? length : { value: named, span: dates.span }
}

/** A text in its language, with nothing read from it yet. */
export function openReading(
  text: string,
  {
    today,
    findCity,
    findCountry = () => null,
    findRegion = () => null,
    findMainCity = () => null,
    findSight = () => null,
    isWellKnown = () => true,
    ...rest
  }: RequestContext,
): Reading {
  const tokens = readTokens(text)
  const known = LANGUAGES.find(({ code }) => code === rest.language)
  const words = readWords(text, known ?? chooseLanguage(tokens), tokens)
  return {
    words,
    today,
    findCity,
    findCountry,
    findRegion,
    findMainCity,
    findSight,
    isWellKnown,
    taken: new Uint8Array(tokens.length),
  }
}

/** Each wish once; "utan bil" refuses the car that its word names. */
function differentOf(
  special: NonNullable<TripRequest['special']>,
  avoided: TripRequest['avoided'],
): NonNullable<TripRequest['special']> {
  const isDriven = !avoided.some(({ value }) => value === 'self-driving')
  return special
    .filter(({ value }) => isDriven || value.code !== 'by-car')
    .filter(({ value }, index, all) => all.findIndex((other) => other.value.code === value.code) === index)
}

/** `York on Sunday, back by 7 pm`, `no sábado, ida e volta`: one day was named, and the return is on it. */
function isDayTrip(mentions: readonly DateMention[], home: SaidMoment | undefined, isRoundTrip: boolean): boolean {
  const [day, ...others] = mentions
  if (day?.kind !== 'day' || others.length > 0) return false
  const isBackThatDay = home?.date === null && home.time !== null && home.time >= NOON
  return isBackThatDay || (isRoundTrip && day.by === 'weekday')
}

/** "Abflug" alone may be from home. */
const isHomeward = ({ words }: Reading, home: Said<SaidMoment> | null): boolean =>
  home !== null &&
  words.tokens.some(
    ({ start, end }, at) => start >= home.span.start && end <= home.span.end && words.at(at, 'homeward'),
  )

type Homeward = {
  readonly free: readonly DateMention[]
  readonly days: number | null
  readonly home: Said<SaidMoment> | null
  readonly today: CalendarDate
}

/** "Four days, flight back on Sunday": the only day named is the last one. */
function untilFlight(dates: Said<TripDates> | null, { free, days, home, today }: Homeward): Said<TripDates> | null {
  const [last, ...others] = free
  const isLast = last?.kind === 'day' && others.length === 0 && home?.value.date === last.start
  if (!dates || !last || !isLast || days === null || days < 2) return dates
  const from = addDays(last.start, 1 - days)
  const isPast = from <= today
  if (isPast && last.by !== 'weekday') return dates
  const weeks = isPast ? Math.ceil((daysBetween(from, today) + 1) / DAYS_PER_WEEK) * DAYS_PER_WEEK : 0
  return { ...dates, value: { start: addDays(from, weeks), end: addDays(last.start, weeks), isExact: true } }
}

const DAYS_PER_WEEK = 7
const NOON = 720

function isLongerThanADay(mentions: readonly DateMention[]): boolean {
  const dated = mentions.filter(({ kind, by }) => kind !== 'window' && by === 'date')
  const [first] = dated
  return dated.some(({ start, end }) => end > start || start !== first?.start)
}

function placeOf({ name, city, country, regionId }: NamedPlace): NamedPlace {
  return { name, city, country, ...(regionId !== undefined && { regionId }) }
}

/** A departure on the first of several days is from home, and a landing on the last is back home. */
function withoutSetOff<T extends Pick<TripRequest, 'arrival' | 'departure'>>(
  moments: T,
  dates: Said<TripDates> | null,
): T {
  if (dates === null || dates.value.start >= dates.value.end) return moments
  const { start, end } = dates.value
  return {
    ...moments,
    arrival: moments.arrival?.value.date === end ? null : moments.arrival,
    departure: moments.departure?.value.date === start ? null : onOrAfter(moments.departure, { start, end }),
  }
}

/** The Sunday of the flight home is that of the trip, not the coming one. */
function onOrAfter(home: Said<SaidMoment> | null, { start, end }: Pick<TripDates, 'start' | 'end'>): typeof home {
  const isBefore = home !== null && home.value.date !== null && home.value.date < start
  return isBefore ? { ...home, value: { ...home.value, date: end } } : home
}

/** "Back at the hotel by 17:00", without a date, is not a flight home, unless the trip is one day. */
function withoutReturnEachDay<T extends Pick<TripRequest, 'departure'>>(
  moments: T,
  special: NonNullable<TripRequest['special']>,
  days: number | null,
): T {
  const back = special.find(({ value }) => value.code === 'back-by')?.span
  const leaving = moments.departure?.span
  const isSame = back !== undefined && leaving !== undefined && leaving.start < back.end && back.start < leaving.end
  const isEachDay = isSame && days !== 1 && (moments.departure?.value.date ?? null) === null
  return isEachDay ? { ...moments, departure: null } : moments
}

/** `2 hotel room(s)`, `three different cities`. */
function readCounted(reading: Reading, meaning: Meaning): Said<number> | null {
  const { tokens, language } = reading.words
  for (let at = 0; at < tokens.length; at += 1) {
    const count = readCount(reading, at)
    if (!count) continue
    const quality = lengthAt(reading, at + count.length, 'adjective')
    const adjective = quality + namesBefore(reading, at + count.length + quality, meaning)
    const noun =
      lengthAt(reading, at + count.length + adjective, meaning) || lengthAt(reading, at + count.length, meaning)
    if (noun === 0 || count.value > MOST_COUNTED || isOfCar(reading, at + count.length)) continue
    // "Lagoa das Sete Cidades".
    const isNamed = [at, at + count.length].every((place) => tokenAt(reading, place)?.isCapital)
    if (isNamed && !language.hasCapitalNouns) continue
    // "Une chambre privée" says which, not how many.
    if (lengthAt(reading, at, 'article') > 0 && lengthAt(reading, at + count.length, 'roomKind') > 0) continue
    take(reading, at, count.length + quality)
    const isRegion = adjective > quality
    return said(reading, count.value, at, isRegion ? count.length : count.length + adjective + noun)
  }
  return null
}

/** `two Oregon cities`, `three North Carolina towns`: the name of the region is in between. */
function namesBefore(reading: Reading, at: number, meaning: Meaning): number {
  if (meaning !== 'city') return 0
  for (const length of [1, 2]) {
    const isName = Array.from({ length }, (_, step) => tokenAt(reading, at + step)?.isCapital).every(Boolean)
    if (isName && lengthAt(reading, at + length, meaning) > 0) return length
  }
  return 0
}

/** The "lugares" of a car are its seats. */
function isOfCar(reading: Reading, at: number): boolean {
  const sentence = tokenAt(reading, at)?.sentence ?? -1
  return lengthAt(reading, at, 'seat') > 0 && findInSentence(reading, sentence, 'carKind', 'rent') >= 0
}

const MOST_COUNTED = 99

function readTripKind(reading: Reading): Said<boolean> | null {
  for (const at of reading.words.tokens.keys()) {
    const [round, single] = [lengthAt(reading, at, 'roundTrip'), lengthAt(reading, at, 'oneWay')]
    if (round > 0) return said(reading, true, at, round)
    if (single > 0) return said(reading, false, at, single)
  }
  return null
}
