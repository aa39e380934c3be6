import type { HotelSearchProblem } from '@app/domain/booking-search'

import { hotelsText as text } from '../../text/hotels.ts'
import type { KeyOf } from '../../text/text-of.ts'

type Key = Extract<KeyOf<typeof text>, `problem.${string}`>

export function problemText({ field, because }: HotelSearchProblem): string {
  return text(`problem.${field}.${because}` as Key)
}
