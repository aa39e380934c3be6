import { useSearchParams } from 'react-router'

import { Itinerary } from '../../features/itinerary/itinerary.tsx'
import { itineraryText as text } from '../../text/itinerary.ts'
import { PageHead } from '../page-head.tsx'

const LONGEST_WISH = 2000

export function Component() {
  const [search] = useSearchParams()
  // `wish` is the form's own field: what was sent before the script came is still there.
  const wish = (search.get('wish') ?? search.get('destination') ?? '').slice(0, LONGEST_WISH)
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <Itinerary wish={wish} isSent={search.has('wish')} />
    </>
  )
}
