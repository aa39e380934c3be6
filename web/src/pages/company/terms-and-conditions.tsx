import { LegalPage } from '../../features/legal/legal-page.tsx'
import { TERMS } from '../../features/legal/terms.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={TERMS.title} description={TERMS.description} />
      <LegalPage document={TERMS} />
    </>
  )
}
