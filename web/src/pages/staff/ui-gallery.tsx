import { UiGalleryPage } from '../../features/ui-gallery/ui-gallery-page.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="Design system" description="Every part in every state." isIndexed={false} />
      <UiGalleryPage />
    </>
  )
}
