import { useLoaderData } from 'react-router'

import { AIRPORTS } from '../../content/tool-sources.ts'
import { FlightSearch } from '../../features/flight-search/flight-search.tsx'
import { loadFlightSearch } from '../../features/flight-search/load-flight-search.ts'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { flightsText as text } from '../../text/flights.ts'
import { PageHead } from '../page-head.tsx'

export { loadFlightSearch as loader }

export function Component() {
  const view = useLoaderData<typeof loadFlightSearch>()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="flights"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2'), text('now.3')]}
        next={[text('next.1'), text('next.2')]}
        sources={[AIRPORTS]}
      >
        <FlightSearch view={view} />
      </ToolPage>
    </>
  )
}
