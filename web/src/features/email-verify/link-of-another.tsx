import { useState } from 'react'

import { verifyText as text } from '../../text/verify.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Question } from './spend-link.ts'
import { Words } from './words.tsx'

type Props = { readonly question: Question; readonly onAnswer: (isContinuing: boolean) => Promise<void> }

/** A link that somebody was sent, or was made to open, for another account than the one in use. */
export function LinkOfAnother({ question, onAnswer }: Props) {
  const [isBusy, setBusy] = useState(false)
  const other = question.brought.user.email || text('verify.another.other')
  const current = question.current.email || text('verify.another.current')

  async function answer(isContinuing: boolean): Promise<void> {
    setBusy(true)
    await onAnswer(isContinuing)
    setBusy(false)
  }
  return (
    <>
      <Words
        title={text('verify.another.title', { other })}
        body={`${text('verify.another.text', { current })} ${text('verify.another.advice')}`}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void answer(false)}>
          {text('verify.another.stay')}
        </Button>
        <Button variant="outline" isBusy={isBusy} onClick={() => void answer(true)}>
          {text('verify.another.continue')}
        </Button>
      </div>
    </>
  )
}

export function LinkLeft({ email }: { email: string }) {
  const current = email || text('verify.another.current')
  return (
    <>
      <Words title={text('verify.stayed.title')} body={text('verify.another.text', { current })} />
      <ButtonLink to="/" replace className="mt-8">
        {text('verify.go-on')}
      </ButtonLink>
    </>
  )
}
