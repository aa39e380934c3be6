import { useState } from 'react'

import type { TrialOffer } from '../../entities/traveller/session/ask-trial-offer.ts'
import { useOnline } from '../../offline/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/disclosure/tabs.tsx'
import { CheckMailbox } from './check-mailbox.tsx'
import { RecoverForm } from './recover-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { authText as text } from './sign-in-text.ts'
import { SignUpForm } from './sign-up-form.tsx'
import type { SignUpSteps } from './use-sign-up.ts'

export type AuthView = 'sign-in' | 'sign-up' | 'recover' | 'mail'

type Props = Partial<SignUpSteps> & {
  readonly view: AuthView
  readonly onView: (view: AuthView) => void
  readonly onName?: (name: string) => void
}

/** The shared part of dialog and page: both forms, and the password reset. */
export function AuthForms({ view, onView, onSignedUp, onAsked, onName }: Props) {
  const isOnline = useOnline()
  const [email, setEmail] = useState('')
  const [trial, setTrial] = useState<TrialOffer>('unknown')
  const backToSignIn = () => onView('sign-in')

  function signedUp(address: string, offer: TrialOffer): void {
    setEmail(address)
    setTrial(offer)
    onView('mail')
    onSignedUp?.(address, offer)
  }
  function forgotten(address: string): void {
    setEmail(address)
    onView('recover')
  }

  if (view === 'mail') return <CheckMailbox email={email} trial={trial} onBack={backToSignIn} />
  if (view === 'recover') return <RecoverForm email={email} onBack={backToSignIn} />
  return (
    <>
      {!isOnline && (
        <p role="status" className="mb-5 border-s-2 border-sun ps-4 text-small text-soft">
          {text('offline.note')}
        </p>
      )}
      <Tabs
        label={text('tabs')}
        width="fill"
        value={view}
        onValueChange={onView}
        tabs={[
          {
            value: 'sign-in',
            label: text('sign-in'),
            content: <SignInForm isOpen={view === 'sign-in'} onForgotten={forgotten} />,
          },
          {
            value: 'sign-up',
            label: text('sign-up'),
            content: (
              <SignUpForm
                isOpen={view === 'sign-up'}
                onSignedUp={signedUp}
                {...(onAsked && { onAsked })}
                {...(onName && { onName })}
              />
            ),
          },
        ]}
      />
      <Toggle view={view} onView={onView} />
    </>
  )
}

function Toggle({ view, onView }: { view: 'sign-in' | 'sign-up'; onView: (view: AuthView) => void }) {
  const isIn = view === 'sign-in'
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-1 border-t border-line pt-3 text-small text-soft">
      {text(isIn ? 'sign-in.newcomer' : 'sign-up.known')}
      <Button variant="link" size="sm" className="-ms-2" onClick={() => onView(isIn ? 'sign-up' : 'sign-in')}>
        {text(isIn ? 'sign-in.to-sign-up' : 'sign-up.to-sign-in')}
      </Button>
    </p>
  )
}
