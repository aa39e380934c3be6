import { useSearchParams } from 'react-router'

import { Itinerary } from '../../features/itinerary/itinerary.tsx'
import { itineraryText as text } from '../../text/itinerary.ts'
import { PageHead } from '../page-head.tsx'

const LONGEST_DESTINATION = 120

export function Component() {
  const [search] = useSearchParams()
  const destination = (search.get('destination') ?? '').slice(0, LONGEST_DESTINATION)
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <Itinerary destination={destination} />
    </>
  )
}
