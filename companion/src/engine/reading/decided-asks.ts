import { groupOf, type IntentGroup, isReaderIntent, type ReaderIntent } from '@app/domain/learned-reader'

import type { Ask, LookUps } from '../../tools/look-ups.ts'
import type { Intent } from '../sentences.ts'
import type { Question } from './question.ts'
import type { Memory } from './slots.ts'

/** Intents of the engine by the ids of the trained reader. Everyday questions of the guide are answered separately. */
const OF_READER: Readonly<Partial<Record<ReaderIntent, Intent>>> = {
  best_time: 'best',
  car_search: 'car',
  currency: 'convert',
  denied_boarding: 'delay',
  distance: 'distance',
  embassy: 'embassy',
  emergency: 'emergency',
  flight_cancelled_rights: 'delay',
  flight_delay_rights: 'delay',
  flight_search: 'flight',
  flight_time: 'distance',
  health_vaccine: 'health',
  holiday_closed: 'holidays',
  hotel_search: 'hotel',
  itinerary: 'plan',
  must_see: 'sights',
  passport_validity: 'passport',
  plug: 'plugs',
  smalltalk: 'hello',
  safety_general: 'advisory',
  thanks: 'thanks',
  time_difference: 'difference',
  transit_visa: 'entry',
  visa_how: 'entry',
  visa_length: 'entry',
  visa_need: 'entry',
  weather: 'climate',
}

/** What an answer of the engine was about, for the reader. */
const BEFORE: Readonly<Partial<Record<Intent, ReaderIntent>>> = {
  advisory: 'safety_general',
  best: 'best_time',
  calling: 'country_fact',
  capital: 'country_fact',
  car: 'car_search',
  change: 'itinerary_change',
  check: 'itinerary',
  climate: 'weather',
  clock: 'time_difference',
  convert: 'currency',
  cost: 'budget_enough',
  delay: 'flight_delay_rights',
  difference: 'time_difference',
  distance: 'distance',
  driving: 'driving_rules',
  embassy: 'embassy',
  emergency: 'emergency',
  entry: 'visa_need',
  flight: 'flight_search',
  food: 'food_where',
  health: 'health_vaccine',
  holidays: 'holiday_closed',
  hotel: 'hotel_search',
  language: 'language_spoken',
  legal: 'theft',
  medical: 'health_sick',
  money: 'country_fact',
  passport: 'passport_validity',
  plan: 'itinerary',
  plugs: 'plug',
  sights: 'must_see',
}

/** Each thing that is asked must be this likely; otherwise phrases are tried, which are right less often above it. */
const LEAST = 0.2

export function engineIntent(intent: string): Intent | null {
  return (isReaderIntent(intent) && OF_READER[intent]) || null
}

/** The last question of the conversation, in the words of the reader. */
export function askedBefore(memory: Memory): ReaderIntent | null {
  return allAskedBefore(memory)[0] ?? null
}

/** Everything that the last message asked, the last of it first. */
export function allAskedBefore({ intent, everyday }: Memory): readonly ReaderIntent[] {
  const asked = (everyday?.intents ?? []).toReversed().flatMap((each) => (isReaderIntent(each) ? [each] : []))
  if (asked.length > 0) return asked
  const own = intent === null ? undefined : BEFORE[intent]
  return own === undefined ? [] : [own]
}

/** What the message asks, in its order, if the trained reader finds all of it likely; otherwise nothing. */
export function decidedAsks(
  { text, mentions }: Pick<Question, 'mentions' | 'text'>,
  memory: Memory,
  { readAsks }: Pick<LookUps, 'readAsks'>,
  saysPlan: boolean,
): readonly Ask[] {
  const names = mentions.map(({ cityId, destinationId, start, end }) => ({
    slot: cityId === null && destinationId === undefined ? ('country' as const) : ('place' as const),
    start,
    end,
  }))
  const before = askedBefore(memory)
  const asks = readAsks?.(text, { names, before }) ?? []
  if (!asks.every(({ probability }) => probability >= LEAST)) return []
  const asked = withoutBackground(asks, saysPlan)
  return saysPlan ? withWishes(asked, text) : asked
}

/** What a plan is made of. */
const OF_PLAN: readonly IntentGroup[] = ['sights', 'food', 'travellers']

/** "Plan two days in Rome, must see the Forum": what is not asked as a question is a wish for the plan. */
function withWishes(asks: readonly Ask[], text: string): readonly Ask[] {
  const [plan, ...others] = asks
  if (plan?.intent !== 'itinerary') return asks
  const isWish = ({ intent, text: part }: Ask): boolean =>
    isReaderIntent(intent) && OF_PLAN.includes(groupOf(intent)) && !isQuestion(part, text)
  const wishes = others.filter(isWish)
  return [
    { ...plan, text: [plan, ...wishes].map((ask) => ask.text.trim()).join(', ') },
    ...others.filter((ask) => !wishes.includes(ask)),
  ]
}

function isQuestion(part: string, text: string): boolean {
  const after = text.slice(text.indexOf(part) + part.trimEnd().length)
  return /[?？؟]\s*$/u.test(part) || /^\s*[?？؟]/u.test(after)
}

/** A trip that is told beside a question is its background, unless a plan is asked for in words. */
function withoutBackground(asks: readonly Ask[], saysPlan: boolean): readonly Ask[] {
  const others = asks.filter(({ intent }) => !PASSING.includes(intent) && (saysPlan || intent !== 'itinerary'))
  return others.length === 0 ? asks : others
}

/** "Hi, do I need a visa? Thanks" asks for the visa. */
const PASSING = ['smalltalk', 'thanks']
