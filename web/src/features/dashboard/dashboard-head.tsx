import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { dashboardText as text } from './dashboard-text.ts'

/** The server has no session, so the first paint is a guest's; the heading keeps its place when a name arrives. */
export function DashboardHead() {
  const { user } = useAuth()
  const { profile, isReady } = useProfile()
  const given = user?.user_metadata['full_name']
  // A name removed from the profile is no longer shown.
  const name = (profile.fullName ?? (typeof given === 'string' && !isReady ? given : '')).trim()
  const heading = user ? (name === '' ? text('welcome.nameless') : text('welcome', { name })) : text('guest')
  return (
    <header className="lg:pt-8">
      <p className="chart-label caps text-soft">{text('title')}</p>
      <h1 className="mt-2.5 text-heading wrap-anywhere">{heading}</h1>
      {!user && (
        <>
          <p className="mt-4 max-w-[60ch] text-lead text-soft">{text('guest.text')}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink to="/auth?returnTo=%2Fdashboard">{text('guest.action')}</ButtonLink>
            <p className="text-small text-soft">{text('guest.trial')}</p>
          </div>
        </>
      )}
    </header>
  )
}
