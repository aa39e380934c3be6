import type { EmailOtpType } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { ButtonLink } from '../../ui/button.tsx'
import { verifyText as text } from './email-verify-text.ts'
import { Words } from './message.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { forgetSpent } from './spent-here.ts'

type Props = { readonly type: EmailOtpType; readonly needsPassword: boolean; readonly next: string }

/** Long enough to read the success message. */
const PAUSE_MS = 1500

/** Every valid link has signed the traveller in; the next step depends on the kind of mail. */
export function LinkDone({ type, needsPassword, next }: Props) {
  if (needsPassword) return <ChoosePassword words="first-password" outcome="account" next={next} />
  switch (type) {
    case 'recovery':
      return <ChoosePassword words="recovery" outcome="password" next={next} />
    case 'magiclink':
      return <SignedIn next={next} />
    case 'email_change':
      return <Finished outcome="address" next={next} />
    case 'signup':
    case 'invite':
    case 'email':
      return <Finished outcome="account" next={next} />
  }
}

function Finished({ outcome, next }: { outcome: 'account' | 'address' | 'password' | 'sign-in'; next: string }) {
  return (
    <>
      <Words title={text(`verify.${outcome}.title`)} body={text(`verify.${outcome}.text`)} />
      <ButtonLink to={next} replace className="mt-8">
        {text('verify.go-on')}
      </ButtonLink>
    </>
  )
}

function SignedIn({ next }: { next: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [navigate, next])
  return <Finished outcome="sign-in" next={next} />
}

type Choice = {
  readonly words: 'recovery' | 'first-password'
  readonly outcome: 'account' | 'password'
  readonly next: string
}

function ChoosePassword({ words, outcome, next }: Choice) {
  const [isSaved, setSaved] = useState(false)
  if (isSaved) return <Finished outcome={outcome} next={next} />
  const finish = (): void => {
    forgetSpent()
    setSaved(true)
  }
  return (
    <>
      <Words title={text(`verify.${words}.title`)} body={text(`verify.${words}.text`)} />
      <NewPasswordForm onSaved={finish} />
    </>
  )
}
