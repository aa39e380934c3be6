import { RequireArea } from '../../features/access/require-area.tsx'
import { SeoArea } from '../../features/staff/areas/seo-area.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead
        title="SEO"
        description="What search engines found, which pages lose readers, and what to fix first."
        isIndexed={false}
      />
      <RequireArea
        dashboard="/dashboard-admin?tab=seo-automation"
        allows={({ isMarketing, isContentEditor }) => isMarketing || isContentEditor}
      >
        <div className="page-width py-10 lg:py-16">
          <SeoArea isPage />
        </div>
      </RequireArea>
    </>
  )
}
