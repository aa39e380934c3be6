import { useLoaderData } from 'react-router'

import { RecentSearches } from '../../entities/booking-search/recent-searches.tsx'
import { FlightAnswer } from '../../features/flight-search/flight-answer.tsx'
import { FlightSearchForm } from '../../features/flight-search/flight-search-form.tsx'
import { flightsText as text } from '../../features/flight-search/flight-search-text.ts'
import { loadFlightSearch } from '../../features/flight-search/load-flight-search.ts'
import { AIRPORT_PLACES, AIRPORTS, ROUTES } from '../../features/tool-page/tool-sources.ts'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export { loadFlightSearch as loader }

const SOURCES = [AIRPORTS, AIRPORT_PLACES, ROUTES]
const USES = ['search_requests'] as const

export function Component() {
  const view = useLoaderData<typeof loadFlightSearch>()
  return (
    <ToolScreen
      text={text}
      illustration="flights"
      sources={SOURCES}
      asked={view}
      answer={view.kind !== 'empty' && <FlightAnswer view={view} />}
      isAnswered={view.kind === 'answer'}
      change={text('change')}
      notice={(when) => <UsageNotice look="banner" types={USES} {...(when && { when })} />}
      aside={<RecentSearches kind="flight" />}
    >
      <FlightSearchForm view={view} />
    </ToolScreen>
  )
}
