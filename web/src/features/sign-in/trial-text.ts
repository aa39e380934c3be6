import type { TrialOffer } from '../../entities/traveller/session/ask-trial-offer.ts'
import { authText as text } from './sign-in-text.ts'

/** The sentence about the trial after a sign-up; empty when the server did not answer. */
export function trialText(trial: TrialOffer): string {
  return trial === 'unknown' ? '' : text(`trial.${trial}`)
}
