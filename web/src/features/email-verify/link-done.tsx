import type { EmailOtpType } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { verifyText as text } from '../../text/verify.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { forgetSpent } from './spent-here.ts'
import { Words } from './words.tsx'

type Props = { readonly type: EmailOtpType; readonly next: string }

/** Long enough to read that it worked. */
const PAUSE_MS = 1500

/** Every good link has signed the traveller in; what comes next depends on why the mail was sent. */
export function LinkDone({ type, next }: Props) {
  switch (type) {
    case 'recovery':
      return <Recovery next={next} />
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

function Recovery({ next }: { next: string }) {
  const [isSaved, setSaved] = useState(false)
  if (isSaved) return <Finished outcome="password" next={next} />
  const finish = (): void => {
    forgetSpent()
    setSaved(true)
  }
  return (
    <>
      <Words title={text('verify.recovery.title')} body={text('verify.recovery.text')} />
      <NewPasswordForm onSaved={finish} />
    </>
  )
}
