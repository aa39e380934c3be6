import { RequireLogin } from '../../features/access/require-login.tsx'
import { MailTestPage } from '../../features/mail-test/mail-test-page.tsx'
import { testText as text } from '../../text/staff.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('mail.title')} description={text('mail.description')} isIndexed={false} />
      <RequireLogin>
        <MailTestPage />
      </RequireLogin>
    </>
  )
}
