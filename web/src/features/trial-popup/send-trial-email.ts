import type { trialSignupEmailContract, TrialSignupEmailRequest } from '@app/contracts/payments/trial-signup-email'

import { backend, type BackendConfig } from '../../api/backend.ts'

// Type only: the schemas stay on the server.
const NAME: (typeof trialSignupEmailContract)['name'] = 'trial-signup-email'

type Wish = { readonly email: string; readonly wantsNews: boolean }

/** Any error is a failure; a failure is only logged. The address is stored with what stood beside the button. */
export async function sendTrialEmail(config: BackendConfig, { email, wantsNews }: Wish): Promise<boolean> {
  try {
    const { functions } = await backend(config)
    const { error } = await functions.invoke(NAME, { body: { email, ...consentOf(wantsNews) } })
    if (error) throw error
    return true
  } catch (error) {
    console.error('The trial email could not be sent', error)
    return false
  }
}

/** The versions of the words that this popup shows, and where it stood. */
function consentOf(wantsNews: boolean): Omit<TrialSignupEmailRequest, 'email'> {
  const language = /^[a-z]{2,3}(?=-|$)/.exec(navigator.language.toLowerCase())?.[0]
  return {
    words: 'link-1',
    ...(wantsNews && { news: 'news-1' as const }),
    page: location.pathname.slice(0, 200),
    ...(language && { language }),
  }
}
