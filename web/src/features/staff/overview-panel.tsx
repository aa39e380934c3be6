import { HealthPanel } from './health-panel.tsx'
import { ModelUseSection } from './model-use-section.tsx'

export function OverviewPanel() {
  return (
    <>
      <HealthPanel />
      <ModelUseSection />
    </>
  )
}
