import { flightsText as text } from '../../text/flights.ts'
import { Note } from '../../ui/note.tsx'
import { FlightTicket } from './flight-ticket.tsx'
import type { FlightSearchView } from './load-flight-search.ts'
import { problemText } from './problem-text.ts'

type Props = { readonly view: Exclude<FlightSearchView, { kind: 'empty' }> }

export function FlightAnswer({ view }: Props) {
  if (view.kind === 'answer')
    return (
      <section aria-label={text('answer')}>
        <FlightTicket answer={view} />
      </section>
    )
  const isIncomplete = view.problems.some(({ because }) => because === 'missing')
  return (
    <Note tone="warning" role="alert" title={text(isIncomplete ? 'problems.missing' : 'problems.title')}>
      <ul>
        {view.problems.map((problem) => (
          <li key={problem.field + problem.because}>{problemText(problem)}</li>
        ))}
      </ul>
    </Note>
  )
}
