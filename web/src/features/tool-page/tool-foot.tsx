import type { CalendarDate, Source } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { toolPageText as words } from './tool-page-text.ts'
import type { ToolText } from './tool-text.ts'

export type DatedSource = { readonly source: Source; readonly checkedAt: CalendarDate }

type Props = { readonly text: ToolText; readonly sources?: readonly DatedSource[]; readonly isBeside: boolean }

/** The small print of a tool: its sources, and their reliability. */
export function ToolFoot({ text, sources, isBeside }: Props) {
  return (
    <footer
      className={`min-w-0 self-start border-t border-line pt-3 text-small text-soft ${isBeside ? 'lg:col-start-2 lg:row-start-3' : 'mt-4'}`}
    >
      {sources && <Sources sources={sources} />}
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center underline decoration-edge underline-offset-4 hover:text-ink">
          {words('legend')}
        </summary>
        <div className="grid gap-5 pt-2 pb-1">
          <Lines title={words('now')} items={[text('now.1'), text('now.2'), text('now.3')]} />
          <Lines title={words('next')} items={[text('next.1'), text('next.2')]} isDashed />
        </div>
      </details>
    </footer>
  )
}

function Sources({ sources }: { readonly sources: readonly DatedSource[] }) {
  const { locale } = usePageConfig()
  return (
    <dl className="grid gap-x-3 sm:grid-cols-[auto_1fr]">
      <dt className="py-1">{words('sources')}</dt>
      {sources.map(({ source, checkedAt }) => (
        <dd key={source.url} className="py-1 sm:col-start-2">
          <a href={source.url} target="_blank" rel="noopener noreferrer" className="py-1 text-tide underline">
            {source.title}
          </a>
          , {words('checked', { date: formatDate(checkedAt, locale) })}
        </dd>
      ))}
    </dl>
  )
}

type LinesProps = { readonly title: string; readonly items: readonly string[]; readonly isDashed?: boolean }

/** A full line is reliable, a dashed one is in progress. */
function Lines({ title, items, isDashed = false }: LinesProps) {
  return (
    <div>
      <h2 className="chart-label caps font-sans">{title}</h2>
      <ul className="mt-2 grid gap-1.5">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[1.75rem_1fr] gap-3">
            <svg viewBox="0 0 28 12" className="mt-1 w-7" fill="none" aria-hidden="true">
              <path
                d="M0 6h28"
                className={isDashed ? 'stroke-edge' : 'stroke-tide'}
                strokeWidth="1.75"
                {...(isDashed && { strokeDasharray: '4 4' })}
              />
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
