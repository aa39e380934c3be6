import { useEffect, useRef } from 'react'

import type { TrialOffer } from '../../entities/traveller/session/ask-trial-offer.ts'
import { Button } from '../../ui/button.tsx'
import { ResendButton } from './resend-button.tsx'
import { authText as text } from './sign-in-text.ts'
import { trialText } from './trial-text.ts'

type Props = { readonly email: string; readonly trial: TrialOffer; readonly onBack: () => void }

/** After a sign-up: the mail to expect, and what to do if it does not arrive. */
export function CheckMailbox({ email, trial, onBack }: Props) {
  const news = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone; the focus moves to the new content, with its heading in view.
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
