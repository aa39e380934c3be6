import { useLoaderData } from 'react-router'

import { AIRPORTS } from '../../content/tool-sources.ts'
import { FlightAnswer } from '../../features/flight-search/flight-answer.tsx'
import { FlightSearchForm } from '../../features/flight-search/flight-search-form.tsx'
import { loadFlightSearch } from '../../features/flight-search/load-flight-search.ts'
import { flightsText as text } from '../../text/flights.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadFlightSearch as loader }

const SOURCES = [AIRPORTS]

export function Component() {
  const view = useLoaderData<typeof loadFlightSearch>()
  return (
    <ToolScreen
      text={text}
      plate="flights"
      sources={SOURCES}
      asked={view}
      answer={view.kind !== 'empty' && <FlightAnswer view={view} />}
      isAnswered={view.kind === 'answer'}
      change={text('change')}
    >
      <FlightSearchForm view={view} />
    </ToolScreen>
  )
}
