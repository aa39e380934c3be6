import { ReviewPage } from '../../features/review/review-page.tsx'
import { reviewText as text } from '../../features/review/review-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <ReviewPage />
    </>
  )
}
