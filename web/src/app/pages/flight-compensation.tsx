import { useLoaderData } from 'react-router'

import { DelayClaimPage } from '../../features/delay-claim/delay-claim-page.tsx'
import { loadDelayClaim } from '../../features/delay-claim/load-delay-claim.ts'
import { loadFlightFacts } from '../../features/delay-claim/load-flight-facts.ts'
import { claimText as text } from '../../text/claim.ts'
import { PageHead } from '../page-head.tsx'

export { loadDelayClaim as loader }
export { loadFlightFacts as preload }

export function Component() {
  const claim = useLoaderData<typeof loadDelayClaim>()
  return (
    <>
      <PageHead title={text('claim.title')} description={text('claim.description')} />
      <DelayClaimPage claim={claim} />
    </>
  )
}
