import { RequireArea } from '../../features/access/require-area.tsx'
import { ContentArea } from '../../features/staff/areas/content-area.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead
        title="Content"
        description="Drafts from facts of the data sets, checked line by line, published only by a person."
        isIndexed={false}
      />
      <RequireArea dashboard="/dashboard-admin?tab=content-generation" allows={({ isSupport }) => isSupport}>
        <div className="page-width py-10 lg:py-16">
          <ContentArea isPage />
        </div>
      </RequireArea>
    </>
  )
}
