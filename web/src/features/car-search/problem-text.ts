import type { CarSearchProblem } from '@app/domain/booking-search'

import { carsText as text } from '../../text/cars.ts'
import type { KeyOf } from '../../text/text-of.ts'

type Key = Extract<KeyOf<typeof text>, `problem.${string}`>

export function problemText({ field, because }: CarSearchProblem): string {
  return text(`problem.${field}.${because}` as Key)
}
