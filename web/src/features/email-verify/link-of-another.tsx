import { useState } from 'react'

import { verifyText as text } from '../../text/verify.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Question } from './spend-link.ts'
import { Words } from './words.tsx'

type Props = { readonly question: Question; readonly onAnswer: (isContinuing: boolean) => Promise<void> }

/** A link that somebody was sent, or was made to open, for another account than the one in use, or that no guest here asked for. */
export function LinkOfAnother({ question, onAnswer }: Props) {
  const [isBusy, setBusy] = useState(false)
  const other = question.brought.user.email || text('verify.another.other')
  const body = question.current ? otherAccount(question.current.email) : text('verify.unasked.text')

  async function answer(isContinuing: boolean): Promise<void> {
    setBusy(true)
    await onAnswer(isContinuing)
    setBusy(false)
  }
  return (
    <>
      <Words title={text('verify.another.title', { other })} body={body} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void answer(false)}>
          {text(question.current ? 'verify.another.stay' : 'verify.unasked.stay')}
        </Button>
        <Button variant="outline" isBusy={isBusy} onClick={() => void answer(true)}>
          {text('verify.another.continue')}
        </Button>
      </div>
    </>
  )
}

function otherAccount(email: string | undefined): string {
  return `${signedInAs(email)} ${text('verify.another.advice')}`
}

function signedInAs(email: string | undefined): string {
  return text('verify.another.text', { current: email || text('verify.another.current') })
}

export function LinkLeft({ email }: { email: string | null }) {
  return (
    <>
      <Words
        title={text('verify.stayed.title')}
        body={email === null ? text('verify.unasked.stayed') : signedInAs(email)}
      />
      <ButtonLink to="/" replace className="mt-8">
        {text('verify.go-on')}
      </ButtonLink>
    </>
  )
}
