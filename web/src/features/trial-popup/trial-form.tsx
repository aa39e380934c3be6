import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { CONTROL, describedBy, Field } from '../../ui/form/field.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { sendTrialEmail } from './send-trial-email.ts'
import { trialPopupText as text } from './trial-popup-text.ts'

type Props = { readonly onSent: (email: string) => void; readonly onLater: () => void }

export function TrialForm({ onSent, onLater }: Props) {
  const config = usePageConfig()
  const [isInvalid, setInvalid] = useState(false)
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = form.get('email')
    const email = typeof typed === 'string' ? typed.trim() : ''
    const isWrong = !email.includes('@')
    setInvalid(isWrong)
    if (isWrong) return void toast.error(text('trial.invalid'))
    if (isSending) return
    setSending(true)
    const isSent = await sendTrialEmail(config, { email, wantsNews: form.get('news') !== null })
    setSending(false)
    if (isSent) onSent(email)
  }
  return (
    // Our own messages for an invalid address rather than the browser's.
    <form className="mt-3 grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <Field id="trial-email" label={text('trial.email')} error={isInvalid && text('trial.invalid')}>
        <input
          id="trial-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          aria-invalid={isInvalid}
          aria-describedby={describedBy('trial-email', false, isInvalid)}
          className={`${CONTROL} w-full`}
          onChange={() => setInvalid(false)}
        />
      </Field>
      <Checkbox
        id="trial-news"
        name="news"
        value="yes"
        label={<span className="text-small">{text('trial.news')}</span>}
      />
      <div className="flex flex-wrap gap-x-1 gap-y-2 md:gap-x-2">
        <Button type="submit" size="sm" className="max-md:px-2.5" isBusy={isSending}>
          {text(isSending ? 'trial.sending' : 'trial.send')}
        </Button>
        <Button size="sm" variant="ghost" className="max-md:px-2.5" onClick={onLater}>
          {text('trial.later')}
        </Button>
      </div>
    </form>
  )
}
