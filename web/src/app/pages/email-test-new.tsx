import { useLayout } from '../../device/use-layout.ts'
import { RequireStaff } from '../../features/access/require-staff.tsx'
import { MailTestPage } from '../../features/mail-test/mail-test-page.tsx'
import { testText as text } from '../../text/staff.ts'
import { PageHead } from '../page-head.tsx'

/** For staff on a desk; on a phone anybody may look, and a mail still goes only to one's own address. */
export function Component() {
  const layout = useLayout()
  const page = <MailTestPage />
  return (
    <>
      <PageHead title={text('mail.title')} description={text('mail.description')} isIndexed={false} />
      {layout === 'desktop' ? <RequireStaff>{page}</RequireStaff> : page}
    </>
  )
}
