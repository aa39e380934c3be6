import { AuthPage } from '../../features/sign-in/auth-page.tsx'
import { authText as text } from '../../features/sign-in/sign-in-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('page.title')} description={text('page.description')} />
      <AuthPage />
    </>
  )
}
