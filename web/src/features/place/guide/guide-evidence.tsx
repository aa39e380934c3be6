import { guideClaim } from '@app/domain/guide'

import { ClaimLine } from '../../../entities/place/country-facts/claim-line.tsx'

/** Once in each section: that this is our guide, of when, and that nobody checked it on site. */
export function GuideEvidence({ asOf }: { readonly asOf: string }) {
  return <ClaimLine claim={guideClaim(null, asOf)} />
}
