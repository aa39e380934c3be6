import { queryOptions } from '@tanstack/react-query'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { createOverlay } from '../../offline/outbox-overlay.ts'
import { accountKey, requireNetwork } from '../../offline/query-client.ts'
import type { ClaimRow } from './flight-claim.ts'
import { applyToClaims, isAboutClaims } from './unsent-claims.ts'

const NAME = 'flight-claims'
const DEADLINE_MS = 8000
/** The database keeps no more of an account. */
const MOST = 200
const COLUMNS = 'id,title,path,law,amount_minor,currency,flight_date,state,remind_on,note,revision,created_at'

export const claimsOverlay = createOverlay<readonly ClaimRow[]>({
  name: NAME,
  isAbout: isAboutClaims,
  apply: applyToClaims,
})

/** An account's claims, the newest first. */
export function claimsQuery(config: BackendConfig, userId: string | null) {
  return queryOptions({
    queryKey: accountKey(userId, NAME),
    enabled: userId !== null,
    queryFn: async (): Promise<readonly ClaimRow[]> => {
      requireNetwork()
      const { from } = await backend(config)
      const { data, error } = await from('flight_claims')
        .select(COLUMNS)
        .eq('user_id', userId ?? '')
        .order('created_at', { ascending: false })
        .order('id')
        .limit(MOST)
        .abortSignal(AbortSignal.timeout(DEADLINE_MS))
      if (error) throw new Error(error.message)
      return data
    },
  })
}
