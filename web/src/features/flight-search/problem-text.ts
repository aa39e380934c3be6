import type { FlightSearchProblem } from '@app/domain/booking-search'

import { flightsText as text } from '../../text/flights.ts'
import type { KeyOf } from '../../text/text-of.ts'
import type { FlightSearchView } from './load-flight-search.ts'

type Key = Extract<KeyOf<typeof text>, `problem.${string}`>

export function problemText({ field, because }: FlightSearchProblem): string {
  return text(`problem.${field}.${because}` as Key)
}

/** What is wrong with a field, in words. */
export function problemsOf(view: FlightSearchView): (field: FlightSearchProblem['field']) => string | undefined {
  const problems = view.kind === 'problems' ? view.problems : []
  return (wanted) => {
    const found = problems.find(({ field }) => field === wanted)
    return found && problemText(found)
  }
}
