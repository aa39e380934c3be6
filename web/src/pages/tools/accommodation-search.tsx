import { useLoaderData } from 'react-router'

import { RecentSearches } from '../../entities/booking-search/recent-searches.tsx'
import { HotelAnswer } from '../../features/hotel-search/hotel-answer.tsx'
import { HotelSearchForm } from '../../features/hotel-search/hotel-search-form.tsx'
import { hotelsText as text } from '../../features/hotel-search/hotel-search-text.ts'
import { loadHotelSearch } from '../../features/hotel-search/load-hotel-search.ts'
import { AIRPORT_PLACES, AIRPORTS } from '../../features/tool-page/tool-sources.ts'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export { loadHotelSearch as loader }

const SOURCES = [AIRPORTS, AIRPORT_PLACES]
const USES = ['search_requests'] as const

export function Component() {
  const view = useLoaderData<typeof loadHotelSearch>()
  return (
    <ToolScreen
      text={text}
      illustration="accommodation"
      sources={SOURCES}
      asked={view}
      answer={view.kind !== 'empty' && <HotelAnswer view={view} />}
      isAnswered={view.kind === 'answer'}
      change={text('change')}
      notice={(when) => <UsageNotice look="banner" types={USES} {...(when && { when })} />}
      aside={<RecentSearches kind="hotel" />}
    >
      <HotelSearchForm key={view.search.destination} view={view} />
    </ToolScreen>
  )
}
