import type { StaffRole } from '../../entities/traveller/roles/staff-role.ts'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { grantableRoles, nameRole } from './describe-role.ts'

type Props = {
  readonly role: StaffRole | ''
  readonly problem: string
  readonly onChange: (role: StaffRole | '') => void
}

/** No default: the highest role is first, and must not be granted by just submitting. */
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
