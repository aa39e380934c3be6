import { useRef } from 'react'

import { notificationsText as text } from '../../entities/notification/notification-text.ts'
import { useNotices } from '../../entities/notification/use-notices.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { SignInFirst } from '../../entities/traveller/sign-in-first.tsx'
import { DevicePermission } from './device-permission.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationPreferences } from './notification-preferences.tsx'

const GUEST = { title: text('guest'), text: text('guest.text'), action: text('guest.action'), path: '/notifications' }

/** The server renders a guest's page; the list follows with the session. */
export function Notifications() {
  const { user } = useAuth()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 ref={heading} tabIndex={-1} className="text-heading">
        {text('heading')}
      </h1>
      <p className="mt-4 max-w-[56ch] text-lead text-soft">{text('lead')}</p>
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {user ? <Own userId={user.id} onGone={() => heading.current?.focus()} /> : <SignInFirst {...GUEST} />}
        <div className="grid content-start gap-10">
          {user && <NotificationPreferences userId={user.id} />}
          <DevicePermission isSignedIn={user !== null} />
        </div>
      </div>
    </div>
  )
}

function Own({ userId, onGone }: { readonly userId: string; readonly onGone: () => void }) {
  return <NotificationList userId={userId} {...useNotices()} onGone={onGone} />
}
