import { AuthPage } from '../../features/sign-in/auth-page.tsx'
import { authText as text } from '../../text/auth.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('page.title')} description={text('page.description')} />
      <AuthPage />
    </>
  )
}
