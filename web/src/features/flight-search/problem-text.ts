import type { FlightSearchProblem } from '@app/domain/booking-search'

import { flightsText as text } from '../../text/flights.ts'
import type { KeyOf } from '../../text/text-of.ts'

type Key = Extract<KeyOf<typeof text>, `problem.${string}`>

export function problemText({ field, because }: FlightSearchProblem): string {
  return text(`problem.${field}.${because}` as Key)
}
