import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { SavedView } from '../../features/saved/saved-view.tsx'
import { ToolPlate } from '../../features/tool-page/tool-plate.tsx'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { dashboardText as text } from '../../text/dashboard.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <Dashboard
        plate={<ToolPlate name="dashboard" text={text('plate')} isBand />}
        saved={<SavedView />}
        notice={<UsageNotice look="card" />}
      />
    </>
  )
}
