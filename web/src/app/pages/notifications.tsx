import { Notifications } from '../../features/notifications/notifications.tsx'
import { notificationsText as text } from '../../text/notifications.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <Notifications />
    </>
  )
}
