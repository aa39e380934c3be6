import { Link } from 'react-router'

import { useAuth } from '../../api/session/use-auth.ts'
import { useTrialState } from '../../api/subscription/use-trial-state.ts'
import { dashboardText as text } from '../../text/dashboard.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The server knows nobody, so the first paint is a guest's; the heading stays in its place when a name arrives. */
export function DashboardHead() {
  const { user } = useAuth()
  const name = typeof user?.user_metadata['full_name'] === 'string' ? user.user_metadata['full_name'].trim() : ''
  const heading = user ? (name === '' ? text('welcome.nameless') : text('welcome', { name })) : text('guest')
  return (
    <header className="lg:pt-8">
      <p className="chart-label caps text-soft">{text('title')}</p>
      <h1 className="mt-2.5 text-heading wrap-anywhere">{heading}</h1>
      {user ? (
        <TrialLine />
      ) : (
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

function TrialLine() {
  const trial = useTrialState()
  if (trial.kind === 'guest') return null
  const line = trial.kind === 'trial' ? daysLine(trial.daysLeft) : text(`trial.${trial.kind}`)
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 text-soft">
      {line}
      {trial.kind !== 'paid' && (
        <Link to="/pricing" className="inline-flex min-h-11 items-center text-tide underline">
          {text('trial.plans')}
        </Link>
      )}
    </p>
  )
}

function daysLine(daysLeft: number): string {
  return daysLeft <= 1 ? text('trial.last') : text('trial.left', { count: String(daysLeft) })
}
