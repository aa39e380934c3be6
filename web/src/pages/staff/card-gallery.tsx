import { CARD_SPECIMENS } from '../../features/assistant/cards/gallery/card-specimens.tsx'
import { CardGalleryPage } from '../../features/ui-gallery/card-gallery-page.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="Cards" description="Every card in every state." isIndexed={false} />
      <CardGalleryPage specimens={CARD_SPECIMENS} />
    </>
  )
}
