import { lazy, type ReactNode, Suspense } from 'react'

import { useShelf } from './kept/use-shelf.ts'
import { StartPage } from './start/start-page.tsx'
import { TripSkeleton } from './view/trip-skeleton.tsx'

const TripView = lazy(async () => ({ default: (await import('./view/trip-view.tsx')).TripView }))

type Props = {
  readonly wish: string
  /** It was sent before the script came, and is read now. */
  readonly isSent: boolean
  readonly notice: ReactNode
}

/** The trip that is open, or the way to one. The server knows of none, so it draws the shape of the one asked for. */
export function Itinerary({ wish, isSent, notice }: Props) {
  const { openTrip, trips, isOpening } = useShelf()
  if (isOpening) return <TripSkeleton />
  if (!openTrip) return <StartPage trips={trips} wish={wish} isSent={isSent} notice={notice} />
  return (
    <Suspense fallback={<TripSkeleton />}>
      <TripView key={openTrip.trip.id} kept={openTrip} />
    </Suspense>
  )
}
