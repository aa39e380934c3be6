import { countryNameIn } from '../../country-name/index.ts'
import { distanceKm } from '../../kernel/index.ts'
import { isKindInName, wordsOfName } from '../../place-names/index.ts'
import { foldText } from '../../place-search/index.ts'
import { lastRefusal, refusalBefore } from '../../refusal-words/index.ts'
import { lengthAt, startBefore } from '../reading.ts'
import type { Destination, Said, TextSpan, TripRequest } from '../trip-request.ts'
import { chooseAlternatives } from './choose-alternatives.ts'
import { findTaggedPlaces, type TaggedPlace } from './find-tagged-places.ts'
import { isJoint, isOr, isTakenBack } from './linking-words.ts'
import { isLedByRefusal, isRefusedByClause } from './refused-name.ts'
import { doMeet, isWithin, sliceAt, type SlotContext, spansOf, tagsOf } from './slot-context.ts'

type Journey = Pick<TripRequest, 'origin' | 'destinations' | 'mustSee' | 'mustNot' | 'unread'>
type Place = Said<Destination>

const NAMING = ['place', 'country', 'sight', 'to', 'from', 'airport'] as const
const GOALS = ['place', 'country', 'to'] as const

/** Which places are visited, by the rules and the tags together. */
export function reconcileDestinations(request: TripRequest, context: SlotContext): Journey {
  const origin = readOrigin(request, context)
  const isOrigin = ({ span }: Place): boolean => origin !== null && doMeet(span, origin.span)
  const added = findUnread({ ...request, origin }, context)
  const isFound = ({ value }: Place): boolean => value.city !== null || value.country !== null
  // A name that no table has is no place beside one that was found.
  const read = request.destinations.filter((place) => !isOrigin(place) && (isFound(place) || added.length === 0))
  const named = [...read, ...added]
  const elsewhere = named.every((place) => isRefusable(place, context))
    ? findAnywhere([...named, ...(origin ? [origin] : [])], request, context)
    : []
  const found = [...named, ...elsewhere]
    .map((place, _, all) => asCountry(place, all, context))
    .toSorted((one, other) => one.span.start - other.span.start)
  const all = withNeighbours(found, spansOf(origin, request.mustSee, request.mustNot), context)
  const refused = all.filter((place) => isRefused(place, all, context))
  const isNeeded = ({ span }: Place): boolean => elsewhere.some((place) => doMeet(place.span, span))
  const meant = all.filter(
    (place) =>
      !refused.includes(place) &&
      !isSightOfAnother(place, all, context) &&
      (isNeeded(place) || !isOnlyAWord(place, all, context)),
  )
  const { taken, others } = chooseAlternatives(meant, refused, context.text)
  const visited = withoutCountriesOfCities(withoutRepeats(taken.length > 0 ? taken : afterTakenBack(all, context)))
  const kept = visited.length > 0 ? visited : request.destinations
  const isNot = (name: string): boolean => request.mustNot.some(({ value }) => value === name)
  return {
    origin,
    destinations: kept,
    mustSee: mustSeeOf(request, kept, context),
    mustNot: [
      ...request.mustNot,
      ...refused.filter(({ value }) => !isNot(value.name)).map(({ value, span }) => ({ value: value.name, span })),
    ],
    ...(others.length > 0 && { unread: [...(request.unread ?? []), ...others] }),
  }
}

const CITY_STATES = new Set(['DJ', 'GI', 'HK', 'MC', 'MO', 'SG', 'SM', 'VA'])

/** Panama tagged as a country, or beside one, is more than its capital. */
function asCountry({ value, span }: Place, all: readonly Place[], context: SlotContext): Place {
  const { city, name, nights } = value
  const isBesideCountry = all.some((other) => other.value.country !== null && other.value.regionId === undefined)
  const isTagged = isBesideCountry || tagsOf(context, 'country').some((tag) => doMeet(tag, span))
  if (!isTagged || city === null || CITY_STATES.has(city.country)) return { value, span }
  const isNamesake = foldText(countryNameIn(city.country, 'en')) === foldText(city.name)
  return isNamesake ? { value: { name, city: null, country: city.country, nights }, span } : { value, span }
}

