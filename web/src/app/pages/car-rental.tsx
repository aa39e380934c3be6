import { useLoaderData } from 'react-router'

import { AIRPORTS, DRIVING_SIDES } from '../../content/tool-sources.ts'
import { CarSearch } from '../../features/car-search/car-search.tsx'
import { loadCarSearch } from '../../features/car-search/load-car-search.ts'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { carsText as text } from '../../text/cars.ts'
import { PageHead } from '../page-head.tsx'

export { loadCarSearch as loader }

export function Component() {
  const view = useLoaderData<typeof loadCarSearch>()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="car-rental"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2'), text('now.3')]}
        next={[text('next.1'), text('next.2')]}
        sources={[AIRPORTS, DRIVING_SIDES]}
      >
        <CarSearch view={view} />
      </ToolPage>
    </>
  )
}
