import { type FormEvent, useEffect, useState } from 'react'

import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { describeRefusal, type Refusal } from './describe-refusal.ts'
import { emailProblem } from './email-problem.ts'
import { focusField, valueOf } from './form-fields.ts'
import { authText as text } from './sign-in-text.ts'

type Problems = { readonly email: string | null; readonly password: string | null }
const NO_PROBLEMS: Problems = { email: null, password: null }

/** Validates locally, calls the server, and holds the problem. */
export function useSignIn(isOpen: boolean) {
  const { signIn } = useAuth()
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [refused, setRefused] = useState<(Refusal & { readonly email: string }) | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // Returning to this form clears its messages; typed values stay.
    if (isOpen)
      return () => {
        setProblems(NO_PROBLEMS)
        setRefused(null)
      }
    return undefined
  }, [isOpen])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const [email, password] = [valueOf(form, 'email').trim(), valueOf(form, 'password')]
    const found = { email: emailProblem(form), password: password ? null : text('problem.password.missing') }
    setProblems(found)
    setRefused(null)
    if (found.email ?? found.password) return focusField(form, found.email ? 'email' : 'password')
    setBusy(true)
    const { error } = await signIn(email, password)
    setBusy(false)
    if (!error) return
    setRefused({ ...describeRefusal(error, 'sign-in.failed'), email })
    if (error.code === 'invalid_credentials') focusField(form, 'password')
  }

  return { problems, refused, isBusy, submit }
}
