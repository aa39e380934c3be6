import { useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { testText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** Sends one real mail to the caller's own address. The server limits how often, like any other mail. */
export function MailTestPage() {
  const { user } = useAuth()
  return (
    <div className="page-width grid justify-items-start gap-6 py-12 lg:py-20">
      <h1 className="text-heading">{text('mail.title')}</h1>
      <p className="max-w-[56ch] text-lead text-soft">{text('mail.lead')}</p>
      {user ? <Sender email={user.email ?? ''} /> : <Guest />}
    </div>
  )
}

function Guest() {
  return (
    <>
      <p>{text('mail.guest')}</p>
      <ButtonLink to="/auth?returnTo=/email-test-new">{text('mail.sign-in')}</ButtonLink>
    </>
  )
}

function Sender({ email }: { email: string }) {
  const config = usePageConfig()
  const [outcome, setOutcome] = useState<{ readonly isSent: boolean; readonly words: string } | null>(null)
  const [isSending, setSending] = useState(false)

  async function send(): Promise<void> {
    setSending(true)
    const { auth } = await backend(config)
    const { error } = await auth.reauthenticate()
    setSending(false)
    setOutcome({
      isSent: !error,
      words: error ? text('mail.failed', { reason: error.message }) : text('mail.sent'),
    })
  }

  return (
    <>
      <dl className="grid w-full max-w-md gap-1 border-y border-line py-4">
        <dt className="chart-label caps text-soft">{text('mail.to')}</dt>
        <dd className="font-semibold wrap-anywhere">{email}</dd>
      </dl>
      <Button disabled={isSending} onClick={() => void send()}>
        {text('mail.action')}
      </Button>
      <p role="status" className={outcome?.isSent ? 'text-moss' : 'text-signal'}>
        {outcome?.words}
      </p>
    </>
  )
}
