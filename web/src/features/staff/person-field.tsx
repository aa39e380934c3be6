import type { StaffPerson } from '@app/contracts/staff-people'
import { useRef } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import type { FindOptions } from '../../ui/combobox/combobox-option.ts'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { findPeople } from './ask-people.ts'
import { nameRole } from './describe-role.ts'

type Props = { readonly problem: string; readonly onChange: (person: StaffPerson | null) => void }

/** Finds by part of the name or address. A person is only chosen by a list entry or a whole address. */
export function PersonField({ problem, onChange }: Props) {
  const config = usePageConfig()
  const found = useRef<readonly StaffPerson[]>([])

  const load: FindOptions = async (query, signal) => {
    const { people, hasMore } = await findPeople(await backend(config), query, signal)
    found.current = people
    const typed = people.find(({ email }) => email.toLowerCase() === query.toLowerCase())
    if (typed && !signal.aborted) onChange(typed)
    return { options: people.map(optionOf), note: hasMore ? text('roles.find.more') : undefined }
  }

  return (
    <Field id="person" label={text('roles.find')} hint={text('roles.find.hint')} error={problem}>
      <Combobox
        id="person"
        name="person"
        label={text('roles.find.list')}
        minChars={2}
        maxLength={200}
        loadOptions={load}
        emptyText={text('roles.find.none')}
        aria-invalid={problem !== ''}
        aria-describedby={describedBy('person', true, problem !== '')}
        onTextChange={() => onChange(null)}
        onSelect={({ value }) => onChange(found.current.find(({ id }) => id === value) ?? null)}
      />
    </Field>
  )
}

function optionOf({ id, name, email, roles }: StaffPerson) {
  const label = name ? `${name}, ${email}` : email
  return {
    value: id,
    label,
    ...(name && { name }),
    ...(roles.length > 0 && { detail: roles.map(nameRole).join(', ') }),
  }
}
