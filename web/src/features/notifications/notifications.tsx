import { useNotices } from '../../api/notifications/use-notices.ts'
import { useAuth } from '../../api/session/use-auth.ts'
import { notificationsText as text } from '../../text/notifications.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DevicePermission } from './device-permission.tsx'
import { NoticeList } from './notice-list.tsx'
import { NoticeWishes } from './notice-wishes.tsx'

/** The server draws a guest's page; the list follows with the session. */
export function Notifications() {
  const { user } = useAuth()
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="text-heading">{text('heading')}</h1>
      <p className="mt-4 max-w-[56ch] text-lead text-soft">{text('lead')}</p>
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {user ? <Own userId={user.id} /> : <Guest />}
        <div className="grid content-start gap-10">
          {user && <NoticeWishes userId={user.id} />}
          <DevicePermission isSignedIn={user !== null} />
        </div>
      </div>
    </div>
  )
}

function Own({ userId }: { readonly userId: string }) {
  const { notices, status } = useNotices()
  return <NoticeList userId={userId} notices={notices} status={status} />
}

function Guest() {
  return (
    <section aria-labelledby="guest" className="max-w-[60ch] border-t border-line pt-8 signed-in:invisible">
      <h2 id="guest" className="text-title">
        {text('guest')}
      </h2>
      <p className="mt-3 text-soft">{text('guest.text')}</p>
      <ButtonLink to="/auth?returnTo=%2Fnotifications" className="mt-5">
        {text('guest.action')}
      </ButtonLink>
    </section>
  )
}
