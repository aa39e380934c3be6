import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { SignInFirst } from '../../entities/traveller/sign-in-first.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { AccountPage } from './account-page.tsx'
import { CountSection } from './count-section.tsx'
import { NameForm } from './name-form.tsx'
import { NeedsSection } from './needs-section.tsx'
import { profileText as text } from './profile-text.ts'
import { StartSection } from './start-section.tsx'

export function ProfileSettings() {
  const { user } = useAuth()
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="text-heading">{text('heading')}</h1>
      {user ? (
        <>
          <p className="mt-4 mb-8 max-w-[56ch] text-lead text-soft">{text('lead')}</p>
          <AccountPage user={user} />
          <Unread />
          <NameForm />
          <StartSection />
          <CountSection />
          <NeedsSection />
        </>
      ) : (
        <div className="mt-8">
          <SignInFirst title={text('guest')} text={text('guest.text')} action={text('guest.action')} path="/profile" />
        </div>
      )}
    </div>
  )
}

/** The fields below are disabled until the profile has loaded. */
function Unread() {
  const { hasFailed, again } = useProfile()
  if (!hasFailed) return null
  return (
    <div className="mb-10 max-w-[47rem]">
      <Note tone="notice" role="alert" title={text('unread.title')}>
        <p>{text('unread.text')}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={again}>
          {text('unread.again')}
        </Button>
      </Note>
    </div>
  )
}
