import { type FormEvent, useEffect, useState } from 'react'

import type { TrialOffer } from '../../entities/traveller/session/ask-trial-offer.ts'
import { checkNewPassword } from '../../entities/traveller/session/check-new-password.ts'
import { isRefusal } from '../../entities/traveller/session/is-refusal.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { describeRefusal, type Refusal } from './describe-refusal.ts'
import { emailProblem } from './email-problem.ts'
import { focusField, valueOf } from './form-fields.ts'
import { authText as text } from './sign-in-text.ts'

type SignUpProblems = {
  readonly email: string | null
  readonly password: string | null
  readonly repeated: string | null
}

const NO_PROBLEMS: SignUpProblems = { email: null, password: null, repeated: null }

/** The passwords have one message at a time, in the order of section 5; a mismatch is shown beside the second. */
function checkSignUp(form: HTMLFormElement): SignUpProblems {
  const unfit = checkNewPassword(valueOf(form, 'password'), valueOf(form, 'repeated'))
  return {
    email: emailProblem(form),
    password: unfit && unfit !== 'mismatch' ? text(`problem.${unfit}`) : null,
    repeated: unfit === 'mismatch' ? text('problem.mismatch') : null,
  }
}

function firstProblem(problems: SignUpProblems): keyof SignUpProblems | null {
  return (['email', 'password', 'repeated'] as const).find((name) => problems[name]) ?? null
}

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
    // Returning to this form clears its messages; typed values stay.
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
      // A lost answer is not a refusal: the mail may have been sent.
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
