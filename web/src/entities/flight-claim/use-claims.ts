import { usePageConfig } from '../../api/page-config.tsx'
import { useUnsent } from '../../offline/outbox-overlay.ts'
import { useHydratedQuery } from '../../offline/use-hydrated-query.ts'
import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { useAuth } from '../traveller/session/use-auth.ts'
import { claimsOverlay, claimsQuery } from './claims-query.ts'
import type { ClaimRow, FlightClaim } from './flight-claim.ts'
import { toClaims } from './unsent-claims.ts'

export type Claims = {
  readonly claims: readonly FlightClaim[]
  readonly isGuest: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** The list is a copy from that time, because the server did not answer. */
  readonly copiedAt: Date | null
  readonly reload: () => void
}

const NONE: readonly ClaimRow[] = []

/** The account's claims with those that this device has not sent yet. */
export function useClaims(): Claims {
  const { user, isLoading: isUnknown } = useAuth()
  const userId = user?.id ?? null
  const { data, isPending, isError, dataUpdatedAt, refetch } = useHydratedQuery(claimsQuery(usePageConfig(), userId))
  const claims = toClaims(useUnsent(claimsOverlay, data ?? NONE), useOfflineState().actions)
  const isGuest = userId === null
  return {
    claims: isGuest ? [] : claims,
    isGuest,
    isLoading: isGuest ? isUnknown : isPending,
    // Claims that wait on this device are shown also when the server was never reached.
    hasFailed: !isGuest && isError && data === undefined && claims.length === 0,
    copiedAt: isError && data !== undefined ? new Date(dataUpdatedAt) : null,
    reload: () => void refetch(),
  }
}
