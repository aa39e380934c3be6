import { daysBetween } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import { openReading, type TripDates } from '@app/domain/trip-request'

import type { LookUps } from '../../tools/look-ups.ts'
import type { Phrasebook } from '../phrasebook.ts'
import { plain, matchesAny, weigh } from '../reading/phrases.ts'
import type { Question } from '../reading/question.ts'
import type { Pending } from '../reading/slots.ts'
import type { Intent } from '../sentences.ts'
import type { ChangeWord } from './change-word.ts'
import { namesInText } from './names-in-text.ts'
import { noNameIn } from './no-name.ts'
import { readDays, readSpan } from './read-days.ts'

/** These are answered first, whatever else the question contains. */
const BEFORE_ALL: readonly Intent[] = ['check', 'emergency', 'medical', 'legal']
/** Questions with these intents are about the trip only if they name one of its places or days. */
const LOOSE: readonly (Intent | null)[] = [null, 'change', 'sights', 'plan', 'food', 'cost', 'climate', 'best']
const STRONG = 3

type Asked = {
  readonly question: Question
  readonly book: Phrasebook
  /** The intent by words alone. */
  readonly chosen: Intent | null
  readonly pending: Pending | null
  readonly lookUps: LookUps
}

/** Whether a question is about changing the current trip. Without a trip, the words alone decide. */
export function asksForChange({ question, book, chosen, pending, lookUps }: Asked): boolean {
  const { trip } = lookUps
  if (!trip || (chosen !== null && BEFORE_ALL.includes(chosen)) || isNewPlan(question, trip, book)) return false
  if (chosen === 'delay' && question.slots.delayMinutes !== null) return false
  const reading = openReading(question.text, { ...lookUps, language: book.code })
  const { tokens } = reading.words
  const days = readDays(reading, 0, tokens.length, trip)
  if ((pending === 'day' || pending === 'change') && chosen === null && days.length > 0) return true
  const names = namesInText(tokens, Object.values(trip.places), {
    isPlanned: () => true,
    isWord: noNameIn(reading, book),
  })
  const outside = tokens.filter((_, at) => names.every(({ from, to }) => at < from || to <= at))
  const said = plain(outside.map(({ text }) => text).join(' '))
  const has = (word: ChangeWord): boolean => matchesAny(said, book.changes[word])
  const isOnTrip = names.length > 0 || days.length > 0
  if (!isOnTrip && !LOOSE.includes(chosen)) return false
  return (
    (isOnTrip && hasAny(WITH_NAME_OR_DAY, has)) ||
    (names.length > 0 && (hasAny(['add', 'mustSee'], has) || (has('closed') && !question.text.includes('?')))) ||
    hasAny(['lessWalking', 'addDay', 'removeDay'], has) ||
    (['calmer', 'fuller', 'add', 'remove'] as const).some((word) => weigh(said, book.changes[word]) >= STRONG) ||
    (has('rain') && days.length > 0) ||
    weigh(said, book.changes.rain) >= STRONG ||
    isOfKinds(said, question, book, has) ||
    isOfDates(question, has, readSpan(reading, 0, tokens.length)) ||
    (has('budget') && question.request.budget !== null)
  )
}

const WITH_NAME_OR_DAY: readonly ChangeWord[] = [
  'swap',
  'instead',
  'move',
  'remove',
  'calmer',
  'fuller',
  'rain',
  'startsAt',
]

const hasAny = (words: readonly ChangeWord[], has: (word: ChangeWord) => boolean): boolean => words.some(has)

/** Another city, or an explicitly requested number of days, is a new plan. */
function isNewPlan({ slots, plain: text }: Question, { days }: Trip, { intents }: Phrasebook): boolean {
  if (!matchesAny(text, intents.plan)) return false
  const own = new Set(days.flatMap(({ city }) => city.cityId ?? []))
  return slots.cities.some((id) => !own.has(id)) || (slots.cities.length > 0 && slots.days !== null)
}

/** "No museums", "more parks" apply to the whole trip; a question whether there are any does not. */
function isOfKinds(
  said: string,
  { text, slots }: Question,
  { kinds }: Phrasebook,
  has: (word: ChangeWord) => boolean,
): boolean {
  if (text.includes('?') || slots.cities.length > 0) return false
  return hasAny(['avoid', 'more'], has) && Object.values(kinds).some((kind) => matchesAny(said, kind))
}

function isOfDates({ request, slots }: Question, has: (word: ChangeWord) => boolean, span: number | null): boolean {
  if (slots.cities.length > 0) return false
  return (
    (hasAny(['later', 'earlier'], has) && span !== null) ||
    (has('dates') && request.dates !== null && isOneDay(request.dates.value))
  )
}

/** "In May" is not a start date. */
function isOneDay({ start, end, isExact }: TripDates): boolean {
  return isExact || daysBetween(start, end) < 7
}
