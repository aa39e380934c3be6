import { EmailVerifyPage } from '../../features/email-verify/email-verify-page.tsx'
import { verifyText as text } from '../../features/email-verify/email-verify-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('verify.title')} description={text('verify.description')} isIndexed={false} />
      <EmailVerifyPage />
    </>
  )
}
