import { tellsOfRefusal } from './fields.ts'
import type { Phrasebook } from './phrasebook.ts'
import { stands } from './phrases.ts'
import type { Slots } from './slots.ts'

export type ReadDisruption = Pick<Slots, 'disruption' | 'noticeDays' | 'wasRerouted'>

/** What happened to a flight, and when that was said. `days` is a length of time that the question names. */
export function readDisruption(folded: string, book: Phrasebook, days: number | null): ReadDisruption {
  const { disruptions, notice } = book
  const disruption = stands(folded, disruptions.downgrade)
    ? 'downgrade'
    : stands(folded, disruptions['denied-boarding']) || tellsOfRefusal(folded, book)
      ? 'denied-boarding'
      : stands(folded, disruptions.cancellation)
        ? 'cancellation'
        : null
  const told = stands(folded, notice.sameDay) ? 0 : stands(folded, notice.dayBefore) ? 1 : days
  return {
    disruption,
    noticeDays: disruption === 'cancellation' ? told : null,
    wasRerouted: stands(folded, notice.noOtherFlight) ? false : null,
  }
}

/** The bare answer to when it was said. */
export function readNotice(folded: string, { notice }: Phrasebook, days: number | null): number | null {
  if (stands(folded, notice.sameDay)) return 0
  return stands(folded, notice.dayBefore) ? 1 : days
}
