import { queryOptions } from '@tanstack/react-query'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { createOverlay } from '../../offline/outbox-overlay.ts'
import { accountKey, requireNetwork } from '../../offline/query-client.ts'
import { MOST } from './party-traveller.ts'
import { applyToTravellers, isAboutTravellers, readRow, type TravellerRow } from './unsent-travellers.ts'

const NAME = 'travellers'
const DEADLINE_MS = 8000

export const travellersOverlay = createOverlay<readonly TravellerRow[]>({
  name: NAME,
  isAbout: isAboutTravellers,
  apply: applyToTravellers,
})

/** Those an account travels with, in the order in which they were added. */
export function travellersQuery(config: BackendConfig, userId: string | null) {
  return queryOptions({
    queryKey: accountKey(userId, NAME),
    enabled: userId !== null,
    queryFn: async (): Promise<readonly TravellerRow[]> => {
      requireNetwork()
      const { from } = await backend(config)
      const { data, error } = await from('travellers')
        .select('id,name,passports,visas,stays,revision')
        .eq('user_id', userId ?? '')
        .order('created_at')
        .order('id')
        .limit(MOST.travellers)
        .abortSignal(AbortSignal.timeout(DEADLINE_MS))
      if (error) throw new Error(error.message)
      return data.flatMap(readRow)
    },
  })
}
