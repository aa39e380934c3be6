import type { ReactNode } from 'react'

import { useOnline } from '../../offline/use-online.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import type { useRows } from './use-rows.ts'

type Props<Row> = {
  readonly answer: ReturnType<typeof useRows<Row>>
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** Loading, failed and offline states look the same for every table of the dashboard. */
export function RowsState<Row>({ answer: { state, again }, children }: Props<Row>) {
  const isOnline = useOnline()
  if (state.kind === 'loaded') return children(state.rows)
  if (!isOnline) return <OfflineState heading="h3" onRetry={again} />
  if (state.kind === 'failed') return <ErrorState heading="h3" text={state.reason} onRetry={again} />
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  )
}
