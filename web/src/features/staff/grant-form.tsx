import { type FormEvent, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { STAFF_ROLES, type StaffRole } from '../../api/roles/staff-role.ts'
import { staffText as text } from '../../text/staff.ts'
import { Button } from '../../ui/button.tsx'
import { Field, describedBy } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'

const ACCOUNT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function GrantForm({ onGranted }: { onGranted: () => void }) {
  const config = usePageConfig()
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)

  async function grant(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const given = Object.fromEntries(new FormData(form)) as { account: string; role: StaffRole }
    const user_id = given.account.trim()
    if (!ACCOUNT_ID.test(user_id)) return setProblem(text('roles.bad-id'))
    setSending(true)
    const { from } = await backend(config)
    const { error } = await from('user_roles').insert({ user_id, role: given.role })
    setSending(false)
    if (error) return setProblem(text('roles.refused', { reason: error.message }))
    setProblem('')
    form.reset()
    toast.success(text('roles.granted'))
    onGranted()
  }

  return (
    <form onSubmit={(event) => void grant(event)} className="grid content-start gap-5 border-t border-edge pt-5">
      <h3 className="font-display text-lead">{text('roles.grant.title')}</h3>
      <Field id="account" label={text('roles.grant.account')} hint={text('roles.grant.hint')} error={problem}>
        <Input
          id="account"
          name="account"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== ''}
          aria-describedby={describedBy('account', true, problem !== '')}
        />
      </Field>
      <Field id="role" label={text('roles.role')}>
        <Select
          id="role"
          name="role"
          options={STAFF_ROLES.map((role) => ({ value: role, label: role.replace('_', ' ') }))}
        />
      </Field>
      <Button type="submit" disabled={isSending}>
        {text('roles.grant.action')}
      </Button>
    </form>
  )
}
