import { SquadPage } from '../../features/squad/squad-page.tsx'
import { squadText as text } from '../../features/squad/squad-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} canonicalPath="/squad" isIndexed={false} />
      <SquadPage />
    </>
  )
}
