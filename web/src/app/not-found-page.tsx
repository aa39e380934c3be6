import { NotFound } from '../features/not-found/not-found.tsx'
import { notFoundText as text } from '../text/not-found.ts'
import { PageHead } from './page-head.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageHead title={text('title')} description={text('text')} isIndexed={false} />
      <NotFound />
    </>
  )
}
