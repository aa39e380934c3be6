import { useState } from 'react'

import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import type { TrialOffer } from '../../entities/traveller/session/ask-trial-offer.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { AuthForms, type AuthView } from './auth-forms.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { authText as text } from './sign-in-text.ts'
import { TrialBenefits } from './trial-benefits.tsx'
import { trialText } from './trial-text.ts'

type Props = {
  /** The pending action; empty for an invitation without one. */
  readonly feature: string
  readonly isOpen: boolean
  /** Called when it closes, with whether a sign-up was sent. */
  readonly onClose: (isSignedUp: boolean) => void
  readonly onAsked?: (isAsked: boolean) => void
}

const READING_MS = 10_000

export function AuthDialog({ feature, isOpen, onClose, onAsked }: Props) {
  const { session } = useAuth()
  // Without an action it was opened by a button that says “Sign in”.
  const [view, setView] = useState<AuthView>(feature ? 'sign-up' : 'sign-in')

  function signedUp(_email: string, trial: TrialOffer): void {
    toast.success([text('sign-up.done'), trialText(trial)].join(' ').trim(), { durationMs: READING_MS })
    setView('sign-in')
    onClose(true)
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose(false)}
      title={feature ? text('dialog.title', { feature }) : text('dialog.community')}
      description={text('dialog.description')}
      size="lg"
    >
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
        {session && needsSecondFactor(session) ? (
          <SecondFactorForm session={session} />
        ) : (
          <div>
            <AuthForms view={view} onView={setView} onSignedUp={signedUp} {...(onAsked && { onAsked })} />
          </div>
        )}
        <div className="rounded-control bg-sunk p-5">
          <TrialBenefits />
        </div>
      </div>
    </Dialog>
  )
}
