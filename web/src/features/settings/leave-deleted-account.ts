import { backend, type BackendConfig } from '../../api/backend.ts'
import { forgetAccount } from '../../api/session/leave-here.ts'

/** The server knows nobody of this name any more; this device forgets them too. */
export async function leaveDeletedAccount(config: BackendConfig, userId: string): Promise<void> {
  try {
    await (await backend(config)).auth.signOut({ scope: 'local' })
  } catch (error) {
    console.warn('the session was gone already', error)
  }
  await forgetAccount(userId)
}
