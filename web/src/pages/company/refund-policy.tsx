import { LegalPage } from '../../features/legal/legal-page.tsx'
import { REFUNDS } from '../../features/legal/refunds.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={REFUNDS.title} description={REFUNDS.description} />
      <LegalPage document={REFUNDS} />
    </>
  )
}
