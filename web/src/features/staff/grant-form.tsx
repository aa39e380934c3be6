import type { StaffPerson } from '@app/contracts/staff-people'
import { type FormEvent, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import type { StaffRole } from '../../entities/traveller/roles/staff-role.ts'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { describeRefusal, nameRole } from './describe-role.ts'
import { PersonField } from './person-field.tsx'
import { PersonName } from './person-name.tsx'
import { RoleField } from './role-field.tsx'

type Problem = { readonly at: 'person' | 'role'; readonly said: string }

export function GrantForm({ onGranted }: { readonly onGranted: () => void }) {
  const config = usePageConfig()
  const [person, setPerson] = useState<StaffPerson | null>(null)
  const [role, setRole] = useState<StaffRole | ''>('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setSending] = useState(false)
  // The key resets a field after its form was cleared.
  const [round, setRound] = useState(0)

  async function grant(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!person) return setProblem({ at: 'person', said: text('roles.no-person') })
    if (!role) return setProblem({ at: 'role', said: text('roles.no-role') })
    setSending(true)
    const refusal = await sendGrant(config, person.id, role)
    setSending(false)
    if (refusal) return setProblem({ at: 'role', said: refusal })
    toast.success(text('roles.granted', { person: person.name ?? person.email, role: nameRole(role) }))
    setProblem(null)
    setPerson(null)
    setRole('')
    setRound(round + 1)
    onGranted()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void grant(event)}
      className="grid content-start gap-5 border-t border-edge pt-5"
    >
      <h3 className="font-display text-lead">{text('roles.grant.title')}</h3>
      <PersonField
        key={round}
        problem={problem?.at === 'person' ? problem.said : ''}
        onChange={(chosen) => {
          setPerson(chosen)
          setProblem(null)
        }}
      />
      <div aria-live="polite">{person && <ChosenPerson person={person} />}</div>
      <RoleField
        role={role}
        problem={problem?.at === 'role' ? problem.said : ''}
        onChange={(chosen) => {
          setRole(chosen)
          setProblem(null)
        }}
      />
      <Button type="submit" isBusy={isSending}>
        {text('roles.grant.action')}
      </Button>
    </form>
  )
}

/** The reason of a refusal; empty on success. */
async function sendGrant(config: Parameters<typeof backend>[0], user_id: string, role: StaffRole): Promise<string> {
  try {
    const { from } = await backend(config)
    const { error } = await from('user_roles').insert({ user_id, role })
    return error ? describeRefusal(error) : ''
  } catch {
    return text('roles.away')
  }
}

/** Two people may share a name: address, age and roles distinguish them before anything is granted. */
function ChosenPerson({ person }: { readonly person: StaffPerson }) {
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
