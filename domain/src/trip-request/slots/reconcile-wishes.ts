import type { TaggedSlot } from '../../learned-reader/index.ts'
import { kindsMeant } from '../../place-kinds/index.ts'
import { lastRefusal, refusalBefore } from '../../refusal-words/index.ts'
import { lengthAt, type Reading } from '../reading.ts'
import type { NamedPlace, Said, TextSpan, TripRequest } from '../trip-request.ts'
import { findTaggedPlaces } from './find-tagged-places.ts'
import { itemsOf, without } from './items-of-tag.ts'
import { isJoint, isRefusing } from './linking-words.ts'
import { refuseUnread } from './refuse-unread.ts'
import { isRefusedByClause } from './refused-name.ts'
import { doMeet, sliceAt, type SlotContext, spansOf, tagsOf } from './slot-context.ts'

type Item = TextSpan & { readonly isRefusal: boolean }

const QUOTED = ['wish', 'avoid', 'diet', 'pace', 'mode', 'time'] as const
const NAMING = ['place', 'country', 'to', 'sight'] as const
const MOST_UNREAD = 12

/** Every wish is a fact of the request or quoted as not used, in the traveller's words. */
export function reconcileWishes(request: TripRequest, context: SlotContext, people: readonly string[]): TripRequest {
  const tagged = readItems(context)
  const judged = { ...request, ...withoutMisread(request, tagged, context) }
  const freed = request.mustNot.filter((fact) => !judged.mustNot.includes(fact))
  const items = [...tagged, ...freed.map(({ span }) => ({ ...span, isRefusal: false }))]
  const read = items.reduce((all, item) => withItem(all, item, context), judged)
  const unused = [
    ...items.flatMap((item) => unusedOf(item, read, context)),
    ...tagsOf(context, ...NAMING).filter((tag) => !isNameUsed(tag, read, context)),
  ]
  const quotes = unused.filter((item, index) => !unused.some((other, at) => at < index && doMeet(other, item)))
  const left = [...quotes.map((span) => quote(context, span)), ...runsOf(read, { quotes, people, context })].toSorted(
    (one, other) => one.span.start - other.span.start,
  )
  const { unread: all, mustNot } = refuseUnread(left, context, read.mustNot)
  const kept = read.mustNot.filter((fact) => !mustNot.some((other) => doMeet(fact.span, other.span)))
  const unread = all.slice(0, MOST_UNREAD)
  const { unread: _, ...known } = read
  return { ...known, mustNot: [...kept, ...mustNot], ...(unread.length > 0 && { unread }) }
}

const quote = ({ text }: SlotContext, span: TextSpan): Said<string> => ({
  value: text.slice(span.start, span.end),
  span: { start: span.start, end: span.end },
})

/** The parts of each tag, what is refused with its refusing word. */
function readItems(context: SlotContext): readonly Item[] {
  return tagsOf(context, ...QUOTED).flatMap((tag) => {
    const items = itemsOf(tag, context)
    if (tag.kind !== 'avoid') return items.map((item) => ({ ...item, isRefusal: isRefusedItem(item, context) }))
    const refusal = refusalBefore(context.text, tag.start)
    const isRefusal = refusal !== null || isRefusing(sliceAt(context, tag), context.openPart)
    return items.map((item, index) => ({
      start: index === 0 ? (refusal ?? item.start) : item.start,
      end: item.end,
      isRefusal,
    }))
  })
}

const isRefusedItem = (item: TextSpan, context: SlotContext): boolean =>
  isRefusing(sliceAt(context, item), context.openPart) ||
  refusalBefore(context.text, item.start) !== null ||
  isRefusedByClause(context.text, item)

/** A name that is visited, the start, or the country of what is visited. */
function isNameUsed(tag: TextSpan, request: TripRequest, context: SlotContext): boolean {
  if (factsIn(request).some((fact) => doMeet(fact, tag))) return true
  const places = findTaggedPlaces(context, tag)
  const visited = [...request.destinations, ...(request.origin ? [request.origin] : [])].map(({ value }) => value)
  const isUsed = ({ city, country, regionId }: NamedPlace): boolean =>
    visited.some((other) => {
      const isItsCountry = other.city === null && other.regionId === undefined && other.country === city?.country
      if (city) return city.name === other.city?.name || isItsCountry
      return regionId === undefined ? country === (other.city?.country ?? other.country) : regionId === other.regionId
    })
  return places.length > 0 && places.every(({ value }) => isUsed(value))
}

