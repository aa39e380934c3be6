import type { ReactNode } from 'react'

import { Button } from '../button.tsx'
import { uiText as words } from '../ui-text.ts'
import { StatePanel } from './state-panel.tsx'

type Props = {
  readonly title?: string
  readonly text?: ReactNode
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** An id the traveller can quote. */
  readonly reference?: string
  readonly onRetry?: () => void
  /** Another next step, beside retrying. */
  readonly action?: ReactNode
}

/** A failure: the route breaks off, with a next step. */
export function ErrorState(props: Props) {
  const { title = words('error.title'), text = words('error.text'), heading = 'h2', reference, onRetry, action } = props
  return (
    <StatePanel
      role="alert"
      title={title}
      text={text}
      heading={heading}
      note={reference && words('error.reference', { id: reference })}
      mark={
        <>
          <path d="M24 57C29 44 39 35 51 30" className="stroke-tide" strokeWidth="1.5" />
          <path d="M73 26c9-1 17 1 23 6" className="stroke-edge" strokeWidth="1.5" strokeDasharray="4 4" />
          <circle cx="24" cy="57" r="3.5" className="fill-tide" />
          <path d="m57 22 10 10m0-10L57 32" className="stroke-signal" strokeWidth="2" />
        </>
      }
    >
      {onRetry && <Button onClick={onRetry}>{words('retry')}</Button>}
      {action}
    </StatePanel>
  )
}
