import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { supabaseClient } from '../../api/supabase-client.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { CONTROL, Field } from '../../ui/field.tsx'

type Sending = 'idle' | 'sending' | 'sent' | 'failed'

/** The answer is the same for known and unknown addresses: the form must not tell who has an account. */
export function ResendForm() {
  const config = usePageConfig()
  const [sending, setSending] = useState<Sending>('idle')

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email !== 'string') return
    setSending('sending')
    try {
      const supabase = await supabaseClient(config)
      const options = { emailRedirectTo: `${config.origin}/email-verify` }
      const { error } = await supabase.auth.resend({ type: 'signup', email, options })
      setSending(error ? 'failed' : 'sent')
    } catch {
      setSending('failed')
    }
  }

  if (sending === 'sent') return <p className="mt-8 border-l-2 border-moss pl-4">{text('verify.resend.sent')}</p>
  return (
    <form className="mt-8 grid max-w-sm gap-4" onSubmit={(event) => void send(event)}>
      <Field
        id="email"
        label={text('verify.resend.email')}
        error={sending === 'failed' && text('verify.resend.failed')}
      >
        <input id="email" name="email" type="email" autoComplete="email" required className={`${CONTROL} w-full`} />
      </Field>
      <Button type="submit" disabled={sending === 'sending'} className="justify-self-start disabled:opacity-60">
        {text('verify.resend.action')}
      </Button>
    </form>
  )
}
