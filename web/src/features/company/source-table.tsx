import { calendarDate } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { DATA_SOURCES } from '../../content/data-sources.ts'
import { aboutText as text } from '../../text/company.ts'
import { formatDate } from '../../text/format.ts'

const HEAD = ['name', 'use', 'licence', 'date'] as const

export function SourceTable() {
  const { locale } = usePageConfig()
  return (
    <table className="block w-full text-small md:table">
      <caption className="sr-only">{text('sources.caption')}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:border-b md:border-edge">
          {HEAD.map((name) => (
            <th key={name} scope="col" className="py-2 pe-6 text-left chart-label text-soft">
              {text(`sources.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-line md:table-row-group md:border-t-0">
        {DATA_SOURCES.map(({ name, url, usedFor, licence, asOf }) => (
          <tr key={name} className="block border-b border-line py-3 md:table-row">
            <th scope="row" className="block text-left font-semibold md:table-cell md:py-3.5 md:pe-6">
              <a href={url} rel="noopener" className="text-tide">
                {name}
              </a>
            </th>
            <td className="block md:table-cell md:pe-6">{usedFor}</td>
            <td className="me-5 inline-block text-soft md:me-0 md:table-cell md:pe-6">{licence}</td>
            <td className="inline-block whitespace-nowrap chart-label text-soft md:table-cell">
              <time dateTime={asOf}>{formatDate(calendarDate(asOf), locale)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