const toDestination = ({ value, span }: TaggedPlace): Place => ({ value: { ...value, nights: null }, span })

/** Names in tags that no fact of the rules contains. */
function findUnread(request: TripRequest, context: SlotContext): readonly Place[] {
  const known = request.destinations.filter(({ value }) => value.city !== null || value.country !== null)
  const sights = request.mustSee.filter((sight) => !isTown(sight, context))
  const used = spansOf(known, request.origin, sights, request.mustNot, request.appointments)
  const isFree = ({ span }: TaggedPlace): boolean => !used.some((fact) => doMeet(fact, span))
  const named = tagsOf(context, ...GOALS).flatMap((tag) => findTaggedPlaces(context, tag))
  // A name that the rules would not take as the start: "Hanoi" tagged as one, without a word that says so.
  const starts = tagsOf(context, 'from').filter((tag) => !isStart(tag, request, context))
  const found = [...named, ...starts.flatMap((tag) => findTaggedPlaces(context, tag))].filter(isFree)
  const avoided = tagsOf(context, 'avoid').flatMap((tag) => findTaggedPlaces(context, tag).filter(isFree))
  const isCompound = ({ value, span }: TaggedPlace): boolean =>
    value.city !== null &&
    !isRefusedByClause(context.text, span) &&
    known.every((other) => countryOf(other) !== countryOf({ value })) &&
    isBehindThing(span, context)
  const isExcursion = ({ span }: TaggedPlace): boolean => request.destinations.length > 0 && isForOneDay(span, context)
  const all = [...known, ...found.map(toDestination)]
  return [
    ...found.filter((place) => !isVillage(place, all, context) && !isExcursion(place) && !isCompound(place)),
    ...avoided,
  ].map(toDestination)
}

/** Towns that the rules took for a sight: "LIVERPOOL AND MANCHESTER". */
function isTown({ value, span }: Said<string>, context: SlotContext): boolean {
  const { findSight, isWellKnown } = context.whole
  if (findSight(value.toLowerCase().split(' '))?.isWhole) return false
  return tagsOf(context, ...GOALS, 'from').some(
    (tag) =>
      doMeet(span, tag) &&
      findTaggedPlaces(context, tag).some((place) => place.value.city !== null && isWellKnown(place.value.name)),
  )
}

const SHORTEST_THING = 4

/** "Sulphur bath": right behind an untagged word of unknown meaning, in small letters. */
function isBehindThing(span: TextSpan, { whole, original, tags, text }: SlotContext): boolean {
  const at = whole.words.tokens.findIndex((token) => original(token).end === span.start - 1)
  const before = whole.words.tokens[at]
  if (before?.kind !== 'word' || /^\p{Lu}/u.test(text.slice(span.start)) || whole.words.isKnown(at)) return false
  const word = text.slice(original(before).start, original(before).end)
  return word.length >= SHORTEST_THING && !isOr(word) && !tags.some((tag) => doMeet(tag, original(before)))
}

/** "Uruguay 1 day" beside another destination is an excursion, which the list of what was not used names. */
function isForOneDay(span: TextSpan, context: SlotContext): boolean {
  return tagsOf(context, 'days').some(
    (tag) => isJoined(tag, span, context.text) && context.readPart(sliceAt(context, tag)).days?.value === 1,
  )
}

const countryOf = ({ value }: Pick<TaggedPlace, 'value'>): string | null => value.city?.country ?? value.country

