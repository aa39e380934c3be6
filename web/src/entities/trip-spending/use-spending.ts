import { usePageConfig } from '../../api/page-config.tsx'
import { useUnsent } from '../../offline/outbox-overlay.ts'
import { useHydratedQuery } from '../../offline/use-hydrated-query.ts'
import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { useAuth } from '../traveller/session/use-auth.ts'
import { spendingOverlay, spendingQuery } from './spending-query.ts'
import { NO_ROWS, type SpendingRows } from './spending-rows.ts'
import { waitingIds } from './unsent-spending.ts'

export type Spending = {
  readonly rows: SpendingRows
  /** Rows that the account does not have yet in this form. */
  readonly waiting: ReadonlySet<string>
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** The rows are a copy from that time, because the server did not answer. */
  readonly copiedAt: Date | null
  readonly reload: () => void
}

/** The account's trips and expenses with those that this device has not sent yet. */
export function useSpending(): Spending {
  const userId = useAuth().user?.id ?? null
  const { data, isPending, isError, dataUpdatedAt, refetch } = useHydratedQuery(spendingQuery(usePageConfig(), userId))
  const rows = useUnsent(spendingOverlay, data ?? NO_ROWS)
  return {
    rows,
    waiting: waitingIds(useOfflineState().actions),
    isLoading: isPending,
    // A trip that waits on this device is shown also when the server was never reached.
    hasFailed: isError && data === undefined && rows.trips.length === 0,
    copiedAt: isError && data !== undefined ? new Date(dataUpdatedAt) : null,
    reload: () => void refetch(),
  }
}
