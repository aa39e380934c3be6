import { testText as text } from '../../entities/traveller/roles/staff-text.ts'
import { RequireLogin } from '../../features/access/require-login.tsx'
import { MailTestPage } from '../../features/mail-test/mail-test-page.tsx'
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
