import { useLayout } from '../../device/screen/use-layout.ts'
import { testText as text } from '../../entities/traveller/roles/staff-text.ts'
import { RequireStaff } from '../../features/access/require-staff.tsx'
import { MailTestPage } from '../../features/mail-test/mail-test-page.tsx'
import { PageHead } from '../page-head.tsx'

/** For staff on a desktop; on a phone anyone may open it, and a mail still goes only to one's own address. */
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
