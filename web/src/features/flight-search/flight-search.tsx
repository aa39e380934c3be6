import { useEffect, useRef } from 'react'

import { whenIdle } from '../../device/when-idle.ts'
import { flightsText as text } from '../../text/flights.ts'
import { Note } from '../../ui/note.tsx'
import { FlightSearchForm } from './flight-search-form.tsx'
import { FlightTicket } from './flight-ticket.tsx'
import { loadFlightFacts } from './load-flight-facts.ts'
import type { FlightSearchView } from './load-flight-search.ts'
import { problemText } from './problem-text.ts'

export function FlightSearch({ view }: { view: FlightSearchView }) {
  const answer = useRef<HTMLElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (view.kind === 'problems') document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else answer.current?.scrollIntoView({ block: 'nearest' })
  }, [view])
  // Fetched while there is a signal, so that the answer needs none.
  useEffect(() => whenIdle(() => void loadFlightFacts().catch(() => undefined)), [])
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <FlightSearchForm view={view} />
      <section ref={answer} id="answer" aria-label={text('answer')} aria-live="polite" className="scroll-mt-6">
        {view.kind === 'answer' ? <FlightTicket answer={view} /> : <Waiting view={view} />}
      </section>
    </div>
  )
}

function Waiting({ view }: { view: Exclude<FlightSearchView, { kind: 'answer' }> }) {
  if (view.kind === 'problems') {
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
  return (
    <div className="grid h-full content-center rounded-sheet border border-dashed border-edge px-6 py-10 max-lg:hidden">
      <h2 className="text-title">{text('answer.empty')}</h2>
      <p className="mt-3 max-w-[46ch] text-soft">{text('answer.empty.text')}</p>
    </div>
  )
}
