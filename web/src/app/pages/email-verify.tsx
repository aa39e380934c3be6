import { EmailVerifyPage } from '../../features/email-verify/email-verify-page.tsx'
import { text } from '../../text/text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('verify.title')} description={text('verify.description')} isIndexed={false} />
      <EmailVerifyPage />
    </>
  )
}
