import type { ReactNode } from 'react'

import { toolPageText as text } from '../../text/tool-page.ts'

type Props = { readonly now: readonly string[]; readonly next: readonly string[]; readonly children?: ReactNode }

/** As in the corner of a chart: what is drawn with a full line can be relied on, what is dashed is being surveyed. */
export function ToolLegend({ now, next, children }: Props) {
  return (
    <section aria-labelledby="legend" className="border-t border-line bg-sunk">
      <div className="page-width grid gap-x-16 gap-y-10 py-12 lg:grid-cols-2 lg:py-16">
        <h2 id="legend" className="text-title lg:col-span-2">
          {text('legend')}
        </h2>
        <Lines title={text('now')} items={now} />
        <Lines title={text('next')} items={next} isDashed />
        {children}
      </div>
    </section>
  )
}

type LinesProps = { readonly title: string; readonly items: readonly string[]; readonly isDashed?: boolean }

function Lines({ title, items, isDashed = false }: LinesProps) {
  return (
    <div>
      <h3 className="chart-label caps font-sans text-soft">{title}</h3>
      <ul className="mt-3 grid gap-3">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[2.75rem_1fr] gap-4">
            <svg viewBox="0 0 44 12" className="mt-2 w-11" fill="none" aria-hidden="true">
              <path
                d="M0 6h44"
                className={isDashed ? 'stroke-edge' : 'stroke-tide'}
                strokeWidth={isDashed ? 1.5 : 2}
                {...(isDashed && { strokeDasharray: '5 4' })}
              />
              {!isDashed && <circle cx="22" cy="6" r="3.500" className="fill-sunk stroke-tide" strokeWidth="1.5" />}
            </svg>
            <span className={isDashed ? 'text-soft' : ''}>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
