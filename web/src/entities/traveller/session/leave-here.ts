import type { Backend } from '../../../api/create-backend.ts'
import { clearAccount, mayLeaveAccount } from './leave-account.ts'

/** Asks when offline changes would be lost. An unreadable store has nothing to lose. */
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

/** Signs the current account out for another one. False when the traveller prefers to keep unsent changes. */
export async function leaveHere(auth: Pick<Backend['auth'], 'signOut'>, userId: string): Promise<boolean> {
  if (!(await agreesToLeave(userId))) return false
  await auth.signOut({ scope: 'local' })
  await forgetAccount(userId)
  return true
}
