import { useState } from 'react'

import { verifyText as text } from '../../text/verify.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Question } from './spend-link.ts'
import { useReadyToConfirm } from './use-ready-to-confirm.ts'
import { Words } from './words.tsx'

type Props = { readonly question: Question; readonly onAnswer: (isContinuing: boolean) => Promise<void> }

/** For a link that this browser did not ask for, or that is for another account than the one in use. */
export function LinkOfAnother({ question, onAnswer }: Props) {
  const [isBusy, setBusy] = useState(false)
  const isReady = useReadyToConfirm()

  async function answer(isContinuing: boolean): Promise<void> {
    setBusy(true)
    await onAnswer(isContinuing)
    setBusy(false)
  }
  return (
    <>
      <Words title={titleOf(question)} body={bodyOf(question)} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void answer(false)}>
          {text(question.current ? 'verify.another.stay' : 'verify.unasked.stay')}
        </Button>
        <Button variant="outline" isBusy={isBusy || !isReady} onClick={() => void answer(true)}>
          {text('verify.another.continue')}
        </Button>
      </div>
    </>
  )
}

function titleOf({ brought }: Question): string {
  if (!brought) return text('verify.unasked.title')
  return text('verify.another.title', { other: brought.user.email || text('verify.another.other') })
}

function bodyOf({ current, brought }: Question): string {
  if (!current) return text('verify.unasked.text')
  const isOther = brought && brought.user.id !== current.id
  return isOther ? otherAccount(current.email) : `${signedInAs(current.email)} ${text('verify.unasked.signed-in')}`
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
