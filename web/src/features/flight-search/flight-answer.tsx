import { useLocation } from 'react-router'

import { flightsText as text } from '../../text/flights.ts'
import { SearchProblems } from '../../ui/search-problems.tsx'
import { FlightFactsPanel } from './flight-facts-panel.tsx'
import { FlightTicket } from './flight-ticket.tsx'
import type { FlightSearchView } from './load-flight-search.ts'
import { problemText } from './problem-text.ts'

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
  // The title speaks of what is said first.
  const isIncomplete = view.problems[0]?.because === 'missing'
  return (
    <SearchProblems
      asked={view}
      title={text(isIncomplete ? 'problems.missing' : 'problems.title')}
      problems={view.problems.map(problemText)}
    />
  )
}
