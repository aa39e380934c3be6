import { useState, useEffect } from 'react'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { verifyText as text } from './email-verify-text.ts'
import { Words } from './message.tsx'
import type { Question } from './spend-link.ts'

/** Longer than a double click takes. */
const PAUSE_MS = 1000

/**
 * False for a moment after the page has become visible, and again whenever it comes to the front: a page elsewhere can
 * open this one between the two presses of a double click, or close a window that covered it.
 */
function useReadyToConfirm(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = (): void => {
      clearTimeout(timer)
      setReady(false)
      timer = setTimeout(() => setReady(!document.hidden), PAUSE_MS)
    }
    restart()
    window.addEventListener('focus', restart)
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', restart)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [])
  return isReady
}

type Props = { readonly question: Question; readonly onAnswer: (isContinuing: boolean) => Promise<void> }

/** For a link that this browser did not request, or that belongs to another account than the current one. */
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
