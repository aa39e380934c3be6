import { DataSourcesPage } from '../../features/data-sources/data-sources-page.tsx'
import { dataSourcesText as text } from '../../text/data-sources.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <DataSourcesPage />
    </>
  )
}
