import { useLocation } from 'react-router'

import { flightProblemsTitle, flightProblemText } from '../../entities/booking-search/booking-search-text.ts'
import { SearchProblems } from '../../entities/booking-search/search-problems.tsx'
import { FlightFactsPanel } from './flight-facts-panel.tsx'
import { flightsText as text } from './flight-search-text.ts'
import { FlightTicket } from './flight-ticket.tsx'
import type { FlightSearchView } from './load-flight-search.ts'

type Props = { readonly view: Exclude<FlightSearchView, { kind: 'empty' }> }

export function FlightAnswer({ view }: Props) {
  const { search } = useLocation()
  if (view.kind === 'answer')
    return (
      <section aria-label={text('answer')} className="grid gap-6">
        <FlightTicket answer={view} query={search} />
        <FlightFactsPanel answer={view} query={search} />
      </section>
    )
  if (view.kind === 'unfetched')
    return <SearchProblems asked={view} title={text('failed.title')} problems={[text('failed')]} />
  return (
    <SearchProblems
      asked={view}
      title={flightProblemsTitle(view.problems)}
      problems={view.problems.map(flightProblemText)}
    />
  )
}
