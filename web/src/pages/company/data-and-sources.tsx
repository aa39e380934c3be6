import { DataSourcesPage } from '../../features/data-sources/data-sources-page.tsx'
import { dataSourcesText as text } from '../../features/data-sources/data-sources-text.ts'
import { PageHead } from '../page-head.tsx'

// Facts are never part of the app's own scripts.
const { REGISTER } = await import('@app/datasets/register')

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <DataSourcesPage register={REGISTER} />
    </>
  )
}
