import type { ReactNode } from 'react'

import { StatePanel } from './state-panel.tsx'

type Props = {
  readonly title: string
  readonly text?: ReactNode
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** The next step, as a button or a link. An empty list without one is a dead end. */
  readonly action: ReactNode
  readonly mark?: keyof typeof MARKS
}

const MARKS = {
  /** A dotted journey. */
  journey: (
    <>
      <path d="M24 57C36 26 76 18 96 32" className="stroke-edge" strokeWidth="1.5" strokeDasharray="4 4" />
      <circle cx="24" cy="57" r="3.5" className="fill-raised stroke-tide" strokeWidth="1.5" />
      <circle cx="96" cy="32" r="4.5" className="fill-raised stroke-signal" strokeWidth="1.5" />
    </>
  ),
  /** Two blank luggage labels. */
  labels: (
    <>
      <path d="M34 20h50v24H34L24 32z" className="stroke-edge" strokeWidth="1.5" strokeDasharray="4 4" />
      <path d="M44 40h50v24H44L34 52z" className="fill-raised stroke-tide" strokeWidth="1.5" />
      <circle cx="44" cy="52" r="3" className="stroke-signal" strokeWidth="1.5" />
    </>
  ),
} as const

/** An empty list. */
export function EmptyState({ title, text, heading = 'h2', action, mark = 'journey' }: Props) {
  return (
    <StatePanel title={title} text={text} heading={heading} mark={MARKS[mark]}>
      {action}
    </StatePanel>
  )
}
