import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { RequireArea } from '../../features/access/require-area.tsx'
import { AreaPanel } from '../../features/staff/area-panel.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('tab.seo-automation')} description={text('seo-automation.next')} isIndexed={false} />
      <RequireArea
        dashboard="/dashboard-admin?tab=seo-automation"
        allows={({ isMarketing, isContentEditor }) => isMarketing || isContentEditor}
      >
        <div className="page-width py-10 lg:py-16">
          <AreaPanel area="seo-automation" isPage />
        </div>
      </RequireArea>
    </>
  )
}
