import { notFoundText as text } from '../features/not-found/not-found-text.ts'
import { NotFound } from '../features/not-found/not-found.tsx'
import { PageHead } from '../pages/page-head.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageHead title={text('title')} description={text('text')} isIndexed={false} />
      <NotFound />
    </>
  )
}
