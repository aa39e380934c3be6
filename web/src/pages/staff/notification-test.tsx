import { testText as text } from '../../entities/traveller/roles/staff-text.ts'
import { RequireLogin } from '../../features/access/require-login.tsx'
import { NotificationTestPage } from '../../features/notification-test/notification-test-page.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('notification.title')} description={text('notification.description')} isIndexed={false} />
      <RequireLogin>
        <NotificationTestPage />
      </RequireLogin>
    </>
  )
}
