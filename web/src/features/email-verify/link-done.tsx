import type { EmailOtpType } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { verifyText as text } from '../../text/verify.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { forgetSpent } from './spent-here.ts'
import { Words } from './words.tsx'

type Props = { readonly type: EmailOtpType; readonly needsPassword: boolean; readonly next: string }

/** Long enough to read that it worked. */
const PAUSE_MS = 1500

/** Every good link has signed the traveller in; what comes next depends on why the mail was sent. */
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
