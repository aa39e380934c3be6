import type { DataTable } from '@app/datasets/register'

import { usePageConfig } from '../../api/page-config.tsx'
import { dataSourcesText as text } from './data-sources-text.ts'
import { TableEntry } from './table-entry.tsx'

/** The register of all packed data tables. */
export function DataSourcesPage({ register }: { readonly register: readonly DataTable[] }) {
  const { locale } = usePageConfig()
  const count = (value: number) => value.toLocaleString(locale)
  const open = register.filter(({ isShareAlike }) => !isShareAlike)
  const shared = register.filter(({ isShareAlike }) => isShareAlike)
  const rows = register.reduce((sum, table) => sum + table.rows, 0)
  return (
    <div className="page-width py-8 lg:py-14">
      <h1 className="max-w-[18ch] text-display">{text('heading')}</h1>
      <p className="mt-4 max-w-[58ch] text-lead text-soft">{text('lead')}</p>
      <p className="chart-label mt-5 text-soft">{text('sum', { tables: count(register.length), rows: count(rows) })}</p>
      <Tables id="open" title={text('open.title')} lead={text('open.lead')} tables={open} />
      <Tables id="shared" title={text('shared.title')} lead={text('shared.lead')} tables={shared} />
    </div>
  )
}

type TablesProps = {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly tables: readonly DataTable[]
}

function Tables({ id, title, lead, tables }: TablesProps) {
  return (
    <section aria-labelledby={id} className="mt-12 lg:mt-16">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-soft">{lead}</p>
      <ul className="mt-6 border-t border-edge">
        {tables.map((table) => (
          <TableEntry key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}
