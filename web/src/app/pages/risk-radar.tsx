import { HURRICANES } from '../../content/tool-sources.ts'
import { RiskRadar } from '../../features/risk-radar/risk-radar.tsx'
import { ToolPlate } from '../../features/tool-page/tool-plate.tsx'
import { riskRadarText as text } from '../../text/risk-radar.ts'
import { ToolScreen } from '../tool-screen.tsx'

const SOURCES = [HURRICANES]

export function Component() {
  return (
    <ToolScreen text={text} plate="risk-radar" shape="full" sources={SOURCES}>
      <RiskRadar plate={<ToolPlate name="risk-radar" text={text('plate')} />} />
    </ToolScreen>
  )
}
