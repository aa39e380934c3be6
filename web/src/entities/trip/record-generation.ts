import type { BackendConfig } from '../../api/backend.ts'
import { type Recorded, recordUse } from '../traveller/usage/record-use.ts'

/** Counts one plan, once it is made. */
export function recordGeneration(config: BackendConfig, isGuest: boolean): Promise<Recorded> {
  return recordUse(config, 'itinerary_generations', isGuest)
}
