import { RequireArea } from '../../features/access/require-area.tsx'
import { ContentPanel } from '../../features/blog/generation/content-panel.tsx'
import { generationText as text } from '../../features/blog/generation/generation-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <RequireArea dashboard="/dashboard-admin?tab=content-generation" allows={({ isSupport }) => isSupport}>
        <div className="page-width py-10 lg:py-16">
          <ContentPanel isPage />
        </div>
      </RequireArea>
    </>
  )
}
