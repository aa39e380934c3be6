import { type FormEvent, useEffect, useState } from 'react'

import type { TrialOffer } from '../../api/session/ask-trial-offer.ts'
import { isRefusal } from '../../api/session/is-refusal.ts'
import { useAuth } from '../../api/session/use-auth.ts'
import { checkSignUp, firstProblem, NO_PROBLEMS } from './check-sign-up.ts'
import { describeRefusal, type Refusal } from './describe-refusal.ts'
import { focusField, valueOf } from './form-fields.ts'

export type SignUpSteps = {
  readonly onSignedUp: (email: string, trial: TrialOffer) => void
  /** True when a sign-up is sent, false when it was refused. The mail may arrive before the answer. */
  readonly onAsked?: (isAsked: boolean) => void
}

export function useSignUp(isOpen: boolean, { onSignedUp, onAsked }: SignUpSteps) {
  const { signUp } = useAuth()
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // Whoever comes back to this form starts anew; what was typed stays.
    if (isOpen)
      return () => {
        setProblems(NO_PROBLEMS)
        setRefusal(null)
      }
    return undefined
  }, [isOpen])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const found = checkSignUp(form)
    setProblems(found)
    setRefusal(null)
    const first = firstProblem(found)
    if (first) return focusField(form, first)
    const account = {
      email: valueOf(form, 'email').trim(),
      password: valueOf(form, 'password'),
      fullName: valueOf(form, 'name').trim(),
    }
    setBusy(true)
    onAsked?.(true)
    const outcome = await signUp(account)
    setBusy(false)
    if (outcome.error) {
      // A lost answer refuses nothing: the mail may be there.
      if (isRefusal(outcome.error)) onAsked?.(false)
      return refuse(form, describeRefusal(outcome.error, 'sign-up.failed'))
    }
    form.reset()
    onSignedUp(account.email, outcome.trial)
  }

  function refuse(form: HTMLFormElement, refused: Refusal): void {
    if (!refused.isAboutPassword) return setRefusal(refused)
    setProblems({ ...NO_PROBLEMS, password: refused.message })
    focusField(form, 'password')
  }

  return { problems, refusal, isBusy, submit }
}
