import type { ReactNode } from 'react'

import { useOnline } from '../../offline/use-online.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import type { Reading } from './ask-staff.ts'

type Props<Answer> = {
  readonly reading: Reading<Answer>
  readonly again: () => void
  readonly children: (answer: Answer) => ReactNode
}

/** Loading, failed and offline look the same in every area. */
export function ReadingState<Answer>({ reading, again, children }: Props<Answer>) {
  const isOnline = useOnline()
  if (reading.kind === 'answered') return children(reading.answer)
  if (!isOnline) return <OfflineState heading="h3" onRetry={again} />
  if (reading.kind === 'refused') return <ErrorState heading="h3" text={reading.message} onRetry={again} />
  return (
    <Loading>
      <SkeletonText lines={8} />
    </Loading>
  )
}
