import { clearAccount, mayLeaveAccount } from '../../offline/leave-account.ts'
import type { Backend } from '../create-backend.ts'

/** Asks when changes made offline would be lost. A store that cannot be read has nothing to lose. */
export async function agreesToLeave(userId: string): Promise<boolean> {
  try {
    return await mayLeaveAccount(userId)
  } catch (error) {
    console.warn('the unsent changes could not be counted', error)
    return true
  }
}

export async function forgetAccount(userId: string): Promise<void> {
  try {
    await clearAccount(userId)
  } catch (error) {
    console.error('data of the account stayed on this device', error)
  }
}

/** Makes room on this device for another account. False when the traveller would rather keep what is not sent yet. */
export async function leaveHere(auth: Pick<Backend['auth'], 'signOut'>, userId: string): Promise<boolean> {
  if (!(await agreesToLeave(userId))) return false
  await auth.signOut({ scope: 'local' })
  await forgetAccount(userId)
  return true
}
