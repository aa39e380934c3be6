import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import type { TableColumn } from '../../ui/table/table-sort.ts'
import { describeAction, describeSubject } from './describe-entry.ts'
import { PersonName } from './person-name.tsx'
import type { Entry } from './read-entries.ts'

export function auditColumns(locale: string): readonly TableColumn<Entry>[] {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return [
    {
      id: 'at',
      label: text('audit.at'),
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap tabular-nums">
          {written.format(new Date(at))}
        </time>
      ),
      sortValue: ({ at }) => at,
    },
    {
      id: 'action',
      label: text('audit.action'),
      cell: (entry) => <span className="block @2xl:min-w-44">{describeAction(entry)}</span>,
      sortValue: ({ action }) => action,
    },
    {
      id: 'actor',
      label: text('audit.actor'),
      cell: ({ actor_id, actor }) =>
        actor_id === null ? text('audit.server') : <PersonName id={actor_id} person={actor} />,
    },
    {
      id: 'subject',
      label: text('audit.subject'),
      cell: (entry) =>
        entry.subject ? <PersonName id={entry.subject_id} person={entry.subject} /> : describeSubject(entry),
    },
  ]
}
