import { type FormEvent, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { secondsToWait } from '../../api/session/rate-limit-wait.ts'
import { type Requested, requestMail } from '../../entities/traveller/session/request-mail.ts'
import { waitHint } from './describe-refusal.ts'
import { emailProblem } from './email-problem.ts'
import { focusField, valueOf } from './form-fields.ts'
import { authText as text } from './sign-in-text.ts'

/** Requests the mail for choosing a new password. */
export function useRecover() {
  const config = usePageConfig()
  const [problem, setProblem] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const unfit = emailProblem(form)
    setProblem(unfit)
    if (unfit) return focusField(form, 'email')
    const address = valueOf(form, 'email').trim()
    setBusy(true)
    const requested = await request(address)
    setBusy(false)
    if (requested === 'sent') setSentTo(address)
    else setProblem(requested === 'busy' ? waitHint(secondsToWait()) : text('mail.failed'))
  }

  async function request(address: string): Promise<Requested> {
    try {
      const { auth } = await backend(config)
      return await requestMail(auth, 'recovery', address, `${config.origin}/email-verify`)
    } catch {
      return 'failed'
    }
  }

  return { problem, sentTo, isBusy, submit }
}
