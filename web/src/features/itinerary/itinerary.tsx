import { type ReactNode, Suspense } from 'react'

import { part } from '../../ui/deferred/part.ts'
import { MissingPart } from '../../ui/states/missing-part.tsx'
import { useSavedTrips } from './saved/use-saved-trips.ts'
import { StartPage } from './start/start-page.tsx'
import { TripSkeleton } from './view/trip-skeleton.tsx'

const TripView = part(async () => (await import('./view/trip-view.tsx')).TripView, MissingPart)

type Props = {
  readonly wish: string
  /** The form was sent before hydration and is read now. */
  readonly isSent: boolean
  readonly notice: ReactNode
}

/** The open trip, or the start page. The server knows no trips, so it renders a skeleton of the requested one. */
export function Itinerary({ wish, isSent, notice }: Props) {
  const { openTrip, trips, isOpening } = useSavedTrips()
  if (isOpening) return <TripSkeleton />
  if (!openTrip) return <StartPage trips={trips} wish={wish} isSent={isSent} notice={notice} />
  return (
    <Suspense fallback={<TripSkeleton />}>
      <TripView key={openTrip.trip.id} kept={openTrip} />
    </Suspense>
  )
}
