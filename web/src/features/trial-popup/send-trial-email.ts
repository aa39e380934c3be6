import type { trialSignupEmailContract } from '@app/contracts/payments/trial-signup-email'

import { backend, type BackendConfig } from '../../api/backend.ts'

// Type only: the schemas stay on the server.
const NAME: (typeof trialSignupEmailContract)['name'] = 'trial-signup-email'

/** Any error is a failure; a failure is only logged. */
export async function sendTrialEmail(config: BackendConfig, email: string): Promise<boolean> {
  try {
    const { functions } = await backend(config)
    const { error } = await functions.invoke(NAME, { body: { email } })
    if (error) throw error
    return true
  } catch (error) {
    console.error('The trial email could not be sent', error)
    return false
  }
}
