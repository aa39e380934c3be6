import { checkInText as text } from '../../features/safety/check-in/check-in-text.ts'
import { CheckIn } from '../../features/safety/check-in/check-in.tsx'
import { SafetyNav } from '../../features/safety/safety-nav.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export function Component() {
  return (
    <ToolScreen text={text} nav={<SafetyNav here="check-in" />} illustration="safety">
      <CheckIn />
    </ToolScreen>
  )
}
