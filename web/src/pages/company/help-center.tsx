import { HelpPage } from '../../features/help-centre/help-page.tsx'
import { helpText as text } from '../../features/help-centre/help-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <HelpPage />
    </>
  )
}
