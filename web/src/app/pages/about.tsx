import { AboutPage } from '../../features/company/about-page.tsx'
import { aboutText as text } from '../../text/company.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <AboutPage />
    </>
  )
}
