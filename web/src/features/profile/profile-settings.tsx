import { Link } from 'react-router'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../api/session/use-auth.ts'
import { profileText as text } from '../../text/profile.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountPage } from './account-page.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileSection } from './profile-section.tsx'

export function ProfileSettings() {
  const { user } = useAuth()
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="text-heading">{text('heading')}</h1>
      {user ? (
        <div className="mt-8">
          <AccountPage user={user} />
          <NameForm user={user} />
          <EmailForm user={user} />
          <PasswordForm user={user} />
          <Devices />
          <Deletion />
        </div>
      ) : (
        <Guest />
      )}
    </div>
  )
}

function Guest() {
  return (
    <section aria-labelledby="guest" className="mt-8 max-w-[60ch] border-t border-line pt-8 signed-in:invisible">
      <h2 id="guest" className="text-title">
        {text('guest')}
      </h2>
      <p className="mt-3 text-soft">{text('guest.text')}</p>
      <ButtonLink to="/auth?returnTo=%2Fprofile" className="mt-5">
        {text('guest.action')}
      </ButtonLink>
    </section>
  )
}

function Devices() {
  const config = usePageConfig()
  const signOutOthers = async (): Promise<void> => {
    try {
      const { error } = await (await backend(config)).auth.signOut({ scope: 'others' })
      if (error) throw error
      toast.success(text('devices.done'))
    } catch {
      toast.error(text('devices.failed'))
    }
  }
  return (
    <ProfileSection id="devices-title" title={text('devices.title')}>
      <p className="text-soft">{text('devices.text')}</p>
      <Button variant="outline" className="mt-4" onClick={() => void signOutOthers()}>
        {text('devices.action')}
      </Button>
    </ProfileSection>
  )
}

function Deletion() {
  return (
    <ProfileSection id="delete-title" title={text('delete.title')}>
      <p className="text-soft">{text('delete.text')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/support-center" variant="outline">
          {text('delete.action')}
        </ButtonLink>
        <Link to="/help-center/delete-my-data" className="inline-flex min-h-11 items-center text-tide underline">
          {text('delete.more')}
        </Link>
      </div>
    </ProfileSection>
  )
}
