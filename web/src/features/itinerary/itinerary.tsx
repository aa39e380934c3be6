import { lazy, Suspense } from 'react'

import { Spinner } from '../../ui/spinner.tsx'
import { useShelf } from './kept/use-shelf.ts'
import { StartPage } from './start/start-page.tsx'

const TripView = lazy(async () => ({ default: (await import('./view/trip-view.tsx')).TripView }))

type Props = {
  readonly wish: string
  /** It was sent before the script came, and is read now. */
  readonly isSent: boolean
}

/** The trip that is open, or the way to one. The server knows of none, so it draws the way. */
export function Itinerary({ wish, isSent }: Props) {
  const { openTrip, trips } = useShelf()
  if (!openTrip) return <StartPage trips={trips} wish={wish} isSent={isSent} />
  return (
    <Suspense fallback={<Spinner />}>
      <TripView key={openTrip.trip.id} kept={openTrip} />
    </Suspense>
  )
}
