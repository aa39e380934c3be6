import type { FailingRoute } from '@app/contracts/staff/staff-figures'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoment } from '../../../text/format-moment.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { overviewText as text } from './overview-text.ts'

export function FailingRoutes({ failing }: { readonly failing: readonly FailingRoute[] }) {
  const { locale } = usePageConfig()
  return (
    <section aria-labelledby="failing">
      <h3 id="failing" className="font-display text-lead">
        {text('failing')}
      </h3>
      <div className="mt-4">
        <Table<FailingRoute>
          caption={text('failing.caption')}
          rows={failing}
          rowKey={({ route, status }) => `${route} ${status}`}
          empty={
            <EmptyState heading="h4" title={text('failing.empty')} text={text('failing.empty.text')} action={null} />
          }
          columns={[
            { id: 'route', label: text('failing.route'), cell: ({ route }) => route, sortValue: (f) => f.route },
            { id: 'status', label: text('failing.status'), isNumeric: true, cell: ({ status }) => status },
            {
              id: 'errors',
              label: text('failing.errors'),
              isNumeric: true,
              cell: ({ errors }) => errors,
              sortValue: ({ errors }) => errors,
            },
            { id: 'last', label: text('failing.last'), cell: ({ lastHour }) => formatMoment(lastHour, locale) },
          ]}
        />
      </div>
    </section>
  )
}
