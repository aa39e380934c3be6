import { HelpPage } from '../../features/help-centre/help-page.tsx'
import { helpText as text } from '../../text/help.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <HelpPage />
    </>
  )
}
