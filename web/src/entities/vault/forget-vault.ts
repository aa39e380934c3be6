import { forgetDeleted } from './documents.ts'
import { vaultSession } from './vault-session.ts'

/** At the end of a session nothing of the vault stays on this device, not even encrypted, but what is still unsent. */
export async function forgetVault(userId: string): Promise<void> {
  vaultSession.lock()
  await forgetDeleted(userId, [])
}