/** Beside a well-known place, an unknown one of another country is a word that some village is called. */
function isVillage(place: TaggedPlace, known: readonly TaggedPlace[], { whole, text, tags }: SlotContext): boolean {
  if (place.value.city === null || isSure(place, whole.isWellKnown)) return false
  if (/^\p{Lu}/u.test(text.slice(place.span.start)) && tags.some((tag) => isWithin(tag, place.span))) return false
  const others = known.filter((other) => other !== place && isSure(other, whole.isWellKnown))
  const isNear = ({ value: { city } }: TaggedPlace): boolean =>
    city !== null && place.value.city !== null && distanceKm(city.coordinates, place.value.city.coordinates) <= NEAR_KM
  return others.length > 0 && !others.some((other) => countryOf(other) === countryOf(place) || isNear(other))
}

/** Malmö is near Copenhagen. */
const NEAR_KM = 300

const isSure = ({ value }: Pick<TaggedPlace, 'value'>, isWellKnown: (name: string) => boolean): boolean =>
  value.country !== null || isWellKnown(value.name)

/** Well-known names beside a tagged one: "Peru Bolivia Chile", "Liverpool and Manchester". */
function withNeighbours(found: readonly Place[], used: readonly TextSpan[], context: SlotContext): readonly Place[] {
  const { whole, original, text } = context
  const all = [...found]
  const isBeside = (span: TextSpan): boolean => all.some((place) => isJoined(place.span, span, text))
  const isFree = (span: TextSpan): boolean => ![...used, ...spansOf(all)].some((fact) => doMeet(fact, span))
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false
    for (const token of whole.words.tokens) {
      const span = original(token)
      if (token.kind !== 'word' || span.end === span.start || !isFree(span) || !isBeside(span)) continue
      const [place] = findTaggedPlaces(context, span)
      const isNamed = place && isWithin(span, place.span) && isSure(place, whole.isWellKnown)
      if (!isNamed || !isFree(place.span) || isEverydayToken(context, span)) continue
      // "Vietnam north": a direction is no region of another country.
      const isCountry = place.value.country !== null && place.value.regionId === undefined
      const isNear = isCountry || all.some((other) => countryOf(other) === countryOf(place))
      if (!isNear) continue
      all.push(toDestination(place))
      isGrowing = true
    }
  }
  return all.toSorted((one, other) => one.span.start - other.span.start)
}

const isEverydayToken = ({ whole, original }: SlotContext, span: TextSpan): boolean =>
  whole.words.tokens.every((token, at) => !doMeet(original(token), span) || whole.words.isKnown(at))

const NEXT_WORDS = 30

/** After "Lwow nie..." alone, the rest is read as if it stood alone. */
function afterTakenBack(all: readonly Place[], context: SlotContext): readonly Place[] {
  const end = Math.max(0, ...all.map(({ span }) => span.end))
  const next = findTaggedPlaces(context, { start: end, end: end + NEXT_WORDS })
  const sure = next.filter((place) => isSure(place, context.whole.isWellKnown)).map(toDestination)
  if (sure.length > 0) return sure
  const { destinations } = context.readPart(context.text.slice(end))
  return destinations.map(({ value, span }) => ({ value, span: { start: span.start + end, end: span.end + end } }))
}

/** Sagrada Família is a quarter, a park is a town somewhere: beside their city, or a name, they are no place to go to. */
function isSightOfAnother({ value, span }: Place, all: readonly Place[], context: SlotContext): boolean {
  const { whole } = context
  const others = all.filter((other) => !doMeet(other.span, span))
  const words = foldText(value.name).split(' ')
  if (words.length === 1 && wordsOfName(words).some(isKindInName) && !isTaggedPlace(span, context))
    return others.some((other) => countryOf(other) !== null)
  const sight = value.city ? whole.findSight(words) : null
  const isOf = ({ value: { city } }: Place): boolean =>
    city !== null && city.name !== value.city?.name && (sight?.cities.includes(`${city.name} ${city.country}`) ?? false)
  return sight?.isWhole === true && others.some(isOf)
}

