import { type FormEvent, useEffect, useState } from 'react'

import { useAuth } from '../../api/session/use-auth.ts'
import { checkSignUp, firstProblem, NO_PROBLEMS } from './check-sign-up.ts'
import { describeRefusal, type Refusal } from './describe-refusal.ts'
import { focusField, valueOf } from './form-fields.ts'

export function useSignUp(isOpen: boolean, onSignedUp: (email: string) => void) {
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
    const { error } = await signUp(account)
    setBusy(false)
    if (error) return refuse(form, describeRefusal(error, 'sign-up.failed'))
    form.reset()
    onSignedUp(account.email)
  }

  function refuse(form: HTMLFormElement, refused: Refusal): void {
    if (!refused.isAboutPassword) return setRefusal(refused)
    setProblems({ ...NO_PROBLEMS, password: refused.message })
    focusField(form, 'password')
  }

  return { problems, refusal, isBusy, submit }
}
