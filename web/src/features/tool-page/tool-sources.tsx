import type { CalendarDate, Source } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { toolPageText as text } from '../../text/tool-page.ts'

export type DatedSource = { readonly source: Source; readonly checkedAt: CalendarDate }

export function ToolSources({ sources }: { readonly sources: readonly DatedSource[] }) {
  const { locale } = usePageConfig()
  if (sources.length === 0) return null
  return (
    <div className="border-t border-line pt-6 lg:col-span-2">
      <h3 className="chart-label caps font-sans text-soft">{text('sources')}</h3>
      <ul className="mt-2 grid gap-x-16 text-small sm:grid-cols-2">
        {sources.map(({ source, checkedAt }) => (
          <li key={source.url} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <a href={source.url} target="_blank" rel="noopener noreferrer" className="py-1 text-tide underline">
              {source.title}
            </a>
            <span className="chart-label text-soft">{text('checked', { date: formatDate(checkedAt, locale) })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
