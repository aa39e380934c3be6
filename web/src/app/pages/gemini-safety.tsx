import { EMERGENCY_112 } from '../../content/tool-sources.ts'
import { Safety } from '../../features/safety/safety.tsx'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { safetyText as text } from '../../text/safety.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="safety"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2')]}
        next={[text('next.1'), text('next.2')]}
        sources={[EMERGENCY_112]}
      >
        <Safety />
      </ToolPage>
    </>
  )
}
