import { guideClaim } from '@app/domain/guide'

import { ClaimLine } from '../../../entities/place/country-facts/claim-line.tsx'

/** Once per section: the facts are from our guide, its date, and that they were not checked on site. */
export function GuideEvidence({ asOf }: { readonly asOf: string }) {
  return <ClaimLine claim={guideClaim(null, asOf)} />
}
