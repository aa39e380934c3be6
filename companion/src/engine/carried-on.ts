import type { Question } from './read-question.ts'
import type { Intent } from './sentences.ts'
import { type Memory, mergeSlots, type Slots } from './slots.ts'

const NO_FLIGHT = {
  disruption: null,
  noticeDays: null,
  wasRerouted: null,
  delayMinutes: null,
  cause: null,
  isEeaCarrier: null,
} as const

/**
 * What holds after this question. The weather that was asked about is no cause of a delay: what a flight suffered is
 * read in a question about flights alone, and another flight begins anew.
 */
export function carriedOn(now: Slots, question: Question, memory: Memory, intent: Intent | null): Slots {
  const isFlight = intent === 'delay' || (intent === null && memory.intent === 'delay')
  const keepsFlight = memory.intent === 'delay' && !(intent === 'delay' && isAnotherFlight(now, memory))
  return mergeSlots(isFlight ? now : { ...now, ...NO_FLIGHT }, {
    ...memory.slots,
    ...(keepsFlight ? {} : NO_FLIGHT),
    ...(question.hasUnreadPassport ? { passport: null } : {}),
  })
}

export function namesPlace({ cities, countries, origin, airports }: Slots): boolean {
  return cities.length + countries.length + airports.length > 0 || origin !== null
}

function isAnotherFlight({ cities, origin, airports }: Slots, { pending }: Memory): boolean {
  return pending !== 'route' && (airports.length > 1 || cities.length + (origin === null ? 0 : 1) > 1)
}
