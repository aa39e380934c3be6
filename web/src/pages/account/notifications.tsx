import { notificationsText as text } from '../../entities/notification/notification-text.ts'
import { Notifications } from '../../features/notifications/notifications.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <Notifications />
    </>
  )
}
