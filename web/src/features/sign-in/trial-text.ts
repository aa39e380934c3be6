import type { TrialOffer } from '../../api/session/ask-trial-offer.ts'
import { authText as text } from '../../text/auth.ts'

/** The sentence about the trial after a sign-up; empty when the server did not say. */
export function trialText(trial: TrialOffer): string {
  return trial === 'unknown' ? '' : text(`trial.${trial}`)
}
