import { getAppText as text } from '../../features/get-app/get-app-text.ts'
import { PackagesPage } from '../../features/get-app/packages-page.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('packages.title')} description={text('packages.description')} />
      <PackagesPage />
    </>
  )
}
