import type { ReactNode } from 'react'

import { Button } from '../button.tsx'
import { uiText as words } from '../ui-text.ts'
import { StatePanel } from './state-panel.tsx'

type Props = {
  readonly title?: string
  readonly text?: ReactNode
  readonly heading?: 'h2' | 'h3' | 'h4'
  readonly onRetry?: () => void
  /** Something that works offline. */
  readonly action?: ReactNode
}

/** Being offline is not an error: a light whose beam ends before it reaches us. */
export function OfflineState(props: Props) {
  const { title = words('offline.title'), text = words('offline.text'), heading = 'h2', onRetry, action } = props
  return (
    <StatePanel
      role="status"
      title={title}
      text={text}
      heading={heading}
      mark={
        <>
          <circle cx="32" cy="40" r="3" className="fill-tide" />
          <path d="M42 30a14 14 0 0 1 0 20" className="stroke-tide" strokeWidth="1.5" />
          <path d="M52 22a26 26 0 0 1 0 36" className="stroke-edge" strokeWidth="1.5" strokeDasharray="5 4" />
          <path d="M63 14a38 38 0 0 1 0 52" className="stroke-edge" strokeWidth="1.5" strokeDasharray="2 6" />
          <circle cx="98" cy="40" r="4" className="fill-raised stroke-signal" strokeWidth="1.5" />
        </>
      }
    >
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {words('retry')}
        </Button>
      )}
      {action}
    </StatePanel>
  )
}
