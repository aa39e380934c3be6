import { getAppText as text } from '../../features/get-app/get-app-text.ts'
import { SocialPage } from '../../features/get-app/social-page.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('social.title')} description={text('social.description')} />
      <SocialPage />
    </>
  )
}
