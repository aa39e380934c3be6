import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Breadcrumb } from '../../ui/disclosure/breadcrumb.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Progress } from '../../ui/states/progress.tsx'
import { Loading, Skeleton, SkeletonText } from '../../ui/states/skeleton.tsx'
import { Specimen } from './specimen.tsx'

const TRAIL = [
  { label: 'Home', href: '/' },
  { label: 'Travel blog', href: '/blog' },
  { label: 'The night train to Lisbon', href: '/dev/ui' },
]

export function StateSpecimens() {
  const [isStopped, setStopped] = useState(false)
  return (
    <>
      <Specimen name="States" note="Every list has a loading, an empty, an error and an offline state.">
        {() => (
          <>
            <Loading label="Loading your trips">
              <div className="gallery-row">
                <Skeleton className="size-11" />
                <div className="flex-1">
                  <SkeletonText lines={3} />
                </div>
              </div>
            </Loading>
            <EmptyState
              title="No trips yet"
              text="Plan one, and it is kept here, also without a signal."
              action={<Button>Plan a trip</Button>}
            />
            <ErrorState reference="7F3A-22" onRetry={() => undefined} />
            <OfflineState onRetry={() => undefined} />
          </>
        )}
      </Specimen>
      <Specimen name="Progress">
        {() => (
          <>
            <Progress label="Map of Portugal" value={62} valueText="26 of 42 MB" />
            <Progress label="Working out the way" />
            <Progress
              label={isStopped ? 'Stopped' : 'Checking 195 countries'}
              value={isStopped ? 0 : 18}
              onStop={() => setStopped(true)}
            />
          </>
        )}
      </Specimen>
      <Specimen name="Breadcrumb">{(chart) => chart === 'day' && <Breadcrumb items={TRAIL} />}</Specimen>
    </>
  )
}
