import { useLoaderData } from 'react-router'

import { loadRiskRadar } from '../../features/risk-radar/load-risk-radar.ts'
import { riskRadarText as text } from '../../features/risk-radar/risk-radar-text.ts'
import { RiskRadar } from '../../features/risk-radar/risk-radar.tsx'
import { ToolIllustration } from '../../features/tool-page/tool-illustration.tsx'
import { HURRICANES } from '../../features/tool-page/tool-sources.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadRiskRadar as loader }

const SOURCES = [HURRICANES]

export function Component() {
  const view = useLoaderData<typeof loadRiskRadar>()
  return (
    <ToolScreen text={text} illustration="risk-radar" shape="full" sources={SOURCES} asked={view}>
      <RiskRadar view={view} illustration={<ToolIllustration name="risk-radar" text={text('illustration')} />} />
    </ToolScreen>
  )
}
