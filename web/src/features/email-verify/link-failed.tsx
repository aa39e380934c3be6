import type { EmailOtpType } from '@supabase/auth-js'
import { useState } from 'react'

import { readStoredSession } from '../../api/session/read-stored-session.ts'
import { mailWayOf } from '../../entities/traveller/session/request-mail.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AskAgainForm } from './ask-again-form.tsx'
import { verifyText as text } from './email-verify-text.ts'
import { Words } from './message.tsx'

type LostProps = { readonly reason: 'expired' | 'incomplete'; readonly type: EmailOtpType }

/** The link is no longer valid: the traveller can request the same mail again. */
export function LinkLost({ reason, type }: LostProps) {
  const way = mailWayOf(type)
  const [user] = useState(() => readStoredSession()?.user)
  // Opened a second time, it was already used; only a new password still needs a link.
  if (user && way && way !== 'recovery')
    return <NothingLost title={text(`verify.${reason}.title`)} email={user.email} />
  const elsewhere = type === 'invite' ? 'verify.lost.invite' : 'verify.lost.email-change'
  return (
    <>
      <Words title={text(`verify.${reason}.title`)} body={text(way ? `verify.${reason}.text` : elsewhere)} />
      {way && <AskAgainForm way={way} />}
    </>
  )
}

function NothingLost({ title, email }: { title: string; email: string | undefined }) {
  const current = email || text('verify.another.current')
  return (
    <>
      <Words title={title} body={`${text('verify.another.text', { current })} ${text('verify.lost.signed-in')}`} />
      <ButtonLink to="/" replace className="mt-8">
        {text('verify.go-on')}
      </ButtonLink>
    </>
  )
}

type KeptProps = { readonly reason: 'busy' | 'offline' | 'unavailable'; readonly onRetry: () => void }

/** The link was not used. */
export function LinkKept({ reason, onRetry }: KeptProps) {
  return (
    <>
      <Words title={text(`verify.${reason}.title`)} body={text(`verify.${reason}.text`)} />
      <Button variant="outline" className="mt-8" onClick={onRetry}>
        {text('verify.retry')}
      </Button>
    </>
  )
}
