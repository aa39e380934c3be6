import type { trialOfferContract, TrialOfferResponse } from '@app/contracts/trial-offer'

import { backend, type BackendConfig } from '../backend.ts'

const NAME: (typeof trialOfferContract)['name'] = 'trial-offer'
const TIMEOUT_MS = 5000

/** `unknown`: the server did not say, so nothing is promised. */
export type TrialOffer = TrialOfferResponse['trial'] | 'unknown'

/** Whether the new account has a trial. Without a known device nothing can stand against it. */
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
