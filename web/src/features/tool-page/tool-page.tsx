import type { ReactNode } from 'react'

import { ToolLegend } from './tool-legend.tsx'
import { type PlateName, ToolPlate } from './tool-plate.tsx'
import { type DatedSource, ToolSources } from './tool-sources.tsx'

type Props = {
  readonly plate: PlateName
  /** What the plate shows, for those who cannot see it and below it for those who can. */
  readonly plateText: string
  /** Set like a label on a chart, over the heading: what the tool is called everywhere else. */
  readonly name: string
  readonly heading: string
  readonly lead: string
  readonly now: readonly string[]
  readonly next: readonly string[]
  readonly sources?: readonly DatedSource[]
  /** Once the tool is in use, its answer comes first: no plate, no lead. */
  readonly isCompact?: boolean
  readonly children: ReactNode
}

/** What every tool has in common: its plate, its question, the tool itself, and an honest legend. */
export function ToolPage({
  plate,
  plateText,
  name,
  heading,
  lead,
  now,
  next,
  sources,
  isCompact = false,
  children,
}: Props) {
  return (
    <>
      <header
        className={`page-width grid gap-x-14 gap-y-6 ${isCompact ? 'pt-6' : ''} sm:pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:items-end lg:pt-12`}
      >
        {!isCompact && <ToolPlate name={plate} text={plateText} />}
        <div className="lg:order-first">
          <p className="chart-label caps text-soft">{name}</p>
          <h1 className="mt-2.5 text-heading">{heading}</h1>
          {!isCompact && <p className="mt-4 max-w-[56ch] text-lead text-soft">{lead}</p>}
        </div>
      </header>
      <div className={`page-width pb-14 lg:pb-20 ${isCompact ? 'pt-5 lg:pt-7' : 'pt-8 lg:pt-12'}`}>{children}</div>
      <ToolLegend now={now} next={next}>
        {sources && <ToolSources sources={sources} />}
      </ToolLegend>
    </>
  )
}
