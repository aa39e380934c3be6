import { RequireArea } from '../../features/access/require-area.tsx'
import { SitePanel } from '../../features/marketing/site/site-panel.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead
        title="SEO"
        description="What a search engine finds on our own pages, and addresses that moved."
        isIndexed={false}
      />
      <RequireArea
        dashboard="/dashboard-admin?tab=seo-automation"
        allows={({ isMarketing, isContentEditor }) => isMarketing || isContentEditor}
      >
        <div className="page-width py-10 lg:py-16">
          <SitePanel isPage />
        </div>
      </RequireArea>
    </>
  )
}
