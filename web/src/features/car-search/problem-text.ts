import type { CarSearchProblem } from '@app/domain/booking-search'

import type { KeyOf } from '../../text/text-of.ts'
import { carsText as text } from './car-search-text.ts'

type Key = Extract<KeyOf<typeof text>, `problem.${string}`>

export function problemText({ field, because }: CarSearchProblem): string {
  return text(`problem.${field}.${because}` as Key)
}
