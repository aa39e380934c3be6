import { LegalPage } from '../../features/legal/legal-page.tsx'
import { PRIVACY } from '../../features/legal/privacy.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={PRIVACY.title} description={PRIVACY.description} />
      <LegalPage document={PRIVACY} />
    </>
  )
}
