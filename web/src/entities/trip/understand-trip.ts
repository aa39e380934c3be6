import type { understandTripContract, UnderstandTripResponse } from '@app/contracts/trips/understand-trip'
import type { CalendarDate } from '@app/domain/kernel'
import type { TripRequest } from '@app/domain/trip-request'

import { backend, type BackendConfig } from '../../api/backend.ts'

const NAME: (typeof understandTripContract)['name'] = 'understand-trip'
const TIMEOUT_MS = 8_000

/** The model's reading of a wish; null when there is none, for any reason. */
export async function understandTrip(
  config: BackendConfig,
  body: { readonly sentence: string; readonly today: CalendarDate },
): Promise<TripRequest | null> {
  try {
    const { functions } = await backend(config)
    const { data } = await functions.invoke<UnderstandTripResponse>(NAME, { body, timeout: TIMEOUT_MS })
    return data?.kind === 'read' ? data.request : null
  } catch {
    return null
  }
}
