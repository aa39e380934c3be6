import { type DataTable, REGISTER } from '@app/datasets/register'

import { usePageConfig } from '../../api/page-config.tsx'
import { dataSourcesText as text } from '../../text/data-sources.ts'
import { TableEntry } from './table-entry.tsx'

const OPEN = REGISTER.filter(({ isShareAlike }) => !isShareAlike)
const SHARED = REGISTER.filter(({ isShareAlike }) => isShareAlike)
const ROWS = REGISTER.reduce((sum, { rows }) => sum + rows, 0)

/** The register of everything that ships, as a catalogue of charts would print it. */
export function DataSourcesPage() {
  const { locale } = usePageConfig()
  const count = (value: number) => value.toLocaleString(locale)
  return (
    <div className="page-width py-8 lg:py-14">
      <h1 className="max-w-[18ch] text-display">{text('heading')}</h1>
      <p className="mt-4 max-w-[58ch] text-lead text-soft">{text('lead')}</p>
      <p className="chart-label mt-5 text-soft">{text('sum', { tables: count(REGISTER.length), rows: count(ROWS) })}</p>
      <Tables id="open" title={text('open.title')} lead={text('open.lead')} tables={OPEN} />
      <Tables id="shared" title={text('shared.title')} lead={text('shared.lead')} tables={SHARED} />
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
