import type { ReactNode } from 'react'

import { useOnline } from '../../offline/use-online.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import type { Office } from './use-office.ts'

type Props<Wish, Answer> = {
  readonly office: Office<Wish, Answer>
  readonly children: (answer: Answer) => ReactNode
}

export function OfficeState<Wish, Answer>({ office: { state, again }, children }: Props<Wish, Answer>) {
  const isOnline = useOnline()
  if (state.kind === 'loaded') return children(state.answer)
  if (!isOnline) return <OfflineState heading="h3" onRetry={again} />
  if (state.kind === 'failed') return <ErrorState heading="h3" text={state.reason} onRetry={again} />
  return (
    <Loading>
      <SkeletonText lines={8} />
    </Loading>
  )
}
