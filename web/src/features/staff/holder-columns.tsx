import type { Tables } from '@app/contracts/generated/database'

import { staffText as text } from '../../text/staff.ts'
import { Button } from '../../ui/button.tsx'
import type { TableColumn } from '../../ui/table-sort.ts'

export type Holder = Pick<Tables<'user_roles'>, 'user_id' | 'role' | 'created_at'>

export function holderColumns(locale: string, takeBack: (holder: Holder) => void): readonly TableColumn<Holder>[] {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return [
    {
      id: 'account',
      label: text('roles.account'),
      cell: ({ user_id }) => <span className="tabular-nums wrap-anywhere">{user_id}</span>,
    },
    {
      id: 'role',
      label: text('roles.role'),
      cell: ({ role }) => role.replace('_', ' '),
      sortValue: ({ role }) => role,
    },
    {
      id: 'since',
      label: text('roles.since'),
      cell: ({ created_at }) => written.format(new Date(created_at)),
      sortValue: ({ created_at }) => created_at,
    },
    {
      id: 'take',
      label: '',
      cell: (row) => (
        <Button
          variant="link"
          size="sm"
          className="px-0"
          aria-label={text('roles.take.named', { role: row.role, account: row.user_id })}
          onClick={() => takeBack(row)}
        >
          {text('roles.take')}
        </Button>
      ),
    },
  ]
}
