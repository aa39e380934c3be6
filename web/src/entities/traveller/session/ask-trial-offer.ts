import type { trialOfferContract, TrialOfferResponse } from '@app/contracts/payments/trial-offer'

import { backend, type BackendConfig } from '../../../api/backend.ts'

const NAME: (typeof trialOfferContract)['name'] = 'trial-offer'
const TIMEOUT_MS = 5000

/** `unknown`: the server did not answer, so nothing is promised. */
export type TrialOffer = TrialOfferResponse['trial'] | 'unknown'

/** Whether a new account gets a trial. Without a known device nothing speaks against it. */
export async function askTrialOffer(config: BackendConfig, device: string | null): Promise<TrialOffer> {
  if (device === null) return 'starts'
  try {
    const { functions } = await backend(config)
    const { data } = await functions.invoke<TrialOfferResponse>(NAME, { body: { device }, timeout: TIMEOUT_MS })
    return data?.trial ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
