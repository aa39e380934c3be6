import { useLoaderData } from 'react-router'

import { AIRPORT_PLACES, AIRPORTS, COUNTRIES, DRIVING_SIDES } from '../../content/tool-sources.ts'
import { CarAnswer } from '../../features/car-search/car-answer.tsx'
import { CarSearchForm } from '../../features/car-search/car-search-form.tsx'
import { loadCarSearch } from '../../features/car-search/load-car-search.ts'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { carsText as text } from '../../text/cars.ts'
import { RecentSearches } from '../../ui/recent-searches.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export { loadCarSearch as loader }

const SOURCES = [AIRPORTS, AIRPORT_PLACES, COUNTRIES, DRIVING_SIDES]
const USES = ['search_requests'] as const

export function Component() {
  const view = useLoaderData<typeof loadCarSearch>()
  return (
    <ToolScreen
      text={text}
      plate="car-rental"
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
