import { useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { secondsToWait } from '../../api/session/rate-limit-wait.ts'
import { type Requested, requestMail } from '../../entities/traveller/session/request-mail.ts'
import { Button } from '../../ui/button.tsx'
import { waitHint } from './describe-refusal.ts'
import { authText as text } from './sign-in-text.ts'

/** Requests the verification mail again. */
export function ResendButton({ email }: { email: string }) {
  const config = usePageConfig()
  const [state, setState] = useState<Requested | 'idle' | 'sending'>('idle')

  async function send(): Promise<void> {
    setState('sending')
    try {
      const { auth } = await backend(config)
      setState(await requestMail(auth, 'signup', email, `${config.origin}/email-verify`))
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="grid justify-items-start gap-1" aria-live="polite">
      {state !== 'sent' && (
        <Button variant="link" size="sm" className="-ms-4" isBusy={state === 'sending'} onClick={() => void send()}>
          {text('mail.again')}
        </Button>
      )}
      {state === 'sent' && <p className="text-small text-moss">{text('mail.sent')}</p>}
      {state === 'busy' && <p className="text-small text-signal">{waitHint(secondsToWait())}</p>}
      {state === 'failed' && <p className="text-small text-signal">{text('mail.failed')}</p>}
    </div>
  )
}
