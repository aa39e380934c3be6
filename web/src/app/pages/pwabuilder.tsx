import { PackagesPage } from '../../features/get-app/packages-page.tsx'
import { getAppText as text } from '../../text/get-app.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('packages.title')} description={text('packages.description')} />
      <PackagesPage />
    </>
  )
}
