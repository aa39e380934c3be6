import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { ToolPlate } from '../../features/tool-page/tool-plate.tsx'
import { dashboardText as text } from '../../text/dashboard.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <Dashboard plate={<ToolPlate name="dashboard" text={text('plate')} isBand />} />
    </>
  )
}
