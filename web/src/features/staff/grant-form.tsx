import type { StaffPerson } from '@app/contracts/staff-people'
import { type FormEvent, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import type { StaffRole } from '../../api/roles/staff-role.ts'
import { staffText as text } from '../../text/staff.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ChosenPerson } from './chosen-person.tsx'
import { PersonField } from './person-field.tsx'
import { RoleField } from './role-field.tsx'
import { describeRefusal, nameRole } from './role-words.ts'

type Problem = { readonly at: 'person' | 'role'; readonly said: string }

export function GrantForm({ onGranted }: { readonly onGranted: () => void }) {
  const config = usePageConfig()
  const [person, setPerson] = useState<StaffPerson | null>(null)
  const [role, setRole] = useState<StaffRole | ''>('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setSending] = useState(false)
  // A field that has been emptied by its form must not remember what was chosen in it.
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

/** Why it was refused; nothing when it was not. */
async function sendGrant(config: Parameters<typeof backend>[0], user_id: string, role: StaffRole): Promise<string> {
  try {
    const { from } = await backend(config)
    const { error } = await from('user_roles').insert({ user_id, role })
    return error ? describeRefusal(error) : ''
  } catch {
    return text('roles.away')
  }
}
