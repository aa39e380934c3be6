import type { Intent } from '../sentences.ts'
import type { Question } from './question.ts'
import { type Memory, mergeSlots, NO_FLIGHT, type Slots } from './slots.ts'

/**
 * The details to keep after this question. Weather in a question is not the cause of a delay: disruptions are only read
 * from questions about flights, and another flight starts without them.
 */
export function carriedOn(now: Slots, question: Question, memory: Memory, intent: Intent | null): Slots {
  const isFlight = intent === 'delay' || (intent === null && memory.intent === 'delay')
  const keepsFlight = memory.intent === 'delay' && !(intent === 'delay' && isAnotherFlight(now, memory))
  const here = fromThere(now, question, intent ?? memory.intent, memory.slots)
  return mergeSlots(isFlight ? here : { ...here, ...NO_FLIGHT }, {
    ...memory.slots,
    ...(keepsFlight ? {} : NO_FLIGHT),
    ...(question.hasUnreadPassport ? { passport: null } : {}),
    ...(isDatedElsewhere(now, memory, intent) ? { dates: null, month: null } : {}),
  })
}

/** May, from a question about Rome's weather, does not date a weekend in Paris. */
function isDatedElsewhere({ cities }: Slots, { intent: before, slots }: Memory, intent: Intent | null): boolean {
  const isElsewhere = cities.length > 0 && !cities.some((id) => slots.cities.includes(id))
  return intent === 'plan' && isElsewhere && before !== null && !OF_JOURNEY.includes(before)
}

const OF_JOURNEY: readonly Intent[] = ['plan', 'change', 'check', 'hotel', 'flight', 'car', 'cost']

const BETWEEN_TWO: readonly (Intent | null)[] = ['distance', 'difference', 'flight']

/** "How long does it take to get there from London?": the destination comes from earlier questions. */
export function fromThere(now: Slots, question: Question, intent: Intent | null, before: Slots): Slots {
  const [city] = now.cities
  // "How many hours ahead of Lisbon is that?": Lisbon is the origin.
  const isOnlyOrigin = question.isOnlyOrigin || (intent === 'difference' && namesOne(now))
  const isKnown = before.cities.some((id) => id !== city) || before.countries.length > 0
  if (!isOnlyOrigin || city === undefined || !BETWEEN_TWO.includes(intent) || !isKnown) return now
  return { ...now, origin: city, cities: before.cities.filter((id) => id !== city), countries: before.countries }
}

function namesOne({ cities, countries, origin }: Slots): boolean {
  return cities.length === 1 && countries.length === 0 && origin === null
}

export function namesPlace({ cities, countries, origin, airports }: Slots): boolean {
  return cities.length + countries.length + airports.length > 0 || origin !== null
}

function isAnotherFlight({ cities, origin, airports }: Slots, { pending }: Memory): boolean {
  return pending !== 'route' && (airports.length > 1 || cities.length + (origin === null ? 0 : 1) > 1)
}
