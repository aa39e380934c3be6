import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { Button } from '../../ui/button.tsx'
import type { TableColumn } from '../../ui/table/table-sort.ts'
import { canGrant, nameRole } from './describe-role.ts'
import { namePerson, PersonName } from './person-name.tsx'
import type { Holder } from './read-holders.ts'

type Wishes = {
  readonly locale: string
  readonly isOwner: boolean
  readonly onTakeBack: (holder: Holder) => void
}

export function holderColumns({ locale, isOwner, onTakeBack }: Wishes): readonly TableColumn<Holder>[] {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return [
    {
      id: 'person',
      label: text('roles.person'),
      cell: ({ user_id, person }) => <PersonName id={user_id} person={person} />,
      sortValue: ({ user_id, person }) => namePerson({ id: user_id, person }).toLocaleLowerCase(locale),
    },
    {
      id: 'role',
      label: text('roles.role'),
      cell: ({ role }) => <span className="whitespace-nowrap">{nameRole(role)}</span>,
      sortValue: ({ role }) => role,
    },
    {
      id: 'since',
      label: text('roles.since'),
      cell: ({ created_at }) => (
        <time dateTime={created_at} className="whitespace-nowrap">
          {written.format(new Date(created_at))}
        </time>
      ),
      sortValue: ({ created_at }) => created_at,
    },
    {
      id: 'take',
      label: text('roles.take'),
      isLabelHidden: true,
      cell: (row) =>
        canGrant(row.role, isOwner) && (
          <Button
            variant="link"
            size="sm"
            className="px-0! whitespace-nowrap"
            aria-label={text('roles.take.named', {
              role: nameRole(row.role),
              person: namePerson({ id: row.user_id, person: row.person }),
            })}
            onClick={() => onTakeBack(row)}
          >
            {text('roles.take')}
          </Button>
        ),
    },
  ]
}
