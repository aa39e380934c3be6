import { ProfileSettings } from '../../features/profile/profile-settings.tsx'
import { profileText as text } from '../../features/profile/profile-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <ProfileSettings />
    </>
  )
}
