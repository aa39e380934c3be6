import type { trialSignupEmailContract } from '@app/contracts/trial-signup-email'

import { backend, type BackendConfig } from '../../api/backend.ts'

// By type only: the schemas stay on the server.
const NAME: (typeof trialSignupEmailContract)['name'] = 'trial-signup-email'

/** Any error is a failure, none is a success; a failure is only logged. */
export async function sendTrialEmail(config: BackendConfig, email: string): Promise<boolean> {
  try {
    const { functions } = await backend(config)
    const { error } = await functions.invoke(NAME, { body: { email } })
    if (error) throw error
    return true
  } catch (error) {
    console.error('The trial e-mail could not be sent', error)
    return false
  }
}
