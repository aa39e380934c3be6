import { useLoaderData } from 'react-router'

import { RecentSearches } from '../../entities/booking-search/recent-searches.tsx'
import { CarAnswer } from '../../features/car-search/car-answer.tsx'
import { CarSearchForm } from '../../features/car-search/car-search-form.tsx'
import { carsText as text } from '../../features/car-search/car-search-text.ts'
import { loadCarSearch } from '../../features/car-search/load-car-search.ts'
import { AIRPORT_PLACES, AIRPORTS, COUNTRIES, DRIVING_SIDES } from '../../features/tool-page/tool-sources.ts'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export { loadCarSearch as loader }

const SOURCES = [AIRPORTS, AIRPORT_PLACES, COUNTRIES, DRIVING_SIDES]
const USES = ['search_requests'] as const

export function Component() {
  const view = useLoaderData<typeof loadCarSearch>()
  return (
    <ToolScreen
      text={text}
      illustration="car-rental"
      sources={SOURCES}
      asked={view}
      answer={view.kind !== 'empty' && <CarAnswer view={view} />}
      isAnswered={view.kind === 'answer'}
      change={text('change')}
      notice={(when) => <UsageNotice look="banner" types={USES} {...(when && { when })} />}
      aside={<RecentSearches kind="car" />}
    >
      <CarSearchForm key={view.search.pickUp} view={view} />
    </ToolScreen>
  )
}
