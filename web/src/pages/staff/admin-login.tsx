import { authText as text } from '../../features/sign-in/sign-in-text.ts'
import { StaffSignInPage } from '../../features/sign-in/staff-sign-in-page.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('staff.title')} description={text('staff.description')} isIndexed={false} />
      <StaffSignInPage />
    </>
  )
}