const isTaggedPlace = (span: TextSpan, context: SlotContext): boolean =>
  tagsOf(context, ...GOALS).some((tag) => doMeet(tag, span))

/** In lower case, without a tag for names, where other places have one: "bareng", "tire him". */
function isOnlyAWord(place: Place, all: readonly Place[], context: SlotContext): boolean {
  const tagged = tagsOf(context, ...NAMING)
  const isTagged = ({ span }: Place): boolean => tagged.some((tag) => doMeet(tag, span))
  if (isTagged(place) || /^\p{Lu}/u.test(sliceAt(context, place.span))) return false
  const named = all.filter((other) => isTagged(other))
  if (named.length === 0) return false
  if (!isSure(place, context.whole.isWellKnown)) return true
  const isOther = context.tags.some((tag) => tag.kind !== 'wish' && doMeet(tag, place.span))
  return !isListed(place, all, context) && (isOther || isEverydayToken(context, place.span))
}

/** Only a comma or "and" between it and another place. */
function isListed({ span }: Place, all: readonly Place[], { text }: SlotContext): boolean {
  return all.some((other) => isJoined(other.span, span, text))
}

function isJoined(one: TextSpan, other: TextSpan, text: string): boolean {
  if (doMeet(one, other)) return false
  const [first, last] = one.start < other.start ? [one, other] : [other, one]
  return isJoint(text.slice(first.end, last.start))
}

const isRefusable = ({ span }: Place, context: SlotContext): boolean =>
  refusalBefore(context.text, span.start) !== null || isLedByRefusal(span, context)

/** Nothing is left to visit: a name that the tags took for something else, such as "a 5 potes en corse". */
function findAnywhere(
  known: readonly { readonly span: TextSpan }[],
  { mustSee, mustNot }: TripRequest,
  context: SlotContext,
): readonly Place[] {
  const used = spansOf(known, mustSee, mustNot)
  const { whole, text } = context
  return findTaggedPlaces(context, { start: 0, end: text.length })
    .filter((place) => isSure(place, whole.isWellKnown) && !used.some((fact) => doMeet(fact, place.span)))
    .filter(({ span }) => span.end - span.start < text.length)
    .map(toDestination)
}

/** In a tag of what to avoid, or behind a refusing word, or taken back: "Lwow nie... Wilno". */
function isRefused({ span }: Place, all: readonly Place[], context: SlotContext): boolean {
  const refusal = lastRefusal(context.text, span.start)
  const isNear = refusal !== null && span.start - refusal.end <= FAR_REFUSAL
  if (isNear && tagsOf(context, 'avoid').some((tag) => doMeet(tag, span))) return true
  const before = refusalBefore(context.text, span.start)
  const isAfterAnother = all.some((other) => other.span.start < span.start)
  const isBeforeAnother = all.some((other) => other.span.start > span.start)
  if (before !== null && (isAfterAnother || isBeforeAnother)) return !isPartOfAnother(before, all)
  if (isTakenBack(context.text.slice(span.end)) || isRefusedByClause(context.text, span)) return true
  return (isAfterAnother || isBeforeAnother) && isLedByRefusal(span, context)
}

/** "No bungee, his sister lives in Nelson" refuses no Nelson. */
const FAR_REFUSAL = 25

/** The "nie" behind Lwow refuses Lwow and not what follows. */
const isPartOfAnother = (at: number, all: readonly Place[]): boolean =>
  all.some(({ span }) => span.end + 1 >= at && span.start < at)

/** Drops an origin that the rules read from a word that is not a name here: "cadeira de rodas". */
function readOrigin(request: TripRequest, context: SlotContext): TripRequest['origin'] {
  const { origin } = request
  const isTagged = origin !== null && tagsOf(context, ...NAMING).some((tag) => doMeet(tag, origin.span))
  const isWord =
    origin !== null &&
    !isTagged &&
    tagsOf(context, ...NAMING).length > 0 &&
    !/^\p{Lu}/u.test(sliceAt(context, origin.span)) &&
    !isLed(origin.span, context, 'origin')
  return isWord || origin === null ? originOf(request, context) : origin
}

