import { useSearchParams } from 'react-router'

import { itineraryText as text } from '../../features/itinerary/itinerary-text.ts'
import { Itinerary } from '../../features/itinerary/itinerary.tsx'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { AskHere, type OnScreen } from '../ask-here.tsx'
import { PageHead } from '../page-head.tsx'

const USES = ['itinerary_generations'] as const
const LONGEST_WISH = 2000

export function Component() {
  const [search] = useSearchParams()
  // `wish` is the form's own field: text sent before the script loaded is still there.
  const wish = (search.get('wish') ?? search.get('destination') ?? '').slice(0, LONGEST_WISH)
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <Itinerary
        wish={wish}
        isSent={search.has('wish')}
        notice={<UsageNotice look="inline" types={USES} when="urgent" />}
      />
      <AskHere screen={tripOnScreen(search.get('trip'))} />
    </>
  )
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function tripOnScreen(id: string | null): OnScreen {
  return id !== null && UUID.test(id) ? { tripId: id } : {}
}
