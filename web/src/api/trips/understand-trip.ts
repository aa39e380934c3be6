import type { understandTripContract, UnderstandTripResponse } from '@app/contracts/understand-trip'
import type { CalendarDate } from '@app/domain/kernel'
import type { TripRequest } from '@app/domain/trip-request'

import { backend, type BackendConfig } from '../backend.ts'

const NAME: (typeof understandTripContract)['name'] = 'understand-trip'
const PATIENCE_MS = 8_000

/** What the installation's model makes of a wish; null where it says nothing, for whatever reason. */
export async function understandTrip(
  config: BackendConfig,
  body: { readonly sentence: string; readonly today: CalendarDate },
): Promise<TripRequest | null> {
  try {
    const { functions } = await backend(config)
    const { data } = await functions.invoke<UnderstandTripResponse>(NAME, { body, timeout: PATIENCE_MS })
    return data?.kind === 'read' ? data.request : null
  } catch {
    return null
  }
}