/** The first `from` that a word of setting out leads. */
function originOf(request: TripRequest, context: SlotContext): TripRequest['origin'] {
  for (const tag of tagsOf(context, 'from')) {
    if (!isStart(tag, request, context)) continue
    const [place] = findTaggedPlaces(context, tag)
    const isOnly = request.destinations.every(({ span }) => doMeet(span, tag))
    if (place && !(isOnly && tagsOf(context, ...GOALS).length === 0)) return place
  }
  return null
}

function isLed(span: TextSpan, { whole, original }: SlotContext, ...leads: readonly Lead[]): boolean {
  const at = whole.words.tokens.findIndex((token) => doMeet(original(token), span))
  return at >= 0 && (lengthAt(whole, at, ...leads) > 0 || startBefore(whole, at, ...leads) >= 0)
}

type Lead = 'origin' | 'originWeak' | 'from'

/** Led by a word of setting out, or at least no destination of the rules beside others. */
function isStart(tag: TextSpan, { destinations }: TripRequest, context: SlotContext): boolean {
  const at = context.whole.words.tokens.findIndex((token) => doMeet(context.original(token), tag))
  const isRead = destinations.some(({ span }) => doMeet(span, tag)) || startBefore(context.whole, at, 'and') >= 0
  return isLedAsOrigin(tag, context) || (!isRead && (destinations.length > 0 || tagsOf(context, ...GOALS).length > 0))
}

function isLedAsOrigin(tag: TextSpan, context: SlotContext): boolean {
  const { whole, original } = context
  if (isLed(tag, context, 'origin', 'originWeak', 'from')) return true
  const next = whole.words.tokens.findIndex((token) => original(token).start >= tag.end)
  return next >= 0 && lengthAt(whole, next, 'goal', 'to', 'originAfter') > 0
}

function withoutRepeats(places: readonly Place[]): readonly Place[] {
  const keyOf = ({ value }: Place): string =>
    value.city ? `${value.city.name} ${value.city.country}` : (value.regionId ?? value.country ?? value.name)
  return places.filter((place, index) => places.findIndex((other) => keyOf(other) === keyOf(place)) === index)
}

/** "Italia: Roma, Florencia, Venecia" is three cities, and "Finland Lapland" is Lapland. */
function withoutCountriesOfCities(places: readonly Place[]): readonly Place[] {
  const isCountry = ({ value }: Place): boolean => value.country !== null && value.regionId === undefined
  return places.filter(
    (place) => !isCountry(place) || !places.some((other) => !isCountry(other) && countryOf(other) === countryOf(place)),
  )
}

/** Without everyday words that a sight is called, with the sights that were tagged. */
function mustSeeOf(
  { mustSee, mustNot }: TripRequest,
  visited: readonly Place[],
  context: SlotContext,
): Journey['mustSee'] {
  const tagged = tagsOf(context, ...NAMING, 'wish')
  const isMeant = ({ value, span }: Said<string>): boolean =>
    tagged.some((tag) => doMeet(tag, span)) ||
    /^\p{Lu}/u.test(sliceAt(context, span)) ||
    tagsOf(context, ...NAMING).length === 0 ||
    (context.whole.findSight(value.toLowerCase().split(' '))?.isWhole ?? false)
  const used = spansOf(mustSee, mustNot, visited)
  const sights = tagsOf(context, 'sight')
    .filter((tag) => !used.some((fact) => doMeet(fact, tag)))
    .filter((tag) => refusalBefore(context.text, tag.start) === null)
    .map(({ start, end }) => ({ value: context.text.slice(start, end), span: { start, end } }))
  return [...mustSee.filter((sight) => isMeant(sight) && !isTown(sight, context)), ...sights]
}
