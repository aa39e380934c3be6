import { useLoaderData } from 'react-router'

import { AIRPORTS } from '../../content/tool-sources.ts'
import { HotelSearch } from '../../features/hotel-search/hotel-search.tsx'
import { loadHotelSearch } from '../../features/hotel-search/load-hotel-search.ts'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { hotelsText as text } from '../../text/hotels.ts'
import { PageHead } from '../page-head.tsx'

export { loadHotelSearch as loader }

export function Component() {
  const view = useLoaderData<typeof loadHotelSearch>()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="accommodation"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2'), text('now.3')]}
        next={[text('next.1'), text('next.2')]}
        sources={[AIRPORTS]}
      >
        <HotelSearch view={view} />
      </ToolPage>
    </>
  )
}
