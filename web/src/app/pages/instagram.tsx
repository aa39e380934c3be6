import { SocialPage } from '../../features/get-app/social-page.tsx'
import { getAppText as text } from '../../text/get-app.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('social.title')} description={text('social.description')} />
      <SocialPage />
    </>
  )
}
