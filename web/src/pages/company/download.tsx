import { DownloadPage } from '../../features/get-app/download-page.tsx'
import { getAppText as text } from '../../features/get-app/get-app-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <DownloadPage />
    </>
  )
}
