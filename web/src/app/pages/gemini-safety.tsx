import { EMERGENCY_112 } from '../../content/tool-sources.ts'
import { NumberTable } from '../../features/safety/number-table.tsx'
import { Safety } from '../../features/safety/safety.tsx'
import { safetyText as text } from '../../text/safety.ts'
import { ToolScreen } from '../tool-screen.tsx'

const SOURCES = [EMERGENCY_112]

export function Component() {
  return (
    <ToolScreen text={text} plate="safety" sources={SOURCES} answer={<NumberTable />} isAnswered={false}>
      <Safety />
    </ToolScreen>
  )
}
