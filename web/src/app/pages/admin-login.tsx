import { StaffSignInPage } from '../../features/sign-in/staff-sign-in-page.tsx'
import { authText as text } from '../../text/auth.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('staff.title')} description={text('staff.description')} isIndexed={false} />
      <StaffSignInPage />
    </>
  )
}
