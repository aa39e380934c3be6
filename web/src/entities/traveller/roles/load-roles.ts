import type { Backend } from '../../../api/create-backend.ts'
import { STAFF_ROLES, type StaffRole } from './staff-role.ts'

type Client = Pick<Backend, 'rpc' | 'verifyClaims'>

const PAUSE_MS = 1000
/** No answer, or an overloaded gateway. */
const NO_ANSWER: readonly unknown[] = [0, 502, 503, 504]

/**
 * One request per role, all at once. A lost answer is retried once; any other failure, or a second one, is logged and
 * gives a plain user: uncertainty grants nothing.
 */
export async function loadRoles(client: Client, userId: string): Promise<readonly StaffRole[]> {
  try {
    return await ask(client, userId).catch(async (error: unknown) => {
      if (!isLost(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      return ask(client, userId)
    })
  } catch (error) {
    console.error('the roles could not be read', error)
    return []
  }
}

async function ask({ rpc, verifyClaims }: Client, userId: string): Promise<readonly StaffRole[]> {
  const { error } = await verifyClaims()
  if (error) throw error
  const answers = await Promise.all(
    STAFF_ROLES.map(async (role) => {
      const answer = await rpc('has_role', { _user_id: userId, _role: role })
      if (answer.error) throw Object.assign(new Error(answer.error.message), { status: answer.status })
      return answer.data ? [role] : []
    }),
  )
  return answers.flat()
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOfTheNetwork = ['TypeError', 'TimeoutError', 'AuthRetryableFetchError'].includes(error.name)
  return isOfTheNetwork || ('status' in error && NO_ANSWER.includes(error.status))
}
