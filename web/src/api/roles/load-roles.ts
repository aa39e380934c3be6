import type { Backend } from '../create-backend.ts'
import { STAFF_ROLES, type StaffRole } from './staff-role.ts'

/** One question per role, all at once. A failure is logged and leaves a plain user: doubt opens no door. */
export async function loadRoles(
  { rpc, verifyClaims }: Pick<Backend, 'rpc' | 'verifyClaims'>,
  userId: string,
): Promise<readonly StaffRole[]> {
  try {
    const { error } = await verifyClaims()
    if (error) throw error
    const answers = await Promise.all(
      STAFF_ROLES.map(async (role) => {
        const answer = await rpc('has_role', { _user_id: userId, _role: role })
        if (answer.error) throw answer.error
        return answer.data ? [role] : []
      }),
    )
    return answers.flat()
  } catch (error) {
    console.error('the roles could not be read', error)
    return []
  }
}
