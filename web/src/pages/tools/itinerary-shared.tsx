import { useLoaderData } from 'react-router'

import { itineraryText as text } from '../../features/itinerary/itinerary-text.ts'
import { loadSharedTrip } from '../../features/itinerary/shared/load-shared-trip.ts'
import { SharedGone, SharedTripPage } from '../../features/itinerary/shared/shared-trip-page.tsx'
import { PageHead } from '../page-head.tsx'

export { loadSharedTrip as loader }

export function Component() {
  const { shared } = useLoaderData<typeof loadSharedTrip>()
  const title = shared ? shared.trip.title || text('untitled') : text('shared.gone')
  return (
    <>
      <PageHead
        title={title}
        description={text('shared.description')}
        isIndexed={false}
        canonicalPath="/itinerary/shared"
      />
      {shared ? <SharedTripPage shared={shared} /> : <SharedGone />}
    </>
  )
}