/** A wish that the rules took for something refused, and something refused that they took for a wish. */
function withoutMisread(request: TripRequest, items: readonly Item[], context: SlotContext): Partial<TripRequest> {
  const isIn = (span: TextSpan, isRefusal: boolean): boolean =>
    items.some((item) => item.isRefusal === isRefusal && doMeet(item, span))
  // "Vegetarian, no museums": a tag for a diet may go on to a place, which no diet is.
  const isWished = ({ span, value }: Said<string>): boolean =>
    (kindsMeant(value).size === 0 &&
      tagsOf(context, 'diet').some((tag) => doMeet(tag, span) && isDiet(tag, context))) ||
    (tagsOf(context, 'wish').some((tag) => doMeet(tag, span)) &&
      !isIn(span, true) &&
      !isRefusedBehind(span, context)) ||
    isBehindAnother(span, context)
  const isRefused = ({ span }: Said<unknown>): boolean =>
    (isIn(span, true) && tagsOf(context, 'avoid').some((tag) => doMeet(tag, span))) ||
    isRefusedByClause(context.text, span)
  const see = request.mustSee.filter((fact) => !isRefused(fact))
  // A word in small letters may be anything: "lei odia i musei".
  const lost = request.mustSee.filter((fact) => isRefused(fact) && !/^\p{Ll}+$/u.test(fact.value))
  return {
    interests: request.interests.filter((fact) => !isRefused(fact)),
    cuisines: request.cuisines.filter((fact) => !isRefused(fact)),
    mustSee: see,
    appointments: request.appointments.filter(({ span }) => !isRun(span, context)),
    mustNot: [...request.mustNot.filter((fact) => !isWished(fact)), ...lost],
  }
}

/** A tag for a diet may go too far: "쇼핑 빼고" refuses shopping. */
const isDiet = (tag: TextSpan, context: SlotContext): boolean => {
  const { diets, interests } = context.readPart(sliceAt(context, tag))
  return diets.length > 0 || (interests.length === 0 && !isRefusedByClause(context.text, tag))
}

/** "Gut essen, Fado, keine steilen Gassen am Abend" is a list of wishes and no appointment in the evening. */
function isRun(span: TextSpan, context: SlotContext): boolean {
  const met = (...kinds: readonly TaggedSlot['kind'][]): number =>
    tagsOf(context, ...kinds).filter((tag) => doMeet(tag, span)).length
  return met('avoid') > 0 || met('wish') > 1
}

/** "Flamenco no thanks". */
const isRefusedBehind = (span: TextSpan, context: SlotContext): boolean =>
  tagsOf(context, 'avoid').some((tag) => tag.start >= span.end && isJoint(context.text.slice(span.end, tag.start)))

/** "No car june mountains": a refusal ends where the next thing is tagged. */
function isBehindAnother(span: TextSpan, context: SlotContext): boolean {
  const refusal = lastRefusal(context.text, span.start)
  if (refusal === null || tagsOf(context, 'avoid', ...NAMING).some((tag) => doMeet(tag, span))) return false
  return context.tags.some((tag) => tag.kind !== 'avoid' && tag.start >= refusal.end && tag.start <= span.start)
}

function tastesIn(request: TripRequest): readonly TextSpan[] {
  const { interests, pace, diets, cuisines, mobility, mustSee, mustNot, appointments, special, avoided } = request
  return spansOf(
    ...[interests, pace, diets, cuisines, mobility, mustSee, mustNot, appointments, special, avoided],
    request.directFlights,
  )
}

function factsIn(request: TripRequest): readonly TextSpan[] {
  const { origin, destinations, arrival, departure, windows, budget, days, dates, travellers } = request
  return [
    ...tastesIn(request),
    ...spansOf(origin, destinations, arrival, departure, windows, budget, days, dates, travellers),
  ]
}

/** The words of an item that no fact was read from, if they say anything. */
function unusedOf(item: Item, request: TripRequest, context: SlotContext): readonly TextSpan[] {
  if (tastesIn(request).some((fact) => doMeet(fact, item))) return []
  const isOf = (...kinds: readonly TaggedSlot['kind'][]): boolean =>
    tagsOf(context, ...kinds).some((tag) => doMeet(tag, item))
  const { arrival, departure, windows } = request
  if (isOf('time') && spansOf(arrival, departure, windows).some((fact) => doMeet(fact, item))) return []
  const rest = without(item, factsIn(request), context)
  if (isSaidElsewhere(context.readPart(sliceAt(context, item)), request)) return []
  const isSaying = isOf('mode', 'pace', 'diet') || rest.some((part) => doesSay(part, context))
  return isSaying && rest.length > 0 ? [{ start: item.start, end: item.end }] : []
}

