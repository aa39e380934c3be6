import { dashboardText as text } from '../../features/dashboard/dashboard-text.ts'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { SavedView } from '../../features/saved/saved-view.tsx'
import { ToolIllustration } from '../../features/tool-page/tool-illustration.tsx'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <Dashboard
        illustration={<ToolIllustration name="dashboard" text={text('illustration')} isBand />}
        saved={<SavedView />}
        notice={<UsageNotice look="card" />}
      />
    </>
  )
}
