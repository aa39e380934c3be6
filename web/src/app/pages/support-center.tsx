import { SupportPage } from '../../features/company/support-page.tsx'
import { supportText as text } from '../../text/company.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <SupportPage />
    </>
  )
}