/** A pram and "no stairs" are one fact, which has the place of the first. */
function isSaidElsewhere(part: TripRequest, request: TripRequest): boolean {
  const has = (own: readonly Said<unknown>[] = [], all: readonly Said<unknown>[] = []): boolean =>
    own.some(({ value }) => all.some((fact) => JSON.stringify(fact.value) === JSON.stringify(value)))
  const { interests, diets, cuisines, special, avoided, pace, mobility } = part
  return (
    [pace && request.pace?.value === pace.value, mobility && request.mobility?.value === mobility.value].some(
      Boolean,
    ) ||
    has([...interests, ...diets, ...cuisines], [...request.interests, ...request.diets, ...request.cuisines]) ||
    has([...(special ?? []), ...avoided], [...(request.special ?? []), ...request.avoided])
  )
}

const SHORTEST_WORD = 3
/** Words that say nothing by themselves. */
const FUNCTION = [
  ...['common', 'and', 'to', 'from', 'of', 'for', 'article', 'with', 'at', 'in', 'we', 'this', 'next', 'last'],
  ...['goal', 'within', 'visit', 'wanted', 'origin', 'originWeak', 'adjective', 'not', 'but', 'leave', 'arrive'],
  ...['day', 'night', 'week', 'month', 'weekday', 'monthName', 'monthPart', 'season', 'part', 'number', 'isMust'],
] as readonly Parameters<typeof lengthAt>[2][]

const isFunction = (reading: Reading, at: number): boolean => lengthAt(reading, at, ...FUNCTION) > 0

/** More than everyday words: "want to", "in the". */
function doesSay(part: TextSpan, context: SlotContext): boolean {
  const reading = context.openPart(sliceAt(context, part))
  const { words } = reading
  const isGloss = words.text !== sliceAt(context, part)
  return (
    isGloss ||
    words.tokens.some(({ kind, text }, at) =>
      kind === 'word' ? text.length >= SHORTEST_WORD && !isFunction(reading, at) : kind !== 'mark',
    )
  )
}

/** Reads the words of an item alone, if nothing was read from them in their sentence. */
function withItem(request: TripRequest, item: Item, context: SlotContext): TripRequest {
  if (tastesIn(request).some((fact) => doMeet(fact, item))) return request
  const span = { start: item.start, end: item.end }
  const part = context.readPart(sliceAt(context, span))
  const place = <T>(facts: readonly Said<T>[] = []): readonly Said<T>[] => facts.map(({ value }) => ({ value, span }))
  const add = <T>(own: readonly Said<T>[], more: readonly Said<T>[] | undefined): readonly Said<T>[] => [
    ...own,
    ...place(more).filter(({ value }) => !own.some((fact) => JSON.stringify(fact.value) === JSON.stringify(value))),
  ]
  const special = add(request.special ?? [], part.special)
  return {
    ...request,
    ...(item.isRefusal
      ? { avoided: add(request.avoided, part.avoided) }
      : { interests: add(request.interests, part.interests), cuisines: add(request.cuisines, part.cuisines) }),
    diets: add(request.diets, part.diets),
    pace: request.pace ?? place(part.pace ? [part.pace] : [])[0] ?? null,
    mobility: request.mobility ?? place(part.mobility ? [part.mobility] : [])[0] ?? null,
    ...(special.length > 0 && { special }),
  }
}

type Explained = {
  readonly quotes: readonly TextSpan[]
  /** Words for people that the rules do not know. */
  readonly people: readonly string[]
  readonly context: SlotContext
}

/** The rules' unread words, without those that a tag explains or a quote contains. */
function runsOf(request: TripRequest, { quotes, people, context }: Explained): readonly Said<string>[] {
  const { days, dates, destinations, origin, mustNot } = request
  const tagged = tagsOf(context, ...NAMING, 'from').filter((tag) => isNameUsed(tag, request, context))
  const used = [...quotes, ...tagged, ...spansOf(destinations, origin, days, dates, mustNot)]
  return (request.unread ?? [])
    .flatMap(({ span }) => without(span, used, context))
    .map((span) => quote(context, span))
    .filter(({ value }) => !value.split(/\s+/).every((word) => people.includes(word.toLowerCase())))
}
