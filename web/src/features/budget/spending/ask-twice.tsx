import { useState } from 'react'

import { spendingText as text } from './spending-text.ts'

export const ACTION = 'inline-flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4'

type Props = {
  readonly ask: string
  readonly really: string
  /** The name for screen readers, where several stand on a page. */
  readonly name?: string
  readonly onYes: () => void
}

export function AskTwice({ ask, really, name, onYes }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" aria-label={name} className={ACTION} onClick={() => setAsking(true)}>
        {ask}
      </button>
    )
  return (
    <>
      <button type="button" className={`${ACTION} text-signal`} onClick={onYes}>
        {really}
      </button>
      <button type="button" className={ACTION} onClick={() => setAsking(false)}>
        {text('keep')}
      </button>
    </>
  )
}
