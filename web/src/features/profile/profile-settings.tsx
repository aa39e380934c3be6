import { useAuth } from '../../api/session/use-auth.ts'
import { profileText as text } from '../../text/profile.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { CountSection } from './count-section.tsx'
import { NameForm } from './name-form.tsx'
import { NeedsSection } from './needs-section.tsx'
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
          <NameForm />
          <StartSection />
          <CountSection />
          <NeedsSection />
        </>
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
