import { isSightNoun } from '../../place-kinds/index.ts'
import { isKindInName, wordsOfName } from '../../place-names/index.ts'
import type { Meaning } from '../language.ts'
import { isMark, isTaken, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import { believeSights, doMeet } from '../sights/filter-plausible-sights.ts'
import { type DescribedSight, readDescribedSights } from '../sights/read-described-sights.ts'
import type { NamedSight } from '../sights/scan-sights.ts'
import { chooseJourney, keyOf } from './choose-journey.ts'
import { isLandOfCities } from './is-country-of-cities.ts'
import { isExcursion } from './is-excursion.ts'
import { isOnward, isWayHome } from './is-way-home.ts'
import type { Cue, PlacedName } from './placed-name.ts'
import { isWayOn, type ReadName, readName, readSmallName } from './read-name.ts'

export type Places = {
  readonly origin: PlacedName | null
  readonly destinations: readonly PlacedName[]
  /** Sights described by their location, which is not a destination then. */
  readonly sights: readonly DescribedSight[]
  /** Sights whose names are in the tables. */
  readonly named: readonly NamedSight[]
}

const CUES: readonly (readonly [Meaning, Cue])[] = [
  ['origin', 'origin'],
  ['originWeak', 'origin-weak'],
  ['goal', 'goal'],
  ['within', 'within'],
  ['visit', 'visit'],
  ['wanted', 'wish'],
]

export function readPlaces(reading: Reading): Places {
  const capital = collect(reading, readName)
  const isFound = capital.some(({ cue, city, country }) => cue !== 'none' || city || country)
  const inSmall = withoutVillages(reading, collect(reading, readSmallName), capital)
  const small = isFound && hasGoal(capital) ? listedWith(reading, inSmall, capital) : withoutWords(reading, inSmall)
  const written = [...capital, ...small].toSorted((one, other) => one.at - other.at)
  const weighed = resolveWeak(reading, written)
  const named = believeSights(reading, weighed)
  const isNamed = (span: Pick<PlacedName, 'at' | 'length'>): boolean => named.some((sight) => doMeet(sight, span))
  const names = resolveBare(reading, weighed, isNamed)
  const described = readDescribedSights(reading).filter((sight) => !isNamed(sight))
  const isDescribed = (name: PlacedName): boolean =>
    described.some(({ at, length }) => name.at < at + length && name.at + name.length > at)
  const titled = names.filter((name) => isSightName(reading, name) && !isDescribed(name) && !isNamed(name))
  const isSight = (name: PlacedName): boolean =>
    (lengthAt(reading, name.at, 'sight') === name.length && !isSurelyCity(name)) ||
    titled.includes(name) ||
    isNamed(name) ||
    isDescribed(name)
  // "Lima, Cusco; Machu Picchu is a must": there is also a village with that name.
  const isJudged = ({ at, length }: PlacedName): boolean => lengthAt(reading, at + length, 'isMust', 'isUnwanted') > 0
  // "In Ghent, Patershol and Gravensteen": after a city an unknown name is no other city. In a route ("from Rome to
  // Nice, Alpes-Maritimes") it may be, but not after a sight.
  const isBehindCity = ({ city, country, cue, list, at }: PlacedName): boolean =>
    city === null &&
    country === null &&
    (cue === 'goal' && names.some((name) => name.cue === 'origin')
      ? names.some((name) => name.list === list && name.at < at && isNamed(name))
      : isBehind(
          names.filter((name) => name.list === list && name.city !== null),
          at,
        ))
  const isElsewhere = (name: PlacedName): boolean =>
    isRefused(reading, name) ||
    isSight(name) ||
    isJudged(name) ||
    isBehindCity(name) ||
    isNearby(reading, name) ||
    isExcursion(reading, name, names)
  const journey = chooseJourney(names.filter((name) => !isElsewhere(name)))
  // "The castle in Prague" alone is a trip to Prague.
  if (journey.destinations.length === 0) return { ...chooseJourney(names), sights: [], named: [] }
  const cities = new Set([...journey.destinations, ...(journey.origin ? [journey.origin] : [])].map(keyOf))
  const isToSee = ({ place, isWished, isOrigin }: DescribedSight): boolean =>
    !isOrigin && (isWished || !cities.has(keyOf(place)))
  return { ...journey, sights: [...described, ...titled.map(asSight)].filter(isToSee), named }
}

/** `Statt Neuschwanstein`, `except Rome`. */
function isRefused(reading: Reading, { at, cue }: PlacedName): boolean {
  const head = startBefore(reading, at, 'article')
  const refusal = [at, head].map((place) => (place < 0 ? -1 : startBefore(reading, place, 'unwanted')))
  return cue !== 'origin' && cue !== 'goal' && refusal.some((place) => place >= 0)
}

/** After the last city of its list; "Hanoi, Hoi An and Saigon" are three. */
const isBehind = (cities: readonly PlacedName[], at: number): boolean =>
  cities.some((city) => city.at < at) && !cities.some((city) => city.at > at)

/** `a hotel near the Vatican` is about lodging, not a destination. */
function isNearby(reading: Reading, { at }: PlacedName): boolean {
  const head = startBefore(reading, at, 'article')
  const near = Math.max(startBefore(reading, at, 'near'), head < 0 ? -1 : startBefore(reading, head, 'near'))
  return near >= 0 && startBefore(reading, near, 'lodging') >= 0
}

/** "krakow, don't tire him": beside a well-known place, a lower-case word is not a village in another country. */
function withoutVillages(
  reading: Reading,
  names: readonly PlacedName[],
  capital: readonly PlacedName[],
): readonly PlacedName[] {
  const isSure = ({ city, country, name }: PlacedName): boolean =>
    country !== null || (city !== null && reading.isWellKnown(name))
  const sure = [...capital, ...names].filter(isSure)
  const countries = new Set(sure.map(({ city, country }) => city?.country ?? country))
  return names.filter((name) => sure.length === 0 || isSure(name) || countries.has(name.city?.country ?? null))
}

/** "Sofia + bansko": a town of the same country, in one list with a capitalised name before it. */
function listedWith(
  reading: Reading,
  names: readonly PlacedName[],
  capital: readonly PlacedName[],
): readonly PlacedName[] {
  return names.flatMap((name) => {
    const first = capital.find(
      ({ at, length, city, cue }) =>
        city !== null &&
        city.country === name.city?.country &&
        cue !== 'origin' &&
        at < name.at &&
        isListJoint(reading, at + length, name.at),
    )
    return first ? [{ ...name, cue: first.cue, list: first.list }] : []
  })
}

/** A lower-case word is a city after a preposition, or when its country was named: "japan, tokio". */
function withoutWords(reading: Reading, names: readonly PlacedName[]): readonly PlacedName[] {
  const countries = new Set(names.filter(({ cue }) => cue !== 'none').map(({ country }) => country))
  countries.delete(null)
  const isOnWay = ({ at, length }: PlacedName): boolean => isWayOn(reading, at) || isWayOn(reading, at + length)
  const led = names.filter(
    (name) => name.cue !== 'none' || (name.city !== null && (countries.has(name.city.country) || isOnWay(name))),
  )
  const isOfStreet = ({ at, city }: PlacedName): boolean =>
    isKindInName(wordsOfName([tokenAt(reading, at - 1)?.folded ?? ''])[0] ?? '') &&
    led.some((other) => other.at < at && other.city !== null && other.city.country !== city?.country)
  const isInList = (name: PlacedName): boolean => names.some((other) => other.at > 0 && other.list === name.list)
  const head = names.find((name) => name.at === 0 && !name.isCapital && (isInList(name) || isItem(reading, name)))
  // "cáceres in january, museo helga de alvear": the first name of such a text is the destination.
  const isLed = led.some(({ cue, at }) => at > 0 && (cue === 'goal' || cue === 'within' || cue === 'visit'))
  const isStart = ({ cue, at }: PlacedName): boolean =>
    cue === 'origin' || (cue === 'origin-weak' && !isThingBefore(reading, at))
  const isAgain = (name: PlacedName): boolean => head !== undefined && keyOf(name) === keyOf(head)
  if (head && !isLed) {
    // "izmir and tire": the others of its list.
    const listed = names.filter((name) => name.list === head.list).map((name) => ({ ...name, cue: 'goal' as const }))
    return [...listed, ...led.filter((name) => isStart(name) && !isAgain(name))]
  }
  if (led.length > 0) return led.filter((name) => !isOfStreet(name))
  return names.filter((name) => isItem(reading, name)).slice(0, 1)
}

const SHORTEST_ITEM = 4

/** `quick one: athens, 2 nights`: the whole part between commas, or the start of the text. */
function isItem(reading: Reading, { at, length, name, city, country }: PlacedName): boolean {
  const isBorder = (place: number): boolean =>
    tokenAt(reading, place) === undefined || tokenAt(reading, place)?.kind === 'mark' || isTaken(reading, place)
  const isHead = at === 0 && (country !== null || isBorder(length) || reading.words.isKnown(length))
  return (
    (city ?? country) !== null &&
    name.length >= SHORTEST_ITEM &&
    (isHead || (isBorder(at - 1) && isBorder(at + length)))
  )
}

/** `Eiffel Tower`, `Schloss Schönbrunn`: the name contains its kind, and is not a city. */
function isSightName(reading: Reading, { at, length, city, country, cue }: PlacedName): boolean {
  if (length === 1 || city || country || cue === 'origin') return false
  // "Castle Combe" is a village, the "Dom-Hotel" no cathedral.
  const isLast = reading.words.language.code === 'en' || tokenAt(reading, at + 1)?.isGlued
  return [at + length - 1, ...(isLast ? [] : [at])].some((place) => isSightNoun(tokenAt(reading, place)?.folded ?? ''))
}

/** `ab Münster`: also a word for a minster. */
const isSurelyCity = ({ city, cue }: PlacedName): boolean => city !== null && (cue === 'origin' || cue === 'goal')

const asSight = (place: PlacedName): DescribedSight => ({
  name: place.name,
  at: place.at,
  length: place.length,
  place,
  isWished: false,
  isOrigin: false,
})

const hasGoal = (names: readonly PlacedName[]): boolean =>
  names.some(({ cue, city, country }) => cue === 'goal' || (cue !== 'origin' && (city !== null || country !== null)))

function collect(reading: Reading, read: (reading: Reading, at: number) => ReadName | null): PlacedName[] {
  const names: PlacedName[] = []
  for (let at = 0; at < reading.words.tokens.length; at += 1) {
    const name = isOnward(reading, at) ? null : read(reading, at)
    if (!name) continue
    // German capitalises every noun: "eine Dame aus Würzburg" does not depart from Dame.
    const isPlace = name.city !== null || name.country !== null || !reading.words.language.hasCapitalNouns
    const isOrigin = isPlace && lengthAt(reading, name.at + name.length, 'originAfter') > 0
    // "Two Oregon cities".
    const isRegion =
      (isTaken(reading, name.at - 1) && lengthAt(reading, name.at + name.length, 'city') > 0) ||
      isLandOfCities(reading, at)
    const isNext = isRightAfter(reading, names.at(-1), name)
    const before = isOrigin ? 'origin' : isRegion ? 'goal' : isNext ? null : cueBefore(reading, at, names.at(-1))
    const cue = before !== null && isWayHome(reading, at, before, names) ? 'goal' : before
    const last = names.at(-1)
    const isAlone = !last || !isMark(reading, last.at - 1, ',')
    const qualified = last ? qualify(reading, last, name, isAlone) : null
    if (qualified) names[names.length - 1] = qualified
    else names.push({ ...name, cue: cue ?? last?.cue ?? 'none', list: cue === null && last ? last.list : names.length })
    at = name.at + name.length - 1
  }
  return names
}

/** "japan 10 days tokyo kyoto osaka": well-known cities of one country in a row are a list. */
function isRightAfter(reading: Reading, before: PlacedName | undefined, name: ReadName): boolean {
  if (!before?.city || !name.city || before.city.country !== name.city.country) return false
  if (before.at + before.length !== name.at || before.city.name === name.city.name) return false
  return reading.isWellKnown(before.name) && reading.isWellKnown(name.name)
}

/** `Portland, Oregon` and `Paris, France` are one place. */
function qualify(reading: Reading, before: PlacedName, name: ReadName, isAlone: boolean): PlacedName | null {
  if (before.at + before.length + 1 !== name.at || !isMark(reading, name.at - 1, ',')) return null
  const isRegion = name.regionId !== undefined
  const isItsCountry =
    before.city !== null && name.country !== null && !isRegion && before.city.country === name.country
  // "Buffalo, Oklahoma" behind another city is a list of three; alone it is a village.
  const city = isItsCountry || name.city ? null : reading.findCity(`${before.name}, ${name.name}`)
  const isSame = city !== null && city.name === before.city?.name && city.cityId === before.city.cityId
  if (isItsCountry) return { ...before, length: name.at + name.length - before.at }
  if (!city || !(isSame || isAlone)) return null
  return { ...before, city, length: name.at + name.length - before.at }
}

/** The longest phrase right before a name, with articles between; null for the next name of a list. */
function cueBefore(reading: Reading, at: number, before: PlacedName | undefined): Cue | null {
  let end = isMark(reading, at - 1, ':') ? at - 1 : at
  for (let article = startBefore(reading, end, 'article'); article >= 0 && end - article < 4;) {
    // "around" is an article in "around the old town" and also a cue.
    if (cueEndingAt(reading, end) !== null) break
    end = article
    article = startBefore(reading, end, 'article')
  }
  const cue = cueEndingAt(reading, end)
  // "Quero ver a Sagrada Família": the Portuguese "a" is also an article.
  const article = cue === 'within' ? startBefore(reading, end, 'article') : -1
  const cueOfVerb = article >= 0 ? cueEndingAt(reading, article) : null
  const found = cueOfVerb === 'visit' || cueOfVerb === 'wish' ? cueOfVerb : cue
  const isFromHere = before?.cue === 'origin' || before?.cue === 'origin-weak'
  // "We leave Moline for Texas".
  if (found === null && isFromHere && startBefore(reading, end, 'for') === before.at + before.length) return 'goal'
  // "From Madrid to Rome" in languages where "to" and "in" are one word.
  if (found === 'within' && isFromHere && before.at + before.length === cueStart(reading, end)) return 'goal'
  if (found) return found
  return before && isListJoint(reading, before.at + before.length, at) && !isFromHere ? null : 'none'
}

function cueEndingAt(reading: Reading, end: number): Cue | null {
  let [best, start] = [null as Cue | null, end]
  for (const [meaning, cue] of CUES) {
    const from = startBefore(reading, end, meaning)
    if (from >= 0 && from < start) [best, start] = [cue, from]
  }
  // "from March 8th to": a word read as part of a date is not a cue.
  return best !== null && isTaken(reading, end - 1) && !lengthAt(reading, start, 'goal', 'within') ? null : best
}

const cueStart = (reading: Reading, end: number): number => startBefore(reading, end, 'within')

/** `, ` or ` and ` between two names; `Paris (3 nights), Rome` too. */
function isListJoint(reading: Reading, from: number, to: number): boolean {
  let next = from
  while (next < to) {
    const token = tokenAt(reading, next)
    const and = lengthAt(reading, next, 'and', 'article')
    const isJoint = isMark(reading, next, ',', '&', '/', '(', ')', '+', '-', '–', '→', '>') || isLength(reading, next)
    if (and === 0 && !isJoint && token?.kind !== 'number') return false
    next += Math.max(and, 1)
  }
  return next === to && to > from
}

const isLength = (reading: Reading, at: number): boolean =>
  isTaken(reading, at) && lengthAt(reading, at, 'number', 'night', 'day', 'for') > 0

const AHEAD: ReadonlySet<Cue> = new Set(['goal', 'within', 'visit', 'wish'])

/** "De Madrid a Roma" begins in Madrid because a destination follows; "un fin de semana de Roma" has no origin. */
function resolveWeak(reading: Reading, names: readonly PlacedName[]): readonly PlacedName[] {
  const hasStrong = names.some(({ cue }) => cue === 'origin')
  return names.map((name, index) => {
    if (name.cue !== 'origin-weak') return name
    // "Cena da Septime", "pas de Petite Sirène": an unknown place.
    const next = names[index + 1]
    const isWay = next !== undefined && AHEAD.has(next.cue) && next.at === name.at + name.length + 1
    if (!name.city && !name.country && !isWay) return { ...name, cue: 'none' }
    // "Un tour du Maroc, Marrakech, Fès".
    if (name.country !== null && names.some(({ city }) => city?.country === name.country))
      return { ...name, cue: 'none' }
    // "Em vez do Prado".
    if (startBefore(reading, name.at, 'unwanted') >= 0) return { ...name, cue: 'none' }
    if (isOfThing(reading, name, names.slice(0, index))) return { ...name, cue: 'none' }
    const isGoal = ({ cue, city }: PlacedName): boolean => cue === 'goal' || (cue !== 'origin-weak' && city !== null)
    const goesOn = names.slice(index + 1).some(({ cue }) => AHEAD.has(cue))
    return { ...name, cue: !hasStrong && (goesOn || names.some(isGoal)) ? 'origin' : 'none' }
  })
}

/** "Cracovie, la mine de sel de Wieliczka": after the destination, "de" connects a thing with its location. */
function isOfThing(reading: Reading, { at }: PlacedName, before: readonly PlacedName[]): boolean {
  const isLed = before.some(({ cue, city }) => city !== null && (cue === 'goal' || cue === 'within'))
  // "A Bologna da Firenze": the name before it is the destination.
  const weak = startBefore(reading, at, 'originWeak')
  const isBehindGoal = before.some(
    (name) => name.city !== null && AHEAD.has(name.cue) && name.at + name.length === weak,
  )
  return isLed && !isBehindGoal && isThingBefore(reading, at)
}

/** The word before "de" has no other meaning, so it may be a thing. */
function isThingBefore(reading: Reading, at: number): boolean {
  const cue = startBefore(reading, at, 'originWeak', 'article')
  const joint = cue < 0 ? at : Math.max(startBefore(reading, cue, 'originWeak'), 0) || cue
  const thing = tokenAt(reading, joint - 1)
  return thing?.kind === 'word' && !isTaken(reading, joint - 1) && !reading.words.isKnown(joint - 1)
}

/** `Moline to Dallas`: the first name begins the text, and only "to" is between the two. */
function resolveBare(
  reading: Reading,
  names: readonly PlacedName[],
  isSight: (name: PlacedName) => boolean,
): readonly PlacedName[] {
  if (names.some((name) => name.cue === 'origin' && !isSight(name))) return names
  const isKindSaid = isTripKindSaid(reading)
  const isPair = names.filter((name) => name.city !== null && !isSight(name)).length === 2
  const first = names.findIndex(({ cue, city, at, length }, index) => {
    const next = names[index + 1]
    const isNext = next?.cue === 'goal' && startBefore(reading, next.at, 'goal') === at + length
    // "Can two do Detroit–Miami and back?"
    const isStart = cue === 'none' || (cue === 'visit' && isKindSaid)
    return isStart && city !== null && (isNext || (isPair && isArrow(reading, at + length)))
  })
  return names.map((name, index) => (index === first ? { ...name, cue: 'origin' as const } : name))
}

const isTripKindSaid = (reading: Reading): boolean =>
  reading.words.tokens.some((_, at) => lengthAt(reading, at, 'roundTrip', 'oneWay') > 0)

/** `Chicago -> Montreal`, `Mannheim – Straßburg`; of three, the first is a stop like the others. */
const isArrow = (reading: Reading, at: number): boolean =>
  isMark(reading, at, '→', '–', '—') ||
  isWayOn(reading, at) ||
  (isMark(reading, at, '-', '=') && isMark(reading, at + 1, '>'))
