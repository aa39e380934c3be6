import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'

import type { TrialOffer } from '../../api/session/ask-trial-offer.ts'
import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import { useAuth } from '../../api/session/use-auth.ts'
import { authText as text } from '../../text/auth.ts'
import { holdOverlays } from '../../ui/overlay-queue.ts'
import { authDestination, forgetDestination, rememberDestination } from './auth-destination.ts'
import { AuthForms, type AuthView } from './auth-forms.tsx'
import { SeaPlate } from './sea-plate.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { TrialPass } from './trial-pass.tsx'

/** Whoever is signed in has nothing to do here and is sent on. */
export function AuthPage() {
  const { session } = useAuth()
  const [query] = useSearchParams()
  const [view, setView] = useAskedView(query.get('tab'))
  const [name, setName] = useState('')
  const [trial, setTrial] = useState<TrialOffer>('starts')
  const returnTo = query.get('returnTo')
  // Whoever is here does what our wishes ask for, and they would stand over the password.
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

/** The address chooses the tab with every visit, also one to the page that stands already; then the traveller does. */
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

/** On a desk the chart lies beside the form, for newcomers with the pass on it; on a phone only they see the pass. */
function Aside({ view, name, hasPass }: { view: AuthView; name: string; hasPass: boolean }) {
  const isNewcomer = hasPass && (view === 'sign-up' || view === 'mail')
  if (!isNewcomer) return <SeaPlate className="h-[38rem] max-lg:hidden lg:self-start" />
  return (
    <aside className="lg:self-start">
      <SeaPlate className="h-96 max-lg:hidden" />
      <div className="relative lg:-mt-28 lg:px-10">
        <TrialPass name={name} />
      </div>
    </aside>
  )
}

function SentOn({ returnTo }: { returnTo: string | null }) {
  // Read once: what the tab remembers is used up by the journey.
  const [to] = useState(() => authDestination(returnTo))
  useEffect(() => forgetDestination, [])
  return <Navigate to={to} replace />
}
