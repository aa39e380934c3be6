import type { StaffRole } from '../../api/roles/staff-role.ts'
import { useAdmin } from '../../api/roles/use-admin.ts'
import { staffText as text } from '../../text/staff.ts'
import { describedBy, Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { grantableRoles, nameRole } from './role-words.ts'

type Props = {
  readonly role: StaffRole | ''
  readonly problem: string
  readonly onChange: (role: StaffRole | '') => void
}

/** None is chosen beforehand: the highest stands first, and nobody should grant it by pressing on. */
export function RoleField({ role, problem, onChange }: Props) {
  const { isOwner } = useAdmin()
  return (
    <Field id="role" label={text('roles.role')} {...(role && { hint: text(`does.${role}`) })} error={problem}>
      <Select
        id="role"
        name="role"
        value={role}
        placeholder={text('roles.choose')}
        options={grantableRoles(isOwner).map((value) => ({ value, label: nameRole(value) }))}
        aria-invalid={problem !== ''}
        aria-describedby={describedBy('role', role !== '', problem !== '')}
        onChange={({ currentTarget: { value } }) => onChange(value as StaffRole | '')}
      />
    </Field>
  )
}
