import { type FormEvent, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { type MailWay, type Requested, requestMail } from '../../entities/traveller/session/request-mail.ts'
import { Button } from '../../ui/button.tsx'
import { CONTROL, describedBy, Field } from '../../ui/form/field.tsx'
import { verifyText as text } from './email-verify-text.ts'

/** The same answer for known and unknown addresses: the form must not reveal which have an account. */
export function AskAgainForm({ way }: { way: MailWay }) {
  const config = usePageConfig()
  const [sending, setSending] = useState<Requested | 'idle' | 'sending'>('idle')

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email !== 'string') return
    setSending('sending')
    try {
      const { auth } = await backend(config)
      setSending(await requestMail(auth, way, email, `${config.origin}/email-verify`))
    } catch {
      setSending('failed')
    }
  }

  if (sending === 'sent') return <p className="mt-8 border-l-2 border-moss pl-4">{text(`verify.again.sent.${way}`)}</p>
  const problem = sending === 'busy' || sending === 'failed' ? sending : null
  return (
    <form className="mt-8 grid max-w-sm gap-4" onSubmit={(event) => void send(event)}>
      <Field
        id="email"
        label={text('verify.again.email')}
        error={problem && text(problem === 'busy' ? 'verify.busy.text' : 'verify.again.failed')}
      >
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-describedby={describedBy('email', false, problem !== null)}
          className={`${CONTROL} w-full`}
        />
      </Field>
      <Button type="submit" isBusy={sending === 'sending'} className="justify-self-start">
        {text('verify.again.action')}
      </Button>
    </form>
  )
}
