import type { StaffPerson } from '@app/contracts/staff-people'

import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../text/staff.ts'
import { PersonName } from './person-name.tsx'
import { nameRole } from './role-words.ts'

/** Two people may share a name: address, age and roles tell them apart before anything is granted. */
export function ChosenPerson({ person }: { readonly person: StaffPerson }) {
  const { locale } = usePageConfig()
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(person.since))
  const held = new Intl.ListFormat(locale).format(person.roles.map(nameRole))
  return (
    <div className="border-s-2 border-tide ps-4">
      <PersonName id={person.id} person={person} />
      <p className="mt-1 text-label text-soft">
        {text('roles.person.since', { date: since })}{' '}
        {held ? text('roles.person.holds', { roles: held }) : text('roles.person.none')}
      </p>
    </div>
  )
}
