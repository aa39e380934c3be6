import { supportText as text } from '../../features/company/company-text.ts'
import { SupportPage } from '../../features/company/support-page.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <SupportPage />
    </>
  )
}
