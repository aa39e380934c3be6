import type { BoardingPass } from '@app/domain/boarding-pass'

import type { LetterDetails } from '../letter/letter-details.ts'

export type ScannedFlight = {
  readonly from: string
  readonly to: string
  /** Empty where the pass has none: an open ticket. */
  readonly date: string
  readonly details: Pick<LetterDetails, 'flight' | 'booking' | 'passengers' | 'name'>
}

/** The law counts from the first departure to the final destination of a booking; out and back are two journeys. */
export function scannedFlight({ legs, passenger }: BoardingPass): ScannedFlight {
  const [first] = legs
  const last = legs.findLast(({ to }) => to !== first.from) ?? first
  return {
    from: first.from,
    to: last.to,
    date: first.date ?? '',
    details: {
      flight: first.number === '' ? '' : `${first.carrier} ${first.number}`,
      booking: first.booking,
      passengers: passenger,
      name: passenger,
    },
  }
}
