import { useLoaderData } from 'react-router'

import { CLIMATE, PRICES } from '../../content/tool-sources.ts'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { loadTravelIntel } from '../../features/travel-intel/load-travel-intel.ts'
import { TravelIntel } from '../../features/travel-intel/travel-intel.tsx'
import { travelIntelText as text } from '../../text/travel-intel.ts'
import { PageHead } from '../page-head.tsx'

export { loadTravelIntel as loader }

export function Component() {
  const view = useLoaderData<typeof loadTravelIntel>()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="travel-intel"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2'), text('now.3')]}
        next={[text('next.1'), text('next.2')]}
        sources={[CLIMATE, PRICES]}
      >
        <TravelIntel view={view} />
      </ToolPage>
    </>
  )
}
