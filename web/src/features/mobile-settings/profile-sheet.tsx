import { Link } from 'react-router'

import { sessionText } from '../../entities/traveller/session/session-text.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { settingsText as text } from './mobile-settings-text.ts'
import { SettingsPanel } from './settings-panel.tsx'

/** The tab's unread mark is repeated here. */
const UNREAD = 'unread-pennant inline-flex min-h-11 items-center gap-2 text-tide'

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

/** The sheet of the Profile tab: the account, and the settings of this device. */
export function ProfileSheet({ open, onOpenChange }: Props) {
  const close = (): void => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('title')}
      description={text('description')}
      isDescriptionHidden
    >
      <Account onLeave={close} />
      <h3 className="chart-label caps mt-7 mb-2 font-sans text-soft">{text('settings')}</h3>
      <SettingsPanel hasTheme />
      <SignOut onLeave={close} />
    </Dialog>
  )
}

function Account({ onLeave }: { onLeave: () => void }) {
  const { user } = useAuth()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 truncate font-medium">{user ? user.email : text('guest.text')}</p>
        <Badge tone={user ? 'moss' : 'neutral'}>{text(user ? 'connected' : 'guest')}</Badge>
      </div>
      <ButtonLink to={user ? '/dashboard' : '/auth'} onClick={onLeave} className="mt-4 w-full">
        {text(user ? 'dashboard' : 'guest.action')}
      </ButtonLink>
      <div className="mt-2 flex flex-wrap gap-x-6 text-small">
        {user && (
          <>
            <Link to="/profile" onClick={onLeave} className="inline-flex min-h-11 items-center text-tide">
              {text('profile')}
            </Link>
            <Link to="/notifications" onClick={onLeave} className={UNREAD}>
              {text('inbox')}
            </Link>
          </>
        )}
        <Link to="/help-center" onClick={onLeave} className="inline-flex min-h-11 items-center text-tide">
          {text('help')}
        </Link>
      </div>
    </>
  )
}

function SignOut({ onLeave }: { onLeave: () => void }) {
  const { user, signOut } = useAuth()
  if (!user) return null
  const leave = async (): Promise<void> => {
    onLeave()
    try {
      await signOut()
    } catch {
      toast.error(sessionText('sign-out.failed'))
    }
  }
  return (
    <Button variant="ghost" className="mt-2 w-full" onClick={() => void leave()}>
      {text('sign-out')}
    </Button>
  )
}
