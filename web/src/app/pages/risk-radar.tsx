import { useLoaderData } from 'react-router'

import { HURRICANES } from '../../content/tool-sources.ts'
import { loadRiskRadar } from '../../features/risk-radar/load-risk-radar.ts'
import { RiskRadar } from '../../features/risk-radar/risk-radar.tsx'
import { ToolPlate } from '../../features/tool-page/tool-plate.tsx'
import { riskRadarText as text } from '../../text/risk-radar.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadRiskRadar as loader }

const SOURCES = [HURRICANES]

export function Component() {
  const view = useLoaderData<typeof loadRiskRadar>()
  return (
    <ToolScreen text={text} plate="risk-radar" shape="full" sources={SOURCES} asked={view}>
      <RiskRadar view={view} plate={<ToolPlate name="risk-radar" text={text('plate')} />} />
    </ToolScreen>
  )
}
