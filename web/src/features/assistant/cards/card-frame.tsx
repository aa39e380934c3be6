import { type ReactNode, useId } from 'react'

import { Proof, type Proving } from './proof.tsx'
import { useCardWords } from './use-card-words.ts'

type Props = {
  readonly title: string
  /** Set like a label on a chart, at the far end of the title. */
  readonly aside?: ReactNode
  readonly claims?: readonly Proving[]
  /** A drawing that reaches the edges stands above the title. */
  readonly plate?: ReactNode
  readonly children?: ReactNode
}

const NO_CLAIMS: readonly Proving[] = []

/** A slip in the notebook: what it is about, the thing itself, and under a line who says so. */
export function CardFrame({ title, aside, claims = NO_CLAIMS, plate, children }: Props) {
  const id = useId()
  const { Heading } = useCardWords()
  return (
    <section
      aria-labelledby={id}
      className="@container min-w-0 overflow-hidden rounded-sheet border border-line bg-raised"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5 border-b border-line px-4 py-2.5 @md:px-5">
        <Heading id={id} className="chart-label caps font-sans text-soft">
          {title}
        </Heading>
        {aside && <p className="chart-label text-soft">{aside}</p>}
      </header>
      {plate}
      {children && <div className="grid gap-4 px-4 py-4 *:min-w-0 @md:px-5">{children}</div>}
      {claims.length > 0 && (
        <footer className="grid gap-1 border-t border-line px-4 py-2.5 @md:px-5">
          <Proof claims={claims} />
        </footer>
      )}
    </section>
  )
}
