import type { testMailContract, TestMail, TestMailResponse } from '@app/contracts/mail/test-mail'
import { type FormEvent, useState } from 'react'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { testText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { MAIL_NAMES } from './mail-names.ts'

/** Type only: the schema stays on the server. */
const SEND: (typeof testMailContract)['name'] = 'send-test-mail'

/** Sends one real mail to the caller's own address. The server chooses the address and limits how often. */
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

function Sender({ email }: { readonly email: string }) {
  const config = usePageConfig()
  const [outcome, setOutcome] = useState<{ readonly isSent: boolean; readonly words: string } | null>(null)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const mail = new FormData(event.currentTarget).get('mail')
    setSending(true)
    setOutcome(await sendTest(config, typeof mail === 'string' ? mail : ''))
    setSending(false)
  }

  return (
    <form className="grid w-full max-w-md justify-items-start gap-6" onSubmit={(event) => void send(event)}>
      <dl className="grid w-full gap-1 border-y border-line py-4">
        <dt className="chart-label caps text-soft">{text('mail.to')}</dt>
        <dd className="font-semibold wrap-anywhere">{email}</dd>
      </dl>
      <div className="w-full">
        <Field id="mail" label={text('mail.which')}>
          <Select
            id="mail"
            name="mail"
            options={[]}
            groups={MAIL_NAMES.map(({ group, mails }) => ({
              label: group,
              options: (Object.entries(mails) as [TestMail, string][]).map(([value, label]) => ({ value, label })),
            }))}
          />
        </Field>
      </div>
      <Button type="submit" isBusy={isSending}>
        {text('mail.action')}
      </Button>
      <p role="status" className={outcome?.isSent ? 'text-moss' : 'text-signal'}>
        {outcome?.words}
      </p>
    </form>
  )
}

async function sendTest(config: BackendConfig, mail: string) {
  try {
    const { functions } = await backend(config)
    const { data, error, response } = await functions.invoke<TestMailResponse>(SEND, {
      body: { mail },
      timeout: 20_000,
    })
    if (!error && data) return { isSent: true, words: text('mail.sent', { subject: data.subject }) }
    const refusal = (await response?.json().catch(() => null)) as { error?: { message?: string } } | null
    return { isSent: false, words: text('mail.failed', { reason: refusal?.error?.message ?? text('mail.away') }) }
  } catch {
    return { isSent: false, words: text('mail.failed', { reason: text('mail.away') }) }
  }
}
