import type { DataTable, TableSource } from '@app/datasets/register'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { dataSourcesText as text } from './data-sources-text.ts'

export function TableEntry({ table }: { readonly table: DataTable }) {
  const { locale } = usePageConfig()
  const { id, title, about, rows, sources, knownProblems, file } = table
  return (
    <li id={id} className="grid scroll-mt-24 gap-x-14 gap-y-4 border-b border-line py-6 lg:grid-cols-[1fr_26rem]">
      <div>
        <h3 className="text-title">{title}</h3>
        <p className="chart-label mt-1.5 text-soft">
          {rows === 1 ? text('row.one') : text('rows', { count: rows.toLocaleString(locale) })}
          <span className="ms-4">{file}</span>
        </p>
        <p className="mt-3 max-w-[64ch]">{about}</p>
        {knownProblems.length > 0 && <Problems list={knownProblems} />}
      </div>
      <ul className="grid content-start gap-3 text-small">
        {sources.map((source) => (
          <SourceLine key={`${source.url} ${source.title}`} source={source} />
        ))}
      </ul>
    </li>
  )
}

function Problems({ list }: { readonly list: readonly string[] }) {
  return (
    <details className="mt-3 max-w-[64ch] text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline">
        {text('problems')}
      </summary>
      <ul className="mt-1 list-disc space-y-1.5 ps-5 text-soft">
        {list.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  )
}

function SourceLine({ source: { title, url, licence, checkedAt } }: { readonly source: TableSource }) {
  const { locale } = usePageConfig()
  return (
    <li>
      <SourceTitle title={title} url={url} />
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-4 text-soft">
        {licence.url ? (
          <a href={licence.url} rel="noopener noreferrer license" target="_blank" className="underline">
            {licence.title}
          </a>
        ) : (
          <span>{licence.title}</span>
        )}
        <span className="chart-label">{text('asOf', { date: formatDate(checkedAt, locale) })}</span>
      </p>
    </li>
  )
}

/** Our own texts have no web address. */
function SourceTitle({ title, url }: Pick<TableSource, 'title' | 'url'>) {
  if (!/^https?:/.test(url)) return <span className="font-semibold">{title}</span>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="py-1 font-semibold text-tide">
      {title}
    </a>
  )
}
