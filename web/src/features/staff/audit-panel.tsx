import type { Backend } from '../../api/create-backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useAdmin } from '../../api/roles/use-admin.ts'
import { staffText as text } from '../../text/staff.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { describeAction, describeSubject, shortenId } from './describe-entry.ts'
import { RowsState } from './rows-state.tsx'
import { useRows } from './use-rows.ts'

const SHOWN = 50

export function AuditPanel() {
  const { isAdmin } = useAdmin()
  return (
    <section aria-labelledby="audit" className="pt-4">
      <h2 id="audit" className="text-title">
        {text('audit.title')}
      </h2>
      <div className="mt-5">{isAdmin ? <Entries /> : <p className="text-soft">{text('audit.only')}</p>}</div>
    </section>
  )
}

function readEntries({ from }: Backend) {
  return from('audit_log')
    .select('id, at, action, actor_id, subject_type, subject_id, details')
    .order('id', { ascending: false })
    .limit(SHOWN)
}

function Entries() {
  const { locale } = usePageConfig()
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  const answer = useRows(readEntries)
  return (
    <RowsState answer={answer}>
      {(rows) => (
        <Table
          caption={text('audit.caption')}
          rows={rows}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState heading="h3" title={text('audit.empty')} text={text('audit.empty.text')} action={null} />}
          columns={[
            {
              id: 'at',
              label: text('audit.at'),
              cell: ({ at }) => (
                <time dateTime={at} className="tabular-nums">
                  {written.format(new Date(at))}
                </time>
              ),
              sortValue: ({ at }) => at,
            },
            {
              id: 'action',
              label: text('audit.action'),
              cell: describeAction,
              sortValue: ({ action }) => action,
            },
            {
              id: 'actor',
              label: text('audit.actor'),
              cell: ({ actor_id }) => shortenId(actor_id ?? text('audit.server')),
            },
            {
              id: 'subject',
              label: text('audit.subject'),
              cell: describeSubject,
            },
          ]}
        />
      )}
    </RowsState>
  )
}
