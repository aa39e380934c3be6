import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'

import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import type { TrialOffer } from '../../entities/traveller/session/ask-trial-offer.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { holdOverlays } from '../../ui/overlay/overlay-queue.ts'
import { authDestination, forgetDestination, rememberDestination } from './auth-destination.ts'
import { AuthForms, type AuthView } from './auth-forms.tsx'
import { SeaIllustration } from './sea-illustration.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { authText as text } from './sign-in-text.ts'
import { TrialPass } from './trial-pass.tsx'

/** A signed-in traveller is redirected. */
export function AuthPage() {
  const { session } = useAuth()
  const [query] = useSearchParams()
  const [view, setView] = useAskedView(query.get('tab'))
  const [name, setName] = useState('')
  const [trial, setTrial] = useState<TrialOffer>('starts')
  const returnTo = query.get('returnTo')
  // Our own prompts would cover the password field.
  useEffect(() => holdOverlays('wishes'), [])
  const isHalfIn = session !== null && needsSecondFactor(session)
  if (session && !isHalfIn) return <SentOn returnTo={returnTo} />
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:py-14">
      <div>
        <Heading view={isHalfIn ? 'factor' : view} />
        <noscript>
          <p className="mt-6 border-s-2 border-signal ps-4">{text('page.noscript')}</p>
        </noscript>
        <div className="mt-7">
          {isHalfIn ? (
            <SecondFactorForm session={session} />
          ) : (
            <AuthForms
              view={view}
              onView={setView}
              onName={setName}
              onSignedUp={(_email, offer) => {
                setTrial(offer)
                if (returnTo) rememberDestination(returnTo)
              }}
            />
          )}
        </div>
      </div>
      <Aside view={view} name={name} hasPass={trial !== 'refused'} />
    </div>
  )
}

/** The URL chooses the tab at every navigation, also to the page that is already open; then the traveller does. */
function useAskedView(tab: string | null) {
  const { key } = useLocation()
  const asked = tab === 'sign-up' ? 'sign-up' : 'sign-in'
  const [visit, setVisit] = useState<{ readonly key: string; readonly view: AuthView }>({ key, view: asked })
  if (visit.key !== key) setVisit({ key, view: asked })
  return [visit.view, (view: AuthView) => setVisit({ key, view })] as const
}

function Heading({ view }: { view: AuthView | 'factor' }) {
  const lead = view === 'sign-in' || view === 'sign-up' ? text(`page.${view}.lead`) : null
  return (
    <header>
      <h1 className="text-heading">{text(`page.${view}.heading`)}</h1>
      {lead && <p className="mt-3 text-lead text-soft">{lead}</p>}
    </header>
  )
}

/**
 * On a desktop the chart is beside the form, with the trial pass for new visitors; on a phone only they see the pass.
 */
function Aside({ view, name, hasPass }: { view: AuthView; name: string; hasPass: boolean }) {
  const isNewcomer = hasPass && (view === 'sign-up' || view === 'mail')
  if (!isNewcomer) return <SeaIllustration className="h-[38rem] max-lg:hidden lg:self-start" />
  return (
    <aside className="lg:self-start">
      <SeaIllustration className="h-96 max-lg:hidden" />
      <div className="relative lg:-mt-28 lg:px-10">
        <TrialPass name={name} />
      </div>
    </aside>
  )
}

function SentOn({ returnTo }: { returnTo: string | null }) {
  // Read once: reading the tab's stored destination deletes it.
  const [to] = useState(() => authDestination(returnTo))
  useEffect(() => forgetDestination, [])
  return <Navigate to={to} replace />
}
