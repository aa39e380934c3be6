import { useEffect, useRef } from 'react'

import type { TrialOffer } from '../../api/session/ask-trial-offer.ts'
import { authText as text } from '../../text/auth.ts'
import { Button } from '../../ui/button.tsx'
import { ResendButton } from './resend-button.tsx'
import { trialText } from './trial-text.ts'

type Props = { readonly email: string; readonly trial: TrialOffer; readonly onBack: () => void }

/** After a sign-up: what waits in the mailbox, and what to do if nothing does. */
export function CheckMailbox({ email, trial, onBack }: Props) {
  const news = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone; the focus, and with it the screen, follows what has come in its place, its heading above it included.
  useEffect(() => news.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4">
      <p
        ref={news}
        role="status"
        tabIndex={-1}
        className="scroll-mt-44 scroll-mb-24 outline-none border-s-2 border-moss ps-4 wrap-anywhere"
      >
        {[text('mail.text', { email }), trialText(trial)].join(' ').trim()}
      </p>
      <p className="text-small text-soft">{text('mail.hint')}</p>
      <ResendButton email={email} />
      <Button variant="link" size="sm" className="-mx-4" onClick={onBack}>
        {text('mail.back')}
      </Button>
    </div>
  )
}
