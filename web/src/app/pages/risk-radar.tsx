import { HURRICANES } from '../../content/tool-sources.ts'
import { RiskRadar } from '../../features/risk-radar/risk-radar.tsx'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { riskRadarText as text } from '../../text/risk-radar.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="risk-radar"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2')]}
        next={[text('next.1'), text('next.2')]}
        sources={[HURRICANES]}
      >
        <RiskRadar />
      </ToolPage>
    </>
  )
}
