import { Itinerary } from '../../features/itinerary/itinerary.tsx'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { itineraryText as text } from '../../text/itinerary.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="itinerary"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2'), text('now.3')]}
        next={[text('next.1'), text('next.2')]}
      >
        <Itinerary />
      </ToolPage>
    </>
  )
}
