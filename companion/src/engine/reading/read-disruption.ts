import type { Phrasebook } from '../phrasebook.ts'
import { tellsOfRefusal } from './fields.ts'
import { matchesAny } from './phrases.ts'
import type { Slots } from './slots.ts'

export type ReadDisruption = Pick<Slots, 'disruption' | 'noticeDays' | 'wasRerouted'>

/** What happened to a flight, and when it was announced. `days` is a length of time in the question. */
export function readDisruption(folded: string, book: Phrasebook, days: number | null): ReadDisruption {
  const { disruptions, notice } = book
  const disruption = matchesAny(folded, disruptions.downgrade)
    ? 'downgrade'
    : matchesAny(folded, disruptions['denied-boarding']) || tellsOfRefusal(folded, book)
      ? 'denied-boarding'
      : matchesAny(folded, disruptions.cancellation)
        ? 'cancellation'
        : null
  const told = matchesAny(folded, notice.sameDay) ? 0 : matchesAny(folded, notice.dayBefore) ? 1 : days
  return {
    disruption,
    noticeDays: disruption === 'cancellation' ? told : null,
    wasRerouted: matchesAny(folded, notice.noOtherFlight) ? false : null,
  }
}

/** A bare answer about when it was announced. */
export function readNotice(folded: string, { notice }: Phrasebook, days: number | null): number | null {
  if (matchesAny(folded, notice.sameDay)) return 0
  return matchesAny(folded, notice.dayBefore) ? 1 : days
}
