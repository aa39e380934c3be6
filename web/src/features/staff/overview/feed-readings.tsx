import type { FeedFigures } from '@app/contracts/staff/staff-figures'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoment } from '../../../text/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { overviewText as text } from './overview-text.ts'

export function FeedReadings({ feeds }: { readonly feeds: readonly FeedFigures[] }) {
  const { locale } = usePageConfig()
  return (
    <section aria-labelledby="feeds">
      <h3 id="feeds" className="font-display text-lead">
        {text('feeds')}
      </h3>
      <div className="mt-4">
        <Table<FeedFigures>
          caption={text('feeds.caption')}
          rows={feeds}
          rowKey={({ source }) => source}
          empty={<EmptyState heading="h4" title={text('feeds.empty')} text={text('feeds.empty.text')} action={null} />}
          columns={[
            { id: 'source', label: text('feeds.source'), cell: ({ source }) => source, sortValue: (f) => f.source },
            {
              id: 'read',
              label: text('feeds.read'),
              cell: ({ readAt }) => (readAt === null ? text('feeds.never') : formatMoment(readAt, locale)),
              sortValue: ({ readAt }) => readAt,
            },
            { id: 'tried', label: text('feeds.tried'), cell: ({ triedAt }) => formatMoment(triedAt, locale) },
            { id: 'items', label: text('feeds.items'), isNumeric: true, cell: ({ items }) => items },
            {
              id: 'state',
              label: text('feeds.state'),
              cell: ({ problem }) => (
                <Badge tone={problem === null ? 'moss' : 'signal'}>{problem ?? text('feeds.ok')}</Badge>
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}
