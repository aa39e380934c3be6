import { lazy, Suspense } from 'react'

import { Spinner } from '../../ui/spinner.tsx'
import { useShelf } from './kept/use-shelf.ts'
import { StartPage } from './start/start-page.tsx'

const TripView = lazy(async () => ({ default: (await import('./view/trip-view.tsx')).TripView }))

/** The trip that is open, or the way to one. The server knows of none, so it draws the way. */
export function Itinerary({ destination }: { readonly destination: string }) {
  const { openTrip, trips } = useShelf()
  if (!openTrip) return <StartPage trips={trips} destination={destination} />
  return (
    <Suspense fallback={<Spinner />}>
      <TripView key={openTrip.trip.id} kept={openTrip} />
    </Suspense>
  )
}
